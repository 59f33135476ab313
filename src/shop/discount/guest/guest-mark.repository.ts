import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { GuestMarkRecord } from './guest-mark.schema.js';

const MOST = 50;

@Injectable()
export class GuestMarkRepository {
  constructor(@InjectModel('DiscountGuest') private readonly marks: Model<GuestMarkRecord>) {}

  /** The same order twice is there once. */
  async note(shopId: string, orderId: string, marks: readonly string[], at: Date): Promise<void> {
    if (marks.length === 0) return;
    await this.marks.bulkWrite(
      marks.map((mark) => ({
        updateOne: {
          filter: { shopId, _id: `${orderId} ${mark}` },
          update: { $setOnInsert: { mark, orderId, at } },
          upsert: true,
        },
      })),
    );
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
