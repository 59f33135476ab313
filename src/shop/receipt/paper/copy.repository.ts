import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { CopyRecord } from './copy.schema.js';

@Injectable()
export class CopyRepository {
  constructor(@InjectModel('DocumentCopy') private readonly copies: Model<CopyRecord>) {}

  /** How often it had been handed out before this time. */
  async next(shopId: string, key: string): Promise<number> {
    const record = await this.copies
      .findOneAndUpdate(
        { shopId, _id: key },
        { $inc: { count: 1 } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean();
    return (record?.count ?? 1) - 1;
  }

  /** It could not be drawn, so nobody has it. */
  async notOut(shopId: string, key: string): Promise<void> {
    await this.copies.updateOne({ shopId, _id: key, count: { $gt: 0 } }, { $inc: { count: -1 } });
  }
}
