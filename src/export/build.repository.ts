import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { BuildRecord } from './build.schema.js';
import type { Build } from './build.types.js';

@Injectable()
export class BuildRepository {
  constructor(@InjectModel('Build') private readonly builds: Model<BuildRecord>) {}

  async add({ id, ...build }: Build): Promise<void> {
    await this.builds.create({ _id: id, ...build });
  }

  async find(shopId: string, id: string): Promise<Build | null> {
    const record = await this.builds.findOne({ shopId, _id: id }).lean();
    return record && toBuild(record);
  }

  async findWaiting(shopId: string): Promise<Build | null> {
    const record = await this.builds.findOne({ shopId, state: 'waiting' }).sort({ requestedAt: -1 }).lean();
    return record && toBuild(record);
  }

  async listLatest(shopId: string, limit: number): Promise<Build[]> {
    return (await this.builds.find({ shopId }).sort({ requestedAt: -1 }).limit(limit).lean()).map(toBuild);
  }

  /** Across shops, for the sweep alone. */
  async listUnfinished(before: Date, limit: number): Promise<Build[]> {
    const records = await this.builds
      .find({ state: { $in: ['waiting', 'building'] }, requestedAt: { $lt: before } })
      .sort({ requestedAt: 1 })
      .limit(limit)
      .lean();
    return records.map(toBuild);
  }

  async change(shopId: string, id: string, set: Partial<Omit<Build, 'id' | 'shopId'>>): Promise<void> {
    await this.builds.updateOne({ shopId, _id: id }, { $set: set });
  }
}

const toBuild = ({ _id, ...build }: BuildRecord): Build => ({ id: _id, ...build });
