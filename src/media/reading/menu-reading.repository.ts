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
    try {
      await this.readings.create({ _id: id, ...reading, active: true });
      return true;
    } catch (error) {
      if (error instanceof mongoose.mongo.MongoServerError && error.code === 11000) return false;
      throw error;
    }
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

const toReading = ({ _id, active: _active, ...reading }: MenuReadingRecord): MenuReading => ({
  id: _id,
  ...reading,
});
