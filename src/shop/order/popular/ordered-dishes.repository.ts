import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { OrderRecord } from '../order.schema.js';
import type { OrderState } from '../order.types.js';

const NOT_ORDERED: OrderState[] = ['awaitPayment', 'rejected', 'cancelled'];

@Injectable()
export class OrderedDishesRepository {
  constructor(@InjectModel('Order') private readonly orders: Model<OrderRecord>) {}

  /** How many orders there are since then, counted up to `limit`. */
  count(shopId: string, since: Date, limit: number): Promise<number> {
    return this.orders.countDocuments(orderedSince(shopId, since), { limit });
  }

  /** In how many orders each dish stands: a party that takes thirty of one counts once. */
  async countByDish(shopId: string, since: Date): Promise<Map<string, number>> {
    const found = await this.orders.aggregate<{ _id: string; orders: number }>([
      { $match: orderedSince(shopId, since) },
      { $project: { 'lines.productId': 1 } },
      { $unwind: '$lines' },
      { $group: { _id: { order: '$_id', dish: '$lines.productId' } } },
      { $group: { _id: '$_id.dish', orders: { $sum: 1 } } },
    ]);
    return new Map(found.map(({ _id, orders }) => [_id, orders]));
  }
}

const orderedSince = (shopId: string, since: Date) => ({
  shopId,
  placedAt: { $gte: since },
  state: { $nin: NOT_ORDERED },
});
