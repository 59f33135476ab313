import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import { addDays, berlinInstant } from '../../shared/berlin-time.js';
import type { StockRecord } from './stock.schema.js';
import type { StockTake } from './stock.types.js';

const KEPT_DAYS = 60;

/** A dish and the day it is counted for; the day is empty where pieces are not counted by day. */
export interface Counted {
  take: Omit<StockTake, 'name'>;
  day: string;
}

export interface Wanted extends Counted {
  orderId: string;
}

@Injectable()
export class StockRepository {
  constructor(@InjectModel('Stock') private readonly stock: Model<StockRecord>) {}

  levels(shopId: string, days: string[]): Promise<Pick<StockRecord, 'productId' | 'kind' | 'left'>[]> {
    return this.stock.find({ shopId, day: { $in: days } }, { productId: 1, kind: 1, left: 1 }).lean();
  }

  /** What is left afterwards; null while nobody has begun to count; false when there are too few. */
  async take(shopId: string, wanted: Wanted, now: Date): Promise<number | null | false> {
    const left = await this.takeCounted(shopId, wanted, now);
    if (left !== false) return left;
    const { rule } = wanted.take;
    if (rule.kind === 'pieces') return (await this.isCounted(shopId, wanted)) ? false : null;
    if (await this.beginDay(shopId, wanted, rule.quota, now)) return rule.quota - wanted.take.pieces;
    return this.takeCounted(shopId, wanted, now);
  }

  /** The order is written: from now on only the order itself returns its pieces. */
  async confirm(shopId: string, orderId: string): Promise<void> {
    await this.stock.updateMany({ shopId, 'taken.id': orderId }, { $pull: { holds: { id: orderId } } });
  }

  /** How many are left of each dish afterwards, and how many were returned. */
  async release(shopId: string, orderId: string): Promise<{ left: number; back: number }[]> {
    const records = await this.stock.find({ shopId, 'taken.id': orderId }, { taken: 1 }).lean();
    const returned = await Promise.all(
      records.map(({ _id, taken }) => {
        const back = taken.find(({ id }) => id === orderId)?.pieces ?? 0;
        return this.giveBack(shopId, _id, orderId, back);
      }),
    );
    return returned.filter((one) => one !== null);
  }

  /** The order is completed: its pieces will not be returned. */
  async settle(shopId: string, orderId: string): Promise<void> {
    await this.stock.updateMany(
      { shopId, 'taken.id': orderId },
      { $pull: { taken: { id: orderId }, holds: { id: orderId } } },
    );
  }

  /** How many were left before; null when nobody had counted. */
  async set(shopId: string, counted: Counted, left: number): Promise<number | null> {
    const { _id, ...fresh } = recordOf(shopId, counted);
    const before = await this.stock
      .findOneAndUpdate(
        { shopId, _id },
        { $set: { left }, $setOnInsert: { ...fresh, taken: [], holds: [] } },
        { upsert: true, returnDocument: 'before' },
      )
      .lean();
    return before?.left ?? null;
  }

  /** Orders of all restaurants that took pieces before this moment and are still not written. */
  async heldBefore(before: Date, limit: number): Promise<{ shopId: string; orderId: string }[]> {
    const records = await this.stock
      .find({ 'holds.at': { $lt: before } }, { shopId: 1, holds: 1 })
      .limit(limit)
      .lean();
    return records.flatMap(({ shopId, holds }) =>
      holds.filter(({ at }) => at < before).map(({ id: orderId }) => ({ shopId, orderId })),
    );
  }

  /** One conditional write: of several orders for the last piece, exactly one gets it. */
  private async takeCounted(shopId: string, wanted: Wanted, now: Date): Promise<number | false> {
    const { orderId: id, take } = wanted;
    const { pieces } = take;
    const after = await this.stock
      .findOneAndUpdate(
        { shopId, _id: idOf(shopId, wanted), left: { $gte: pieces } },
        { $inc: { left: -pieces }, $push: { taken: { id, pieces }, holds: { id, at: now } } },
        { returnDocument: 'after', projection: { left: 1 } },
      )
      .lean();
    return after ? after.left : false;
  }

  private async isCounted(shopId: string, wanted: Wanted): Promise<boolean> {
    return (await this.stock.findOne({ shopId, _id: idOf(shopId, wanted) }, { _id: 1 }).lean()) !== null;
  }

  /** The first order of a day creates its record; false when it wants too many or another order was first. */
  private async beginDay(shopId: string, wanted: Wanted, quota: number, now: Date): Promise<boolean> {
    const { orderId: id, take } = wanted;
    const { pieces } = take;
    if (pieces > quota) return false;
    const begun = { left: quota - pieces, taken: [{ id, pieces }], holds: [{ id, at: now }] };
    try {
      await this.stock.create({ ...recordOf(shopId, wanted), ...begun });
      return true;
    } catch (error) {
      if (error instanceof mongoose.mongo.MongoServerError && error.code === 11000) return false;
      throw error;
    }
  }

  private async giveBack(shopId: string, _id: string, id: string, back: number) {
    const after = await this.stock
      .findOneAndUpdate(
        { shopId, _id, taken: { $elemMatch: { id } } },
        { $inc: { left: back }, $pull: { taken: { id }, holds: { id } } },
        { returnDocument: 'after', projection: { left: 1 } },
      )
      .lean();
    return after && { left: after.left, back };
  }
}

const idOf = (shopId: string, { take: { productId }, day }: Counted): string =>
  `${shopId}/${productId}/${day}`;

function recordOf(shopId: string, counted: Counted) {
  const { take, day } = counted;
  const { productId, rule } = take;
  const expiresAt = day ? berlinInstant(addDays(day, KEPT_DAYS), 0, 'earlier') : null;
  return { _id: idOf(shopId, counted), shopId, productId, kind: rule.kind, day, expiresAt };
}
