import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { type OrderRecord, toOrder } from '../order.schema.js';
import type { Bump, Order } from '../order.types.js';

@Injectable()
export class PassRepository {
  constructor(@InjectModel('Order') private readonly orders: Model<OrderRecord>) {}

  /** Compare-and-set: null when somebody else was quicker. */
  async note(shopId: string, id: string, version: number, bumps: readonly Bump[]): Promise<Order | null> {
    const record = await this.orders
      .findOneAndUpdate(
        { shopId, _id: id, version },
        { $set: { bumps }, $inc: { version: 1 } },
        { returnDocument: 'after' },
      )
      .lean();
    return record && toOrder(record);
  }
}
