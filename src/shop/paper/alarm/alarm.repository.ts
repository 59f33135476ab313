import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import type { AlarmRecord } from './alarm.schema.js';
import type { Alarm, MailStep } from './alarm.types.js';

const KEPT_MS = 30 * 86_400_000;

@Injectable()
export class AlarmRepository {
  constructor(@InjectModel('PrintAlarm') private readonly alarms: Model<AlarmRecord>) {}

  async listLive(shopId: string): Promise<Alarm[]> {
    return (await this.alarms.find({ shopId, live: true }).sort({ _id: 1 }).lean()).map(known);
  }

  /** Of all shops: where an alarm is on. */
  listShops(): Promise<string[]> {
    return this.alarms.distinct('shopId', { live: true });
  }

  /** False when somebody else has noticed it. */
  async add(shopId: string, { id, ...alarm }: Alarm): Promise<boolean> {
    const goneAt = new Date(alarm.openedAt.getTime() + KEPT_MS);
    try {
      await this.alarms.create({ _id: id, ...alarm, shopId, goneAt });
      return true;
    } catch (error) {
      if (error instanceof mongoose.mongo.MongoServerError && error.code === 11000) return false;
      throw error;
    }
  }

  /** The same trouble is back: it goes on where it was, with the mails it has sent. */
  async reopen(
    shopId: string,
    key: string,
    { since, text }: { since: Date; text: string },
  ): Promise<boolean> {
    const last = await this.alarms
      .findOne({ shopId, key, live: false, clearedAt: { $gte: since } })
      .sort({ _id: -1 })
      .lean();
    if (!last) return false;
    const again = {
      live: true,
      state: 'open',
      text,
      clearedAt: null,
      acknowledgedAt: null,
      acknowledgedBy: '',
    };
    const { modifiedCount } = await this.alarms.updateOne(
      { shopId, _id: last._id, live: false },
      { $set: again },
    );
    return modifiedCount === 1;
  }

  async reword(shopId: string, id: string, text: string): Promise<void> {
    await this.alarms.updateOne({ shopId, _id: id }, { $set: { text } });
  }

  async clear(shopId: string, id: string, at: Date): Promise<void> {
    const cleared = { live: false, state: 'cleared', clearedAt: at };
    await this.alarms.updateOne({ shopId, _id: id, live: true }, { $set: cleared });
  }

  /** False when it is over, or somebody else was first. */
  async acknowledge(shopId: string, id: string, { by, at }: { by: string; at: Date }): Promise<boolean> {
    const seen = { state: 'acknowledged', acknowledgedBy: by, acknowledgedAt: at };
    const { modifiedCount } = await this.alarms.updateOne({ shopId, _id: id, state: 'open' }, { $set: seen });
    return modifiedCount === 1;
  }

  /** True for the one who may send it. */
  async takeMail(shopId: string, id: string, step: MailStep, steps: MailStep[]): Promise<boolean> {
    const { modifiedCount } = await this.alarms.updateOne(
      { shopId, _id: id, state: 'open', mailed: { $ne: step } },
      { $set: { mailed: steps } },
    );
    return modifiedCount === 1;
  }
}

const known = ({ _id, goneAt, ...alarm }: AlarmRecord): Alarm => ({ id: _id, ...alarm });
