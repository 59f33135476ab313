import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { FormerPriceRecord } from './price-history.schema.js';
import type { FormerPrice } from './price-history.types.js';

@Injectable()
export class PriceHistoryRepository {
  constructor(@InjectModel('PriceHistory') private readonly prices: Model<FormerPriceRecord>) {}

  async list(shopId: string, productId: string): Promise<FormerPrice[]> {
    const records = await this.prices.find({ shopId, productId }).sort({ to: 1 }).lean();
    return records.map(({ _id, ...price }) => ({ id: _id, ...price }));
  }

  async add(prices: readonly FormerPrice[]): Promise<void> {
    await this.prices.insertMany(prices.map(({ id, ...price }) => ({ _id: id, ...price })));
  }
}
