import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import { addDays, berlinInstant } from '../../shared/berlin-time.js';
import type { StockRecord } from './stock.schema.js';
import type { StockTake } from './stock.types.js';

const KEPT_DAYS = 60;
const TRIES = 200;

/** How many pieces an order has of a dish. */
type Took = StockRecord['taken'][number];
/** How many an order keeps, by dish; what is not in it goes back whole. */
type Kept = ReadonlyMap<string, number>;

interface Returned {
  left: number;
  back: number;
}

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

  /**
   * So many of each dish stay with the order, the others are returned; asked again it returns nothing. Answers how many
   * are left of each afterwards.
   */
  async release(shopId: string, orderId: string, kept: Kept): Promise<Returned[]> {
    const records = await this.stock.find({ shopId, 'taken.id': orderId }, { productId: 1 }).lean();
    const returned = await Promise.all(
      records.map(({ _id, productId }) =>
        this.giveBack(shopId, _id, { id: orderId, pieces: kept.get(productId) ?? 0 }),
      ),
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

  /** What is returned is what the record says at that moment: whoever was quicker is asked anew. */
  private async giveBack(shopId: string, _id: string, { id, pieces: kept }: Took): Promise<Returned | null> {
    for (let tried = 0; tried < TRIES; tried++) {
      const record = await this.stock.findOne({ shopId, _id }, { taken: 1 }).lean();
      const at = record?.taken.findIndex((one) => one.id === id) ?? -1;
      const pieces = record?.taken[at]?.pieces ?? 0;
      if (at < 0 || pieces <= kept) return null;
      const back = pieces - kept;
      const after = await this.stock
        .findOneAndUpdate(
          { shopId, _id, [`taken.${at}.id`]: id, [`taken.${at}.pieces`]: pieces },
          {
            $inc: { left: back },
            ...(kept > 0
              ? { $set: { [`taken.${at}.pieces`]: kept } }
              : { $pull: { taken: { id }, holds: { id } } }),
          },
          { returnDocument: 'after', projection: { left: 1 } },
        )
        .lean();
      if (after) return { left: after.left, back };
    }
    throw new Error(`Stock ${_id} is written too often.`);
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
