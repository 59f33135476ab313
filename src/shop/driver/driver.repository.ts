import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import type { DriverRecord } from './driver.schema.js';
import type { Driver } from './driver.types.js';

@Injectable()
export class DriverRepository {
  constructor(@InjectModel('Driver') private readonly drivers: Model<DriverRecord>) {}

  async list(shopId: string): Promise<Driver[]> {
    return (await this.drivers.find({ shopId, goneAt: null }).sort({ name: 1 }).lean()).map(toDriver);
  }

  async find(shopId: string, id: string): Promise<Driver | null> {
    const record = await this.drivers.findOne({ shopId, _id: id, goneAt: null }).lean();
    return record && toDriver(record);
  }

  /** false when somebody of that name is there already. */
  async add({ id, ...driver }: Driver): Promise<boolean> {
    try {
      await this.drivers.create({ _id: id, ...driver, called: calledOf(driver.name) });
      return true;
    } catch (error) {
      if (error instanceof mongoose.mongo.MongoServerError && error.code === 11000) return false;
      throw error;
    }
  }

  /** false when there is nobody of that name, or no more. */
  async remove(shopId: string, id: string, goneAt: Date): Promise<boolean> {
    const wanted = { shopId, _id: id, goneAt: null };
    return (
      (await this.drivers.updateOne(wanted, { $set: { goneAt }, $unset: { called: 1 } })).modifiedCount === 1
    );
  }
}

const toDriver = ({ _id, called: _, ...driver }: DriverRecord): Driver => ({ id: _id, ...driver });

const calledOf = (name: string): string => name.toLowerCase();
