import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { OrderRecord } from '../order.schema.js';
import type { Order } from '../order.types.js';

const EVER = new Date(0);

export interface DueContact {
  shopId: string;
  id: string;
}

/** The part of an order that does not stay. */
@Injectable()
export class ContactRepository {
  constructor(@InjectModel('Order') private readonly orders: Model<OrderRecord>) {}

  /** Compare-and-set: false when the order changed meanwhile. */
  async erase(shopId: string, id: string, version: number, fields: Partial<Order>): Promise<boolean> {
    const { modifiedCount } = await this.orders.updateOne(
      { shopId, _id: id, version },
      { $set: fields, $inc: { version: 1 } },
    );
    return modifiedCount === 1;
  }

  /** Orders whose time is over, of every restaurant: the worker asks once for all. */
  async listDue(now: Date, limit: number): Promise<DueContact[]> {
    const records = await this.orders
      .find({ contactUntil: { $gt: EVER, $lte: now } }, { shopId: 1 })
      .sort({ contactUntil: 1 })
      .limit(limit)
      .lean();
    return records.map(toDue);
  }

  /** Orders of this restaurant that were handed over before, and whose guests are still known. */
  async listHandedOver(shopId: string, before: Date, limit: number): Promise<DueContact[]> {
    const handedOver = [
      { wantedAt: null, placedAt: { $lte: before } },
      { wantedAt: { $gt: EVER, $lte: before } },
    ];
    const records = await this.orders
      .find({ shopId, contactUntil: { $gt: EVER }, $or: handedOver }, { shopId: 1 })
      .limit(limit)
      .lean();
    return records.map(toDue);
  }
}

const toDue = ({ _id, shopId }: { _id: string; shopId: string }): DueContact => ({ shopId, id: _id });
