import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import type { LegalTextRecord } from './legal.schema.js';
import type { LegalText, TextKind } from './legal.types.js';

const MAX_VERSIONS = 100;

@Injectable()
export class LegalTextRepository {
  constructor(@InjectModel('LegalText') private readonly texts: Model<LegalTextRecord>) {}

  async find(shopId: string, kind: TextKind, version: number): Promise<LegalText | null> {
    return toText(await this.texts.findOne({ shopId, kind, version }).lean());
  }

  async findLatest(shopId: string, kind: TextKind): Promise<LegalText | null> {
    return toText(await this.texts.findOne({ shopId, kind }).sort({ version: -1 }).lean());
  }

  /** Newest first, without the texts themselves. */
  async listVersions(shopId: string, kind: TextKind): Promise<Omit<LegalText, 'markdown'>[]> {
    const records = await this.texts
      .find({ shopId, kind }, { markdown: 0 })
      .sort({ version: -1 })
      .limit(MAX_VERSIONS)
      .lean();
    return records.map(({ _id, ...text }) => ({ id: _id, ...text }));
  }

  /** False when this version has been written already. */
  async add({ id, ...text }: LegalText): Promise<boolean> {
    try {
      await this.texts.create({ _id: id, ...text });
      return true;
    } catch (error) {
      if (error instanceof mongoose.mongo.MongoServerError && error.code === 11000) return false;
      throw error;
    }
  }
}

const toText = (record: LegalTextRecord | null): LegalText | null => {
  if (!record) return null;
  const { _id, ...text } = record;
  return { id: _id, ...text };
};
