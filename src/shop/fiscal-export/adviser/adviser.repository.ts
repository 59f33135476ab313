import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { AdviserRecord } from './adviser.schema.js';
import type { Adviser } from './adviser.types.js';

@Injectable()
export class AdviserRepository {
  constructor(@InjectModel('TaxAdviser') private readonly advisers: Model<AdviserRecord>) {}

  async find(shopId: string): Promise<Adviser | null> {
    const record = await this.advisers.findOne({ _id: shopId }).lean();
    return record && toAdviser(record);
  }

  async put({ shopId, email, sentMonth }: Adviser): Promise<void> {
    await this.advisers.updateOne(
      { _id: shopId },
      { $set: { email }, $setOnInsert: { sentMonth } },
      { upsert: true },
    );
  }

  async remove(shopId: string): Promise<void> {
    await this.advisers.deleteOne({ _id: shopId });
  }

  /** Of every restaurant: who has not got that month. */
  async listWaiting(month: string, limit: number): Promise<Adviser[]> {
    const found = this.advisers.find({ sentMonth: { $lt: month } }).limit(limit);
    return (await found.lean()).map(toAdviser);
  }

  async markSent(shopId: string, month: string): Promise<void> {
    await this.advisers.updateOne({ _id: shopId, sentMonth: { $lt: month } }, { $set: { sentMonth: month } });
  }
}

const toAdviser = ({ _id, ...adviser }: AdviserRecord): Adviser => ({ shopId: _id, ...adviser });
