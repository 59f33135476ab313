import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import type { MenuReadingRecord } from './menu-reading.schema.js';
import type { MenuReading } from './menu-reading.types.js';

type Sets = Partial<Omit<MenuReading, 'id' | 'shopId'>>;

@Injectable()
export class MenuReadingRepository {
  constructor(@InjectModel('MenuReading') private readonly readings: Model<MenuReadingRecord>) {}

  /** False while another menu of the shop is read. */
  async begin({ id, ...reading }: MenuReading): Promise<boolean> {
    return (await unlessOneRuns(this.readings.create({ _id: id, ...reading, active: true }))) !== null;
  }

  /** False while another menu of the shop is read, or when this one is not broken off. */
  async goOn(shopId: string, id: string): Promise<boolean> {
    const brokenOff = { shopId, _id: id, state: { $in: ['failed', 'cancelled'] } } as const;
    const again = { state: 'running', active: true, cancelled: false, tries: 0, problem: null } as const;
    const answer = await unlessOneRuns(this.readings.updateOne(brokenOff, { $set: again }));
    return answer?.modifiedCount === 1;
  }

  async find(shopId: string, id: string): Promise<MenuReading | null> {
    const record = await this.readings.findOne({ shopId, _id: id }).lean();
    return record && toReading(record);
  }

  async findLatest(shopId: string): Promise<MenuReading | null> {
    const record = await this.readings.findOne({ shopId }).sort({ createdAt: -1 }).lean();
    return record && toReading(record);
  }

  async list(shopId: string): Promise<MenuReading[]> {
    return (await this.readings.find({ shopId }).lean()).map(toReading);
  }

  async change(shopId: string, id: string, set: Sets): Promise<void> {
    await this.readings.updateOne({ shopId, _id: id }, { $set: set });
  }

  async finish(shopId: string, id: string, set: Sets): Promise<void> {
    await this.readings.updateOne({ shopId, _id: id }, { $set: set, $unset: { active: '' } });
  }

  async remove(shopId: string, id: string): Promise<void> {
    await this.readings.deleteOne({ shopId, _id: id });
  }

  /** Across shops, only for the sweeps. */
  async listUnfinished(before: Date, limit: number): Promise<MenuReading[]> {
    const asked = { state: 'running', createdAt: { $lt: before } } as const;
    return (await this.readings.find(asked).sort({ createdAt: 1 }).limit(limit).lean()).map(toReading);
  }

  async listOld(before: Date, limit: number): Promise<MenuReading[]> {
    const asked = { createdAt: { $lt: before } };
    return (await this.readings.find(asked).sort({ createdAt: 1 }).limit(limit).lean()).map(toReading);
  }
}

/** Null where the unique key of those that run refuses it. */
const unlessOneRuns = <T>(write: Promise<T>): Promise<T | null> =>
  write.catch((error: unknown) => {
    if (error instanceof mongoose.mongo.MongoServerError && error.code === 11000) return null;
    throw error;
  });

const toReading = ({ _id, active: _active, ...reading }: MenuReadingRecord): MenuReading => ({
  id: _id,
  ...reading,
});
