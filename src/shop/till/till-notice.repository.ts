import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import type { TillNoticeRecord } from './till.schema.js';
import type { TillNotice } from './till.types.js';

const KEPT_MS = 30 * 86_400_000;

@Injectable()
export class TillNoticeRepository {
  constructor(@InjectModel('TillNotice') private readonly notices: Model<TillNoticeRecord>) {}

  /** False when it is noted already. */
  async add({ id, ...notice }: TillNotice): Promise<boolean> {
    const goneAt = new Date(notice.createdAt.getTime() + KEPT_MS);
    try {
      await this.notices.create({ _id: id, ...notice, goneAt });
      return true;
    } catch (error) {
      if (error instanceof mongoose.mongo.MongoServerError && error.code === 11000) return false;
      throw error;
    }
  }

  async find(shopId: string, id: string): Promise<TillNotice | null> {
    const record = await this.notices.findOne({ shopId, _id: id }).lean();
    return record && known(record);
  }

  async listRecent(shopId: string, limit: number): Promise<TillNotice[]> {
    return (await this.notices.find({ shopId }).sort({ _id: -1 }).limit(limit).lean()).map(known);
  }

  /** One after the other, from that one on. */
  async listAfter(shopId: string, after: string, before: string, limit: number): Promise<TillNotice[]> {
    const found = this.notices.find({ shopId, _id: { $gt: after, $lt: before }, event: { $ne: 'ping' } });
    return (await found.sort({ _id: 1 }).limit(limit).lean()).map(known);
  }

  /** Those with something that has to be sent now. */
  listShopsDue(now: Date): Promise<string[]> {
    return this.notices.distinct('shopId', { state: 'waiting', nextAt: { $lte: now } });
  }

  /** What has to be sent now, the longest waiting first. */
  async listDue(shopId: string, now: Date, limit: number): Promise<string[]> {
    const due = this.notices.find({ shopId, state: 'waiting', nextAt: { $lte: now } }, { _id: 1 });
    return (await due.sort({ nextAt: 1 }).limit(limit).lean()).map(({ _id }) => _id);
  }

  /** True for the one who may send it; nobody else tries before `until`. */
  async take(shopId: string, id: string, { now, until }: { now: Date; until: Date }): Promise<boolean> {
    const { modifiedCount } = await this.notices.updateOne(
      { shopId, _id: id, state: 'waiting', nextAt: { $lte: now } },
      { $set: { nextAt: until } },
    );
    return modifiedCount === 1;
  }

  async change(
    shopId: string,
    id: string,
    change: Partial<Omit<TillNotice, 'id' | 'shopId'>>,
  ): Promise<void> {
    await this.notices.updateOne({ shopId, _id: id }, { $set: change });
  }
}

const known = ({ _id, goneAt, ...notice }: TillNoticeRecord): TillNotice => ({ id: _id, ...notice });
