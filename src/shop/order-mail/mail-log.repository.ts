import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { LoggedMailRecord } from './mail-log.schema.js';
import type { LoggedMail } from './mail-log.types.js';

type Key = Pick<LoggedMail, 'orderId' | 'key'>;

@Injectable()
export class MailLogRepository {
  constructor(@InjectModel('OrderMail') private readonly mails: Model<LoggedMailRecord>) {}

  /** Whoever follows an order twice has written it down already. */
  async add({ id, shopId, orderId, key, ...mail }: LoggedMail): Promise<void> {
    await this.mails.updateOne(
      { shopId, orderId, key },
      { $setOnInsert: { _id: id, ...mail } },
      { upsert: true },
    );
  }

  async list(shopId: string, orderId: string): Promise<LoggedMail[]> {
    return (await this.mails.find({ shopId, orderId }).sort({ queuedAt: 1 }).lean()).map(toMail);
  }

  async find(shopId: string, orderId: string, id: string): Promise<LoggedMail | null> {
    const record = await this.mails.findOne({ shopId, orderId, _id: id }).lean();
    return record && toMail(record);
  }

  async note(
    shopId: string,
    { orderId, key }: Key,
    outcome: Pick<LoggedMail, 'state' | 'at' | 'answer'>,
  ): Promise<void> {
    await this.mails.updateOne({ shopId, orderId, key }, { $set: outcome });
  }

  async forget(shopId: string, orderId: string): Promise<void> {
    await this.mails.deleteMany({ shopId, orderId });
  }
}

const toMail = ({ _id, ...mail }: LoggedMailRecord): LoggedMail => ({ id: _id, ...mail });
