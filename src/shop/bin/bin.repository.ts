import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { BinRecord } from './bin.schema.js';
import type { BinEntry } from './bin.types.js';

type Listed = Omit<BinEntry, 'content'>;

@Injectable()
export class BinRepository {
  constructor(@InjectModel('Bin') private readonly bin: Model<BinRecord>) {}

  /** Deleted a second time, an entry replaces that of the first. */
  async put(shopId: string, entries: readonly BinEntry[]): Promise<void> {
    if (entries.length === 0) return;
    await this.bin.bulkWrite(
      entries.map(({ id, ...entry }) => ({
        replaceOne: { filter: { _id: id, shopId }, replacement: { _id: id, ...entry, shopId }, upsert: true },
      })),
    );
  }

  async find(shopId: string, ids: readonly string[]): Promise<BinEntry[]> {
    return (await this.bin.find({ shopId, _id: { $in: [...ids] } }).lean()).map(toEntry);
  }

  async findByHash(shopId: string, hash: string): Promise<BinEntry | null> {
    const record = await this.bin.findOne({ shopId, hash, kind: 'picture' }).lean();
    return record && toEntry(record);
  }

  async existing(shopId: string, ids: readonly string[]): Promise<Set<string>> {
    const records = await this.bin.find({ shopId, _id: { $in: [...ids] } }, { _id: 1 }).lean();
    return new Set(records.map(({ _id }) => _id));
  }

  async list(shopId: string, limit: number): Promise<Listed[]> {
    const records = await this.bin
      .find({ shopId }, { content: 0 })
      .sort({ deletedAt: -1, _id: -1 })
      .limit(limit)
      .lean();
    return records.map(({ _id, ...entry }) => ({ id: _id, ...entry }));
  }

  count(shopId: string): Promise<number> {
    return this.bin.countDocuments({ shopId });
  }

  /** Across shops, only for the sweep. */
  async listOver(now: Date, limit: number, without: readonly string[]): Promise<BinEntry[]> {
    const records = await this.bin
      .find({ until: { $lte: now }, shopId: { $nin: [...without] } })
      .sort({ until: 1 })
      .limit(limit)
      .lean();
    return records.map(toEntry);
  }

  /** Whatever needs these cannot get them back any more. */
  async lose(shopId: string, ids: readonly string[]): Promise<void> {
    await this.bin.updateMany(
      { shopId, needs: { $in: [...ids] } },
      { $addToSet: { lost: { $each: [...ids] } } },
    );
  }

  async remove(shopId: string, ids: readonly string[]): Promise<void> {
    await this.bin.deleteMany({ shopId, _id: { $in: [...ids] } });
  }
}

const toEntry = ({ _id, ...entry }: BinRecord): BinEntry => ({ id: _id, ...entry });
