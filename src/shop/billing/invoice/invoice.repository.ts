import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import type { PlanInvoiceRecord } from './invoice.schema.js';
import type { PlanInvoice } from './invoice.types.js';

const TRIES = 200;
const MOST = 120;

@Injectable()
export class PlanInvoiceRepository {
  constructor(@InjectModel('PlanInvoice') private readonly invoices: Model<PlanInvoiceRecord>) {}

  /** Inserted as last + 1, so that no crash leaves a number out; the one that is there when its payment was billed. */
  async add({ paymentId, ...invoice }: Omit<PlanInvoice, 'seq'>): Promise<PlanInvoice> {
    for (let tried = 0; tried < TRIES; tried++) {
      const there = await this.invoices.findOne({ shopId: invoice.shopId, _id: paymentId }).lean();
      if (there) return toInvoice(there);
      const record = { _id: paymentId, ...invoice, seq: (await this.lastSeq()) + 1 };
      try {
        await this.invoices.create(record);
        return toInvoice(record);
      } catch (error) {
        if (!(error instanceof mongoose.mongo.MongoServerError) || error.code !== 11000) throw error;
      }
    }
    throw new Error('The numbers of invoices are busy.');
  }

  /** The latest first. */
  async list(shopId: string): Promise<PlanInvoice[]> {
    return (await this.invoices.find({ shopId }).sort({ seq: -1 }).limit(MOST).lean()).map(toInvoice);
  }

  async find(shopId: string, seq: number): Promise<PlanInvoice | null> {
    const record = await this.invoices.findOne({ shopId, seq }).lean();
    return record && toInvoice(record);
  }

  async noteMailed(shopId: string, paymentId: string, mailedAt: Date): Promise<void> {
    await this.invoices.updateOne({ shopId, _id: paymentId }, { $set: { mailedAt } });
  }

  /** Of every restaurant: the series is one. */
  private async lastSeq(): Promise<number> {
    const last = await this.invoices.findOne({}, { seq: 1 }).sort({ seq: -1 }).lean();
    return last?.seq ?? 0;
  }
}

const toInvoice = ({ _id, ...invoice }: PlanInvoiceRecord): PlanInvoice => ({ paymentId: _id, ...invoice });
