import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import type { ImprintRecord } from '../legal.schema.js';
import type { Imprint, ImprintData } from '../legal.types.js';

@Injectable()
export class ImprintRepository {
  constructor(@InjectModel('LegalImprint') private readonly imprints: Model<ImprintRecord>) {}

  async find(shopId: string): Promise<Imprint | null> {
    const record = await this.imprints.findOne({ _id: shopId }).lean();
    return record && { version: record.version, data: record.data };
  }

  /** Null when the data is no longer of this version; 0 says that there was none. */
  async save(shopId: string, version: number, data: ImprintData): Promise<Imprint | null> {
    if (version === 0) return (await this.add(shopId, data)) ? { version: 1, data } : null;
    const saved = await this.imprints
      .findOneAndUpdate(
        { _id: shopId, version },
        { $set: { data }, $inc: { version: 1 } },
        { returnDocument: 'after' },
      )
      .lean();
    return saved && { version: saved.version, data: saved.data };
  }

  private async add(shopId: string, data: ImprintData): Promise<boolean> {
    try {
      await this.imprints.create({ _id: shopId, version: 1, data });
      return true;
    } catch (error) {
      if (error instanceof mongoose.mongo.MongoServerError && error.code === 11000) return false;
      throw error;
    }
  }
}
