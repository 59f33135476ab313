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

  /** Whoever looks at it alone until then; null when somebody does already. */
  async claim(shopId: string, id: string, now: Date, until: Date): Promise<Payment | null> {
    const record = await this.payments
      .findOneAndUpdate(
        { shopId, _id: id, $or: [{ busyUntil: null }, { busyUntil: { $lte: now } }] },
        { $set: { busyUntil: until }, $inc: { version: 1 } },
        { returnDocument: 'after' },
      )
      .lean();
    return record && toPayment(record);
  }

  /** A call came in: we look again soon. */
  async hint(shopId: string, id: string, now: Date): Promise<void> {
    await this.payments.updateOne({ shopId, _id: id }, { $set: { hintedAt: now, dueAt: now } });
  }

  /** What tells of a guest: their card, and the way back to their page. */
  async forget(shopId: string, thingId: string): Promise<void> {
    await this.payments.updateMany({ shopId, 'for.id': thingId }, { $set: { means: null, returnUrl: '' } });
  }

  /** Of every restaurant, those that wait longest first. */
  async listDue(now: Date, limit: number): Promise<Payment[]> {
    const found = this.payments
      .find({ dueAt: { $gt: EVER, $lte: now } })
      .sort({ dueAt: 1 })
      .limit(limit);
    return (await found.lean()).map(toPayment);
  }

  /** Whose money was taken in between, of every restaurant. */
  async listCaptured(after: Date, before: Date, limit: number): Promise<Payment[]> {
    const found = this.payments
      .find({ capturedAt: { $gt: after, $lte: before } })
      .sort({ capturedAt: 1 })
      .limit(limit);
    return (await found.lean()).map(toPayment);
  }
}
