import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ScanRecord } from './scan.schema.js';

const MOST = 20_000;

@Injectable()
export class ScanRepository {
  constructor(@InjectModel('QrScan') private readonly scans: Model<ScanRecord>) {}

  async add(shopId: string, target: string, day: string, at: Date): Promise<void> {
    await this.scans.updateOne(
      { shopId, _id: `${shopId} ${target} ${day}` },
      { $inc: { count: 1 }, $setOnInsert: { target, day, at } },
      { upsert: true },
    );
  }

  async listSince(shopId: string, day: string): Promise<Pick<ScanRecord, 'target' | 'day' | 'count'>[]> {
    const found = this.scans.find({ shopId, day: { $gte: day } }).limit(MOST);
    return (await found.lean()).map((one) => ({ target: one.target, day: one.day, count: one.count }));
  }
}
