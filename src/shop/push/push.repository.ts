import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { PushSubscriptionRecord } from './push.schema.js';
import type { PushSubscription } from './push.types.js';

const MOST_READ = 200;

@Injectable()
export class PushRepository {
  constructor(@InjectModel('PushSubscription') private readonly all: Model<PushSubscriptionRecord>) {}

  /** A browser belongs to whoever said so last. */
  async put({ id, ...subscription }: PushSubscription): Promise<void> {
    await this.all.replaceOne({ _id: id }, subscription, { upsert: true });
  }

  /** The latest first. */
  async list(shopId: string): Promise<PushSubscription[]> {
    const records = await this.all.find({ shopId }).sort({ createdAt: -1 }).limit(MOST_READ).lean();
    return records.map(({ _id, ...subscription }) => ({ id: _id, ...subscription }));
  }

  async find(shopId: string, id: string): Promise<PushSubscription | null> {
    const record = await this.all.findOne({ shopId, _id: id }).lean();
    if (!record) return null;
    const { _id, ...subscription } = record;
    return { id: _id, ...subscription };
  }

  async remove(shopId: string, ids: readonly string[]): Promise<void> {
    await this.all.deleteMany({ shopId, _id: { $in: [...ids] } });
  }
}
