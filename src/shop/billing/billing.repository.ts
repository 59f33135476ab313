import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import type { BillingRecord } from './billing.schema.js';
import type { Billing } from './billing.types.js';

const EVER = new Date(0);

@Injectable()
export class BillingRepository {
  constructor(@InjectModel('Billing') private readonly billings: Model<BillingRecord>) {}

  async get(shopId: string): Promise<Billing> {
    const record = await this.billings.findOne({ _id: shopId }).lean();
    return record ? toBilling(record) : { shopId, version: 0, contract: null, begun: null, dueAt: null };
  }

  /** Compare-and-set: false when somebody else changed it first. */
  async change(
    { shopId, version }: Billing,
    set: Partial<Pick<Billing, 'contract' | 'begun' | 'dueAt'>>,
  ): Promise<boolean> {
    if (version === 0)
      return this.add({ shopId, version: 1, contract: null, begun: null, dueAt: null, ...set });
    const { modifiedCount } = await this.billings.updateOne(
      { _id: shopId, version },
      { $set: set, $inc: { version: 1 } },
    );
    return modifiedCount === 1;
  }

  async listDue(now: Date, limit: number): Promise<Billing[]> {
    const due = this.billings.find({ dueAt: { $gt: EVER, $lte: now } }).sort({ dueAt: 1 });
    return (await due.limit(limit).lean()).map(toBilling);
  }

  private async add({ shopId, ...billing }: Billing): Promise<boolean> {
    try {
      await this.billings.create({ _id: shopId, ...billing });
      return true;
    } catch (error) {
      if (error instanceof mongoose.mongo.MongoServerError && error.code === 11000) return false;
      throw error;
    }
  }
}

const toBilling = ({ _id, ...billing }: BillingRecord): Billing => ({ shopId: _id, ...billing });
