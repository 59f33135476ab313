import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import type { TourRecord } from './driver.schema.js';
import type { Stop, Tour } from './driver.types.js';

@Injectable()
export class TourRepository {
  constructor(@InjectModel('Tour') private readonly tours: Model<TourRecord>) {}

  /** False when one of its orders is on the road already. What was never ended holds nobody up. */
  async add({ id, ...tour }: Tour): Promise<boolean> {
    const carries = openIn(tour.stops);
    const over = { shopId: tour.shopId, carries: { $in: carries }, endsAt: { $lte: tour.startedAt } };
    await this.tours.updateMany(over, { $set: { carries: [] } });
    try {
      await this.tours.create({ _id: id, ...tour, carries });
      return true;
    } catch (error) {
      if (error instanceof mongoose.mongo.MongoServerError && error.code === 11000) return false;
      throw error;
    }
  }

  async find(shopId: string, id: string): Promise<Tour | null> {
    const record = await this.tours.findOne({ shopId, _id: id }).lean();
    return record && toTour(record);
  }

  /** Whose shop it is says the tour: all that a driver brings along is the link. */
  async findByLink(linkHash: string, now: Date): Promise<Tour | null> {
    const record = await this.tours.findOne({ linkHash, endedAt: null, endsAt: { $gt: now } }).lean();
    return record && toTour(record);
  }

  async listOfDay(shopId: string, businessDay: string): Promise<Tour[]> {
    return (await this.tours.find({ shopId, businessDay }).sort({ startedAt: 1 }).lean()).map(toTour);
  }

  /** The one that has this order on board. */
  async findCarrying(shopId: string, orderId: string, now: Date): Promise<Tour | null> {
    const record = await this.tours
      .findOne({ shopId, carries: orderId, endedAt: null, endsAt: { $gt: now } })
      .lean();
    return record && toTour(record);
  }

  /** Of every restaurant: the worker asks once for all. */
  async listOpen(limit: number): Promise<Tour[]> {
    return (await this.tours.find({ endedAt: null }).sort({ startedAt: 1 }).limit(limit).lean()).map(toTour);
  }

  /** Tours that are driven, and those that brought something back. */
  async listForBoard(shopId: string, businessDays: readonly string[], now: Date): Promise<Tour[]> {
    const shown: object[] = [
      { endedAt: null, endsAt: { $gt: now } },
      { 'stops.state': { $in: ['notMet', 'returned'] } },
    ];
    const records = await this.tours
      .find({ shopId, businessDay: { $in: [...businessDays] }, $or: shown })
      .sort({ startedAt: 1 })
      .lean();
    return records.map(toTour);
  }

  async listAlive(shopId: string, businessDays: readonly string[], now: Date): Promise<Tour[]> {
    const alive = { businessDay: { $in: [...businessDays] }, endedAt: null, endsAt: { $gt: now } };
    return (await this.tours.find({ shopId, ...alive }).lean()).map(toTour);
  }

  /** Compare-and-set: false when somebody else changed it first. */
  async save(
    shopId: string,
    id: string,
    version: number,
    set: Partial<Pick<Tour, 'stops' | 'endedAt' | 'linkHash'>>,
  ): Promise<boolean> {
    const carries = set.endedAt ? [] : set.stops && openIn(set.stops);
    const { modifiedCount } = await this.tours.updateOne(
      { shopId, _id: id, version },
      { $set: { ...set, ...(carries && { carries }) }, $inc: { version: 1 } },
    );
    return modifiedCount === 1;
  }
}

const openIn = (stops: readonly Stop[]): string[] =>
  stops.filter(({ state }) => state === 'open').map(({ orderId }) => orderId);

const toTour = ({ _id, carries, ...tour }: TourRecord): Tour => ({ id: _id, ...tour });
