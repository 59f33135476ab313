import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Gathering } from '../../platform/queue/gathering.js';
import { insertMissing } from '../../platform/store/inserts.js';
import type { LoggedMailRecord } from './mail-log.schema.js';
import type { LoggedMail } from './mail-log.types.js';

type Key = Pick<LoggedMail, 'orderId' | 'key'>;

@Injectable()
export class MailLogRepository {
  private readonly noting = new Gathering<object>((updates) => this.write(updates));

  constructor(@InjectModel('OrderMail') private readonly mails: Model<LoggedMailRecord>) {}

  /** In one write. Whoever follows an order twice has written it down already. */
  async add(all: readonly LoggedMail[]): Promise<void> {
    await insertMissing(
      this.mails,
      all.map(({ id, ...mail }) => ({ _id: id, ...mail })),
    );
  }

  async list(shopId: string, orderId: string): Promise<LoggedMail[]> {
    return (await this.mails.find({ shopId, orderId }).sort({ queuedAt: 1 }).lean()).map(toMail);
  }

  async find(shopId: string, orderId: string, id: string): Promise<LoggedMail | null> {
    const record = await this.mails.findOne({ shopId, orderId, _id: id }).lean();
    return record && toMail(record);
  }

  /** Those that come in side by side are noted in one write. */
  async note(
    shopId: string,
    { orderId, key }: Key,
    outcome: Pick<LoggedMail, 'state' | 'at' | 'answer'>,
  ): Promise<void> {
    await this.noting.add({ updateOne: { filter: { shopId, orderId, key }, update: { $set: outcome } } });
  }

  /** The driver itself: there is nothing to cast. */
  private async write(updates: readonly object[]): Promise<void> {
    await this.mails.collection.bulkWrite(updates as never, { ordered: false });
  }

  async forget(shopId: string, orderId: string): Promise<void> {
    await this.mails.deleteMany({ shopId, orderId });
  }
}

const toMail = ({ _id, ...mail }: LoggedMailRecord): LoggedMail => ({ id: _id, ...mail });
