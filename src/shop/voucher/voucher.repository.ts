import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import type { Cents } from '../../shared/money.js';
import { toVoucher, type VoucherRecord } from './voucher.schema.js';
import type { EntryKind, StoredState, Voucher } from './voucher.types.js';

export type VoucherSets = Partial<
  Pick<Voucher, 'balanceCents' | 'state' | 'validUntil' | 'code' | 'codeHash' | 'tail' | 'entries' | 'holds'>
>;

/** What the list is narrowed down to. */
export interface VoucherQuestion {
  state?: StoredState;
  /** Only those with a balance, or only those without. */
  isUsedUp?: boolean;
  tail?: string;
  /** The beginning of a word of the buyer. */
  word?: string;
}

export interface VoucherSums {
  count: number;
  soldCents: Cents;
  /** What orders have of them. */
  redeemedCents: Cents;
  openCents: Cents;
}

@Injectable()
export class VoucherRepository {
  constructor(@InjectModel('Voucher') private readonly vouchers: Model<VoucherRecord>) {}

  /** false: it is there already, or its code is. */
  async add({ id, ...voucher }: Voucher): Promise<boolean> {
    try {
      await this.vouchers.collection.insertOne({ _id: id, ...voucher } as never);
      return true;
    } catch (error) {
      if (error instanceof mongoose.mongo.MongoServerError && error.code === 11000) return false;
      throw error;
    }
  }

  async find(shopId: string, id: string): Promise<Voucher | null> {
    const record = await this.vouchers.findOne({ shopId, _id: id }).lean();
    return record && toVoucher(record);
  }

  async findByCode(shopId: string, hashes: string[]): Promise<Voucher | null> {
    const record = await this.vouchers.findOne({ shopId, codeHash: { $in: hashes } }).lean();
    return record && toVoucher(record);
  }

  async listByOrder(shopId: string, orderId: string): Promise<Voucher[]> {
    return (await this.vouchers.find({ shopId, 'entries.orderId': orderId }).lean()).map(toVoucher);
  }

  /** Compare-and-set: false when somebody else changed it first. */
  async write({ shopId, id, version }: Voucher, sets: VoucherSets): Promise<boolean> {
    const { modifiedCount } = await this.vouchers.updateOne(
      { shopId, _id: id, version },
      { $set: sets, $inc: { version: 1 } },
    );
    return modifiedCount === 1;
  }

  async list(shopId: string, question: VoucherQuestion, skip: number, limit: number): Promise<Voucher[]> {
    const found = this.vouchers
      .find(filterOf(shopId, question))
      .sort({ soldAt: -1, _id: -1 })
      .skip(skip)
      .limit(limit);
    return (await found.lean()).map(toVoucher);
  }

  /** What was sold, what was eaten for it, and what the restaurant still owes. */
  async sumsOf(shopId: string): Promise<VoucherSums> {
    // Nothing is owed for what was bought with test keys.
    const real = { shopId, test: { $ne: true } };
    const [states, entries] = await Promise.all([
      this.vouchers.aggregate<{ _id: StoredState; count: number; sold: number; open: number }>([
        { $match: real },
        {
          $group: {
            _id: '$state',
            count: { $sum: 1 },
            sold: { $sum: '$valueCents' },
            open: { $sum: '$balanceCents' },
          },
        },
      ]),
      this.vouchers.aggregate<{ _id: EntryKind; cents: number }>([
        { $match: real },
        { $unwind: '$entries' },
        { $group: { _id: '$entries.kind', cents: { $sum: '$entries.cents' } } },
      ]),
    ]);
    const owed = states.filter(({ _id }) => _id === 'active' || _id === 'blocked');
    const used = entries.filter(({ _id }) => _id === 'redeemed' || _id === 'givenBack');
    return {
      count: states.reduce((sum, { count }) => sum + count, 0),
      soldCents: states.reduce((sum, { sold }) => sum + sold, 0),
      redeemedCents: used.reduce((sum, { cents }) => sum - cents, 0),
      openCents: owed.reduce((sum, { open }) => sum + open, 0),
    };
  }

  /** Taken for orders before then and not confirmed, of every restaurant. */
  async heldBefore(before: Date, limit: number): Promise<{ shopId: string; orderId: string }[]> {
    const records = await this.vouchers
      .find({ 'holds.at': { $lt: before } }, { shopId: 1, holds: 1 })
      .limit(limit)
      .lean();
    return records.flatMap(({ shopId, holds }) =>
      holds.filter(({ at }) => at < before).map(({ id: orderId }) => ({ shopId, orderId })),
    );
  }

  async dropHold(shopId: string, orderId: string): Promise<void> {
    await this.vouchers.updateMany(
      { shopId, 'holds.id': orderId },
      { $pull: { holds: { id: orderId } }, $inc: { version: 1 } },
    );
  }

  /** Active ones whose last day lies before this one, of every restaurant. */
  async listOver(today: string, limit: number): Promise<Voucher[]> {
    const found = this.vouchers.find({ state: 'active', validUntil: { $lt: today } }).limit(limit);
    return (await found.lean()).map(toVoucher);
  }
}

function filterOf(shopId: string, { state, isUsedUp, tail, word }: VoucherQuestion) {
  return {
    shopId,
    ...(state && { state }),
    ...(isUsedUp !== undefined && { balanceCents: isUsedUp ? 0 : { $gt: 0 } }),
    ...(tail && { tail }),
    ...(word && { words: { $regex: `^${escaped(word)}` } }),
  };
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
