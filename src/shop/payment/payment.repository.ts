import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import type { PaymentService } from '../../platform/pay/pay.types.js';
import { PaymentNotFound } from './payment.errors.js';
import { type PaymentRecord, toPayment } from './payment.schema.js';
import type { Payment, PaymentNote } from './payment.types.js';

const EVER = new Date(0);
const MOST_OF_ONE = 30;
const MOST_NOTES = 200;

export type DuePayment = Pick<Payment, 'id' | 'shopId'>;
export type PaymentSets = Partial<Omit<Payment, 'id' | 'shopId' | 'version' | 'log'>>;

@Injectable()
export class PaymentRepository {
  constructor(@InjectModel('Payment') private readonly payments: Model<PaymentRecord>) {}

  /** null when somebody has begun the same one just before. */
  async add({ id, ...payment }: Payment): Promise<Payment | null> {
    try {
      await this.payments.collection.insertOne({ _id: id, ...payment } as never);
      return { id, ...payment };
    } catch (error) {
      if (error instanceof mongoose.mongo.MongoServerError && error.code === 11000) return null;
      throw error;
    }
  }

  async get(shopId: string, id: string): Promise<Payment> {
    const record = await this.payments.findOne({ shopId, _id: id }).lean();
    if (!record) throw new PaymentNotFound();
    return toPayment(record);
  }

  async list(shopId: string, ids: readonly string[]): Promise<Payment[]> {
    return (await this.payments.find({ shopId, _id: { $in: [...ids] } }).lean()).map(toPayment);
  }

  async findByCharge(shopId: string, service: PaymentService, chargeId: string): Promise<Payment | null> {
    const record = await this.payments.findOne({ shopId, service, chargeId }).lean();
    return record && toPayment(record);
  }

  /** The latest first. */
  async listFor(shopId: string, thingId: string): Promise<Payment[]> {
    const found = this.payments
      .find({ shopId, 'for.id': thingId })
      .sort({ createdAt: -1 })
      .limit(MOST_OF_ONE);
    return (await found.lean()).map(toPayment);
  }

  /** Compare-and-set: null when somebody else changed it first. */
  async change(
    { shopId, id, version }: Pick<Payment, 'shopId' | 'id' | 'version'>,
    set: PaymentSets,
    notes: readonly PaymentNote[] = [],
  ): Promise<Payment | null> {
    const record = await this.payments
      .findOneAndUpdate(
        { shopId, _id: id, version },
        {
          $set: set,
          $inc: { version: 1 },
          ...(notes.length > 0 && { $push: { log: { $each: [...notes], $slice: -MOST_NOTES } } }),
        },
        { returnDocument: 'after' },
      )
      .lean();
    return record && toPayment(record);
  }

  /** What the service calls it; whoever asked twice got the same answer. One that was let go meanwhile stays so. */
  async name(
    { shopId, id }: Pick<Payment, 'shopId' | 'id'>,
    { chargeId, clientSecret }: Pick<Payment, 'chargeId' | 'clientSecret'>,
  ): Promise<void> {
    await this.payments.updateOne(
      { shopId, _id: id, chargeId: null, state: { $ne: 'voided' } },
      { $set: { chargeId, clientSecret } },
    );
  }

  /**
   * Whoever looks at it alone for so long; null when somebody does already. They may die over it, so it is due again when their
   * time is over; and no time is longer, whatever a clock said that was set back since.
   */
  async claim(shopId: string, id: string, now: Date, forMs: number): Promise<Payment | null> {
    const until = new Date(now.getTime() + forMs);
    const isFree = [{ busyUntil: null }, { busyUntil: { $lte: now } }, { busyUntil: { $gt: until } }];
    const record = await this.payments
      .findOneAndUpdate(
        { shopId, _id: id, $or: isFree },
        { $set: { busyUntil: until, dueAt: until }, $inc: { version: 1 } },
        { returnDocument: 'after' },
      )
      .lean();
    return record && toPayment(record);
  }

  /** A call came in: we look again soon. */
  async hint(shopId: string, id: string, now: Date): Promise<void> {
    await this.payments.updateOne(
      { shopId, _id: id },
      { $set: { hintedAt: now, dueAt: now }, $inc: { hints: 1 } },
    );
  }

  /** What tells of a guest: their card, and the way back to their page. */
  async forget(shopId: string, thingId: string): Promise<void> {
    await this.payments.updateMany({ shopId, 'for.id': thingId }, { $set: { means: null, returnUrl: '' } });
  }

  /** Of every restaurant but these, those that wait longest first. */
  async listDue(now: Date, limit: number, without: readonly string[] = []): Promise<DuePayment[]> {
    const found = this.payments
      .find(
        { dueAt: { $gt: EVER, $lte: now }, ...(without.length > 0 && { shopId: { $nin: [...without] } }) },
        { shopId: 1 },
      )
      .sort({ dueAt: 1 })
      .limit(limit);
    return (await found.lean()).map(({ _id: id, shopId }) => ({ id, shopId }));
  }

  /** Whose money can still be taken or let go, and what is being begun since then. */
  countOpen(shopId: string, service: PaymentService, since: Date): Promise<number> {
    return this.payments.countDocuments({
      shopId,
      service,
      dueAt: { $gt: EVER },
      $or: [{ chargeId: { $gt: '' } }, { createdAt: { $gt: since } }],
      state: { $nin: ['captured', 'voided'] },
    });
  }

  /** Of every restaurant: taken since then, and what should go back of it did not. */
  async listRefundedInVain(since: Date, limit: number): Promise<Pick<Payment, 'shopId' | 'for'>[]> {
    return this.payments
      .find(
        { capturedAt: { $gt: since }, refunds: { $elemMatch: { state: 'failed' } } },
        { shopId: 1, for: 1 },
      )
      .limit(limit)
      .lean();
  }

  /** Money taken since then that nobody would look at again: from before the clock looked back by itself. */
  async wake(after: Date, now: Date): Promise<void> {
    await this.payments.updateMany({ capturedAt: { $gt: after }, dueAt: null }, { $set: { dueAt: now } });
  }
}
