import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import type { Fulfilment } from '../../shared/fulfilment.types.js';
import type { SlotLoad, SlotSettings } from '../opening-hours/opening-hours.types.js';
import type { SlotRecord } from './slot-places.schema.js';
import type { Place } from './slot-places.types.js';

@Injectable()
export class SlotPlacesRepository {
  constructor(@InjectModel('Slot') private readonly slots: Model<SlotRecord>) {}

  async loads(shopId: string, fulfilment: Fulfilment, from: Date): Promise<Map<number, SlotLoad>> {
    const records = await this.slots.find({ shopId, fulfilment, at: { $gte: from } }, { taken: 0 }).lean();
    return new Map(records.map(({ at, orders, items }) => [at.getTime(), { orders, items }]));
  }

  /** One conditional write, so that of many who want the last place one gets it. */
  async take(shopId: string, place: Place, limits: SlotSettings, now: Date): Promise<boolean> {
    if (await this.takeOpen(shopId, place, limits, now)) return true;
    if (await this.open(shopId, place, now)) return true;
    return this.takeOpen(shopId, place, limits, now);
  }

  async confirm(shopId: string, place: Omit<Place, 'items'>): Promise<void> {
    await this.slots.updateOne(
      { shopId, _id: idOf(shopId, place) },
      { $pull: { holds: { id: place.orderId } } },
    );
  }

  async release(shopId: string, place: Place): Promise<void> {
    const { orderId: id, items } = place;
    await this.slots.updateOne(
      { shopId, _id: idOf(shopId, place), taken: { $elemMatch: { id } } },
      { $inc: { orders: -1, items: -items }, $pull: { taken: { id }, holds: { id } } },
    );
  }

  /** Places held since before then, of every restaurant. */
  async heldBefore(before: Date, limit: number): Promise<{ shopId: string; place: Place }[]> {
    const records = await this.slots
      .find({ 'holds.at': { $lt: before } })
      .limit(limit)
      .lean();
    return records.flatMap(({ shopId, fulfilment, at, taken, holds }) =>
      holds
        .filter((hold) => hold.at < before)
        .map(({ id }) => {
          const items = taken.find((one) => one.id === id)?.items ?? 0;
          return { shopId, place: { orderId: id, fulfilment, at, items } };
        }),
    );
  }

  private async takeOpen(
    shopId: string,
    place: Place,
    { maxOrders, maxItems }: SlotSettings,
    now: Date,
  ): Promise<boolean> {
    const { orderId: id, items } = place;
    const { modifiedCount } = await this.slots.updateOne(
      {
        shopId,
        _id: idOf(shopId, place),
        ...(maxOrders !== null && { orders: { $lt: maxOrders } }),
        // A basket bigger than a whole slot may still have an empty one.
        ...(maxItems !== null && { $or: [{ items: 0 }, { items: { $lte: maxItems - items } }] }),
      },
      { $inc: { orders: 1, items }, $push: { taken: { id, items }, holds: { id, at: now } } },
    );
    return modifiedCount === 1;
  }

  /** The first order of a slot writes its record; false when another was there first. */
  private async open(shopId: string, place: Place, now: Date): Promise<boolean> {
    const { orderId: id, fulfilment, at, items } = place;
    try {
      await this.slots.create({
        _id: idOf(shopId, place),
        shopId,
        fulfilment,
        at,
        orders: 1,
        items,
        taken: [{ id, items }],
        holds: [{ id, at: now }],
      });
      return true;
    } catch (error) {
      if (error instanceof mongoose.mongo.MongoServerError && error.code === 11000) return false;
      throw error;
    }
  }
}

const idOf = (shopId: string, { fulfilment, at }: Pick<Place, 'fulfilment' | 'at'>): string =>
  `${shopId}/${fulfilment}/${at.toISOString()}`;
