import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import { ReceiptNumbersBusy } from './receipt.errors.js';
import type { ReceiptRecord } from './receipt.schema.js';
import type { Receipt } from './receipt.types.js';

const TRIES = 50;

export type NewReceipt = Omit<Receipt, 'seq'>;

@Injectable()
export class ReceiptRepository {
  constructor(@InjectModel('Receipt') private readonly receipts: Model<ReceiptRecord>) {}

  async findOf(shopId: string, orderId: string): Promise<Receipt | null> {
    const record = await this.receipts.findOne({ shopId, orderId, kind: 'invoice' }).lean();
    return record && toReceipt(record);
  }

  /** Inserted as last + 1, so that no crash leaves a number out; the one that is there when another was first. */
  async add(receipt: NewReceipt): Promise<Receipt> {
    for (let tried = 0; tried < TRIES; tried++) {
      const { id, ...rest } = receipt;
      const record: ReceiptRecord = { _id: id, ...rest, seq: (await this.lastSeq(receipt)) + 1 };
      try {
        await this.receipts.create(record);
        return toReceipt(record);
      } catch (error) {
        if (!(error instanceof mongoose.mongo.MongoServerError) || error.code !== 11000) throw error;
        const there = await this.findOf(receipt.shopId, receipt.orderId);
        if (there) return there;
      }
    }
    throw new ReceiptNumbersBusy();
  }

  private async lastSeq({ shopId, series }: NewReceipt): Promise<number> {
    const last = await this.receipts.findOne({ shopId, series }, { seq: 1 }).sort({ seq: -1 }).lean();
    return last?.seq ?? 0;
  }
}

const toReceipt = ({ _id, ...receipt }: ReceiptRecord): Receipt => ({ id: _id, ...receipt });
