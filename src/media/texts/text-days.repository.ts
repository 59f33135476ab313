import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import type { TextDayRecord } from './text-days.schema.js';

interface Tokens {
  promptTokens: number;
  completionTokens: number;
}

/** How many texts a restaurant has had written on a day, and what they cost in tokens. Never the texts. */
@Injectable()
export class TextDaysRepository {
  constructor(@InjectModel('TextDay') private readonly days: Model<TextDayRecord>) {}

  async used(shopId: string, date: string): Promise<number> {
    return (await this.days.findOne({ shopId, date }, { used: 1 }).lean())?.used ?? 0;
  }

  /** False when the day has no text left. The insert of a day that is full meets the day itself. */
  async take(shopId: string, date: string, at: Date, limit: number): Promise<boolean> {
    const day = { shopId, _id: idOf(shopId, date), used: { $lt: limit } };
    const change = { $inc: { used: 1 }, $setOnInsert: { date, at } };
    if (limit < 1) return false;
    for (let attempt = 0; attempt < 2; attempt++) {
      try {
        await this.days.updateOne(day, change, { upsert: true });
        return true;
      } catch (error) {
        if (!(error instanceof mongoose.mongo.MongoServerError) || error.code !== 11000) throw error;
      }
    }
    return false;
  }

  async giveBack(shopId: string, date: string): Promise<void> {
    await this.days.updateOne({ shopId, date, used: { $gt: 0 } }, { $inc: { used: -1 } });
  }

  async addTokens(shopId: string, date: string, tokens: Tokens): Promise<void> {
    await this.days.updateOne({ shopId, date }, { $inc: tokens });
  }
}

const idOf = (shopId: string, date: string): string => `${shopId}/${date}`;
