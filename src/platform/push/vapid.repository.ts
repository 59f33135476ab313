import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { VapidRecord } from './vapid.schema.js';

const ID = 'vapid';

@Injectable()
export class VapidRepository {
  constructor(@InjectModel('push_keys') private readonly keys: Model<VapidRecord>) {}

  find(): Promise<VapidRecord | null> {
    return this.keys.findOne({ _id: ID }).lean();
  }

  /** Of several processes that start side by side the first one's are kept. */
  async addOnce(pair: Omit<VapidRecord, '_id'>): Promise<VapidRecord> {
    await this.keys.updateOne({ _id: ID }, { $setOnInsert: pair }, { upsert: true });
    const kept = await this.find();
    if (!kept) throw new Error('The keys for push were not written.');
    return kept;
  }
}
