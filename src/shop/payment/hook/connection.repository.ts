import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { PaymentService } from '../../../platform/pay/pay.types.js';
import type { ConnectionRecord } from './connection.schema.js';
import type { HookCall, OldHook, PayConnection } from './connection.types.js';

const KEPT_CALLS = 20;
const KEPT_OLD = 5;

@Injectable()
export class ConnectionRepository {
  constructor(@InjectModel('PayConnection') private readonly connections: Model<ConnectionRecord>) {}

  async find(shopId: string, service: PaymentService): Promise<PayConnection | null> {
    const record = await this.connections.findOne({ _id: keyOf(shopId, service) }).lean();
    return record && toConnection(record);
  }

  async findByHook(service: PaymentService, hash: string): Promise<PayConnection | null> {
    const record = await this.connections.findOne({ 'hook.hash': hash }).lean();
    return record?.service === service ? toConnection(record) : null;
  }

  async put(
    shopId: string,
    service: PaymentService,
    set: Partial<Pick<PayConnection, 'keysMark' | 'verdict' | 'checkedAt' | 'hook' | 'hookBusyUntil'>>,
  ): Promise<void> {
    await this.connections.updateOne(
      { _id: keyOf(shopId, service) },
      { $set: set, $setOnInsert: { shopId, service, calls: [] } },
      { upsert: true },
    );
  }

  /** Compare-and-set: null while somebody else registers. No lease is longer, whatever a clock said that was set back since. */
  async claimHook(
    shopId: string,
    service: PaymentService,
    now: Date,
    forMs: number,
  ): Promise<PayConnection | null> {
    const until = new Date(now.getTime() + forMs);
    const isFree = [
      { hookBusyUntil: null },
      { hookBusyUntil: { $lte: now } },
      { hookBusyUntil: { $gt: until } },
    ];
    const record = await this.connections
      .findOneAndUpdate(
        { _id: keyOf(shopId, service), $or: isFree },
        { $set: { hookBusyUntil: until } },
        { returnDocument: 'after' },
      )
      .lean();
    return record && toConnection(record);
  }

  async addOld(shopId: string, service: PaymentService, old: OldHook): Promise<void> {
    await this.connections.updateOne(
      { _id: keyOf(shopId, service) },
      { $push: { old: { $each: [old], $slice: -KEPT_OLD } }, $set: { hasOld: true } },
    );
  }

  async listWithOld(limit: number): Promise<PayConnection[]> {
    return (await this.connections.find({ hasOld: true }).limit(limit).lean()).map(toConnection);
  }

  /** With `isGone` calls to its address are no longer for anybody, unless it was registered anew. */
  async dropOld(shopId: string, service: PaymentService, id: string, isGone: boolean): Promise<void> {
    const _id = keyOf(shopId, service);
    const after = await this.connections
      .findOneAndUpdate({ _id }, { $pull: { old: { id } } }, { returnDocument: 'after' })
      .lean();
    if (after && (after.old ?? []).length === 0)
      await this.connections.updateOne({ _id, old: [] }, { $set: { hasOld: false } });
    if (isGone) await this.connections.updateOne({ _id, 'hook.id': id }, { $set: { hook: null } });
  }

  async note(shopId: string, service: PaymentService, call: HookCall): Promise<void> {
    await this.connections.updateOne(
      { _id: keyOf(shopId, service) },
      { $push: { calls: { $each: [call], $slice: -KEPT_CALLS } } },
    );
  }
}

const keyOf = (shopId: string, service: PaymentService): string => `${shopId} ${service}`;

const toConnection = ({ _id, hasOld, ...connection }: ConnectionRecord): PayConnection => connection;
