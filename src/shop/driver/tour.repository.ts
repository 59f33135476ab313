import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { TourRecord } from './driver.schema.js';
import type { Tour } from './driver.types.js';

@Injectable()
export class TourRepository {
  constructor(@InjectModel('Tour') private readonly tours: Model<TourRecord>) {}

  async add({ id, ...tour }: Tour): Promise<void> {
    await this.tours.create({ _id: id, ...tour });
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
    const { modifiedCount } = await this.tours.updateOne(
      { shopId, _id: id, version },
      { $set: set, $inc: { version: 1 } },
    );
    return modifiedCount === 1;
  }
}

const toTour = ({ _id, ...tour }: TourRecord): Tour => ({ id: _id, ...tour });
