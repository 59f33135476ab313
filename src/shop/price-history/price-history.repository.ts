import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { FormerPriceRecord } from './price-history.schema.js';
import type { FormerPrice } from './price-history.types.js';

@Injectable()
export class PriceHistoryRepository {
  constructor(@InjectModel('PriceHistory') private readonly prices: Model<FormerPriceRecord>) {}

  async list(shopId: string, productIds: readonly string[]): Promise<FormerPrice[]> {
    const records = await this.prices
      .find({ shopId, productId: { $in: [...productIds] } })
      .sort({ to: 1 })
      .lean();
    return records.map(({ _id, ...price }) => ({ id: _id, ...price }));
  }

  /** Without mongoose documents: importing a file may end thousands of prices at once. */
  async add(prices: readonly FormerPrice[]): Promise<void> {
    const records = prices.map(({ id, ...price }) => ({ _id: id, ...price }));
    await this.prices.insertMany(records, { lean: true });
  }
}
