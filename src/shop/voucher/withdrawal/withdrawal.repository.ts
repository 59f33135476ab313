import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { toWithdrawal, type WithdrawalRecord } from './withdrawal.schema.js';
import type { Withdrawal, WithdrawalState } from './withdrawal.types.js';

@Injectable()
export class WithdrawalRepository {
  constructor(@InjectModel('Withdrawal') private readonly withdrawals: Model<WithdrawalRecord>) {}

  async add({ id, ...withdrawal }: Withdrawal): Promise<void> {
    await this.withdrawals.collection.insertOne({ _id: id, ...withdrawal } as never);
  }

  async find(shopId: string, id: string): Promise<Withdrawal | null> {
    const record = await this.withdrawals.findOne({ shopId, _id: id }).lean();
    return record && toWithdrawal(record);
  }

  /** What was declared about this voucher and is for the restaurant to decide, the first one first. */
  async listWaiting(shopId: string, voucherId: string): Promise<Withdrawal[]> {
    const found = this.withdrawals.find({ shopId, voucherId, state: 'open' }).sort({ receivedAt: 1 });
    return (await found.lean()).map(toWithdrawal);
  }

  async list(shopId: string, limit: number): Promise<Withdrawal[]> {
    const found = this.withdrawals.find({ shopId }).sort({ receivedAt: -1 }).limit(limit);
    return (await found.lean()).map(toWithdrawal);
  }

  /** False when somebody was quicker. */
  async match({ shopId, id }: Withdrawal, voucherId: string): Promise<boolean> {
    const { modifiedCount } = await this.withdrawals.updateOne(
      { shopId, _id: id, state: 'open', voucherId: null },
      { $set: { voucherId } },
    );
    return modifiedCount === 1;
  }

  async acknowledged(shopId: string, id: string, ackAt: Date): Promise<void> {
    await this.withdrawals.updateOne({ shopId, _id: id }, { $set: { ackAt } });
  }

  /** Compare-and-set on what became of it: false when somebody else has decided. */
  async decide(
    { shopId, id, state }: Withdrawal,
    set: Pick<Withdrawal, 'state' | 'cents' | 'decidedBy' | 'decidedAt'>,
  ): Promise<boolean> {
    const { modifiedCount } = await this.withdrawals.updateOne({ shopId, _id: id, state }, { $set: set });
    return modifiedCount === 1;
  }

  /** Of every restaurant: the worker asks once for all. */
  async listIn(state: WithdrawalState, before: Date, limit: number): Promise<Withdrawal[]> {
    const found = this.withdrawals.find({ state, receivedAt: { $lt: before } }).limit(limit);
    return (await found.lean()).map(toWithdrawal);
  }
}
