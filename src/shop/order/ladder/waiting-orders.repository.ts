import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { type OrderRecord, toOrder } from '../order.schema.js';
import type { Ladder, Order } from '../order.types.js';

/** Orders nobody has answered yet, as the ladder reads them. */
@Injectable()
export class WaitingOrdersRepository {
  constructor(@InjectModel('Order') private readonly orders: Model<OrderRecord>) {}

  /** Of every restaurant: the worker asks once for all. */
  async listDue(now: Date, limit: number): Promise<Order[]> {
    const records = await this.orders
      .find({ 'ladder.at': { $gt: new Date(0), $lte: now } })
      .sort({ 'ladder.at': 1 })
      .limit(limit)
      .lean();
    return records.map(toOrder);
  }

  /** Null when it was answered meanwhile, or another worker was here. */
  async note(shopId: string, id: string, before: Ladder, after: Ladder): Promise<Order | null> {
    const record = await this.orders
      .findOneAndUpdate(
        { shopId, _id: id, state: 'placed', 'ladder.at': before.at },
        { $set: { ladder: after } },
        { returnDocument: 'after' },
      )
      .lean();
    return record && toOrder(record);
  }

  /** The same for many, in one write. */
  async noteMany(all: readonly { order: Order; before: Ladder; after: Ladder }[]): Promise<void> {
    if (all.length === 0) return;
    const updates = all.map(({ order: { shopId, id }, before, after }) => ({
      updateOne: {
        filter: { shopId, _id: id, state: 'placed', 'ladder.at': before.at },
        update: { $set: { ladder: after } },
      },
    }));
    // The driver itself: there is nothing to cast.
    await this.orders.collection.bulkWrite(updates as never, { ordered: false });
  }

  async leave(shopId: string, id: string, at: Date | null): Promise<void> {
    await this.orders.updateOne({ shopId, _id: id }, { $set: { 'ladder.at': at } });
  }
}
