import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import type { TextMonthRecord } from './text-months.schema.js';

interface Tokens {
  promptTokens: number;
  completionTokens: number;
}

/** How many texts a restaurant has had written in a month, and what they cost in tokens. Never the texts. */
@Injectable()
export class TextMonthsRepository {
  constructor(@InjectModel('TextMonth') private readonly months: Model<TextMonthRecord>) {}

  async used(shopId: string, month: string): Promise<number> {
    return (await this.months.findOne({ shopId, month }, { used: 1 }).lean())?.used ?? 0;
  }

  /** False when the month has no text left. The insert of a month that is full meets the month itself. */
  async take(shopId: string, month: string, at: Date, limit: number): Promise<boolean> {
    const room = { shopId, _id: idOf(shopId, month), used: { $lt: limit } };
    const change = { $inc: { used: 1 }, $setOnInsert: { month, at } };
    if (limit < 1) return false;
    for (let attempt = 0; attempt < 2; attempt++) {
      try {
        await this.months.updateOne(room, change, { upsert: true });
        return true;
      } catch (error) {
        if (!(error instanceof mongoose.mongo.MongoServerError) || error.code !== 11000) throw error;
      }
    }
    return false;
  }

  async giveBack(shopId: string, month: string): Promise<void> {
    await this.months.updateOne({ shopId, month, used: { $gt: 0 } }, { $inc: { used: -1 } });
  }

  async addTokens(shopId: string, month: string, tokens: Tokens): Promise<void> {
    await this.months.updateOne({ shopId, month }, { $inc: tokens });
  }
}

const idOf = (shopId: string, month: string): string => `${shopId}/${month}`;
