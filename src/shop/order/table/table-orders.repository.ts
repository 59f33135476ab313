import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { type OrderRecord, toOrder } from '../order.schema.js';
import type { Order } from '../order.types.js';

const MOST_ROUNDS = 2_000;

@Injectable()
export class TableOrdersRepository {
  constructor(@InjectModel('Order') private readonly orders: Model<OrderRecord>) {}

  /** The rounds of these parties, the oldest first. */
  async listOfTabs(shopId: string, tabIds: readonly string[]): Promise<Order[]> {
    const records = await this.orders
      .find({ shopId, 'table.tabId': { $in: [...tabIds], $gt: '' } })
      .sort({ placedAt: 1 })
      .limit(MOST_ROUNDS)
      .lean();
    return records.map(toOrder);
  }

  /** They sit elsewhere now, and what is still to come goes there. */
  async relabel(shopId: string, tabIds: readonly string[], label: string): Promise<void> {
    await this.orders.updateMany(
      { shopId, 'table.tabId': { $in: [...tabIds], $gt: '' } },
      { $set: { tableCode: label }, $inc: { version: 1 } },
    );
  }
}
