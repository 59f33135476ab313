import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { type OrderRecord, toOrder } from '../order.schema.js';
import type { Order, OrderEvent, OrderNotice, OrderState } from '../order.types.js';

/** What money changes about an order. */
export interface PayingWrite {
  state: OrderState;
  set: Partial<Pick<Order, 'payment' | 'payBy' | 'placedAt' | 'ladder' | 'docketAt'>>;
  events: OrderEvent[];
  notices: OrderNotice[];
}

@Injectable()
export class PayingRepository {
  constructor(@InjectModel('Order') private readonly orders: Model<OrderRecord>) {}

  /** Compare-and-set: false when another request changed the order first. */
  async write(
    shopId: string,
    id: string,
    version: number,
    { state, set, events, notices }: PayingWrite,
  ): Promise<boolean> {
    const { modifiedCount } = await this.orders.updateOne(
      { shopId, _id: id, version },
      {
        $set: { state, ...set },
        $inc: { version: 1 },
        $push: { events: { $each: events }, outbox: { $each: notices } },
      },
    );
    return modifiedCount === 1;
  }

  /** Whose money is still to come. */
  async listAwaiting(shopId: string, limit: number): Promise<Pick<Order['contact'], 'phone' | 'address'>[]> {
    const records = await this.orders
      .find({ shopId, state: 'awaitPayment' }, { contact: 1 })
      .limit(limit)
      .lean();
    return records.map(({ contact: { phone, address } }) => ({ phone, address: address ?? null }));
  }

  /** Nobody has paid them in time, of every restaurant: the worker asks once for all. */
  async listUnpaid(now: Date, limit: number): Promise<Order[]> {
    const records = await this.orders
      .find({ payBy: { $gt: new Date(0), $lte: now } })
      .sort({ payBy: 1 })
      .limit(limit)
      .lean();
    return records.map(toOrder);
  }
}
