import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import type { RedemptionRecord } from './redemption.schema.js';
import type { SeatWish } from './redemption.types.js';

/** Blind reaches for a seat before somebody looks which are free. */
const BLIND = 2;
const TRIES = 60;

interface Taker {
  shopId: string;
  orderId: string;
  at: Date;
}

@Injectable()
export class RedemptionRepository {
  constructor(@InjectModel('DiscountRedemption') private readonly seats: Model<RedemptionRecord>) {}

  /** false: all are taken. The unique key decides between those who reach for one at the same time. */
  async take(wish: SeatWish, taker: Taker): Promise<boolean> {
    for (let tried = 0; tried < TRIES; tried++) {
      const seat = tried < BLIND ? 1 + randomInt(wish.seats) : await this.freeSeat(taker.shopId, wish);
      if (seat === null) return false;
      if (await this.sit(wish, seat, taker)) return true;
    }
    return false;
  }

  async keep(shopId: string, orderId: string): Promise<void> {
    await this.seats.updateMany({ shopId, orderId, kept: false }, { $set: { kept: true } });
  }

  async giveBack(shopId: string, orderId: string): Promise<void> {
    await this.seats.deleteMany({ shopId, orderId });
  }

  /** What names a guest goes; how often an offer was taken stays. */
  async forgetGuest(shopId: string, orderId: string): Promise<void> {
    await this.seats.deleteMany({ shopId, orderId, of: { $regex: '^guest:' } });
  }

  count(shopId: string, offerId: string, of: string): Promise<number> {
    return this.seats.countDocuments({ shopId, offerId, of });
  }

  /** How often each of these was taken over all; each code of a series counts. */
  async countTaken(shopId: string, offerIds: readonly string[]): Promise<Map<string, number>> {
    if (offerIds.length === 0) return new Map();
    const rows = await this.seats.aggregate<{ _id: { offerId: string; orderId: string } }>([
      { $match: { shopId, offerId: { $in: [...offerIds] } } },
      { $group: { _id: { offerId: '$offerId', orderId: '$orderId' } } },
    ]);
    const times = new Map<string, number>();
    for (const { _id } of rows) times.set(_id.offerId, (times.get(_id.offerId) ?? 0) + 1);
    return times;
  }

  /** Taken for orders before then and not written, of every restaurant. */
  async heldBefore(before: Date, limit: number): Promise<{ shopId: string; orderId: string }[]> {
    const found = this.seats
      .find({ kept: false, at: { $lt: before } }, { shopId: 1, orderId: 1 })
      .limit(limit);
    return (await found.lean()).map(({ shopId, orderId }) => ({ shopId, orderId }));
  }

  private async freeSeat(shopId: string, { offerId, of, seats }: SeatWish): Promise<number | null> {
    const taken = new Set(
      (await this.seats.find({ shopId, offerId, of }, { seat: 1 }).lean()).map(({ seat }) => seat),
    );
    const free = Array.from({ length: seats }, (_, i) => i + 1).filter((seat) => !taken.has(seat));
    return free.length > 0 ? free[randomInt(free.length)]! : null;
  }

  private async sit(
    { offerId, of }: SeatWish,
    seat: number,
    { shopId, orderId, at }: Taker,
  ): Promise<boolean> {
    const _id = `${orderId} ${offerId} ${of}`;
    try {
      await this.seats.collection.insertOne({
        _id,
        shopId,
        offerId,
        orderId,
        of,
        seat,
        at,
        kept: false,
      } as never);
      return true;
    } catch (error) {
      if (!(error instanceof mongoose.mongo.MongoServerError) || error.code !== 11000) throw error;
      return (await this.seats.countDocuments({ shopId, _id })) > 0;
    }
  }
}
