import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { insertMissing } from '../../../platform/store/inserts.js';
import type { GuestMarkRecord } from './guest-mark.schema.js';

const MOST = 50;

interface MarkedOrder {
  shopId: string;
  orderId: string;
  marks: string[];
  at: Date;
}

@Injectable()
export class GuestMarkRepository {
  constructor(@InjectModel('DiscountGuest') private readonly marks: Model<GuestMarkRecord>) {}

  /** Of many orders in one write; the same order twice is there once. */
  async note(orders: readonly MarkedOrder[]): Promise<void> {
    const records = orders.flatMap(({ shopId, orderId, marks, at }) =>
      marks.map((mark) => ({ _id: `${orderId} ${mark}`, shopId, mark, orderId, at })),
    );
    await insertMissing(this.marks, records);
  }

  async listOf(shopId: string, marks: readonly string[]): Promise<{ orderId: string; at: Date }[]> {
    const found = this.marks
      .find({ shopId, mark: { $in: [...marks] } })
      .sort({ at: -1 })
      .limit(MOST);
    return (await found.lean()).map(({ orderId, at }) => ({ orderId, at }));
  }

  async forget(shopId: string, orderId: string): Promise<void> {
    await this.marks.deleteMany({ shopId, orderId });
  }
}
