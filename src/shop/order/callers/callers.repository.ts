import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { type OrderRecord, toOrder } from '../order.schema.js';
import type { Order } from '../order.types.js';

@Injectable()
export class CallersRepository {
  constructor(@InjectModel('Order') private readonly orders: Model<OrderRecord>) {}

  /** Newest first. Whoever did not want to be known again is not found. */
  async listOf(shopId: string, phone: string, now: Date, limit: number): Promise<Order[]> {
    const records = await this.orders
      .find({
        shopId,
        'contact.phone': phone,
        contactUntil: { $gt: now },
        'phoned.remembered': { $ne: false },
      })
      .sort({ placedAt: -1 })
      .limit(limit)
      .lean();
    return records.map(toOrder);
  }
}
