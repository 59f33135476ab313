import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { PaymentService } from '../../../platform/pay/pay.types.js';
import type { ConnectionRecord } from './connection.schema.js';
import type { HookCall, PayConnection } from './connection.types.js';

const KEPT_CALLS = 20;

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
    set: Partial<Pick<PayConnection, 'keysMark' | 'verdict' | 'checkedAt' | 'hook'>>,
  ): Promise<void> {
    await this.connections.updateOne(
      { _id: keyOf(shopId, service) },
      { $set: set, $setOnInsert: { shopId, service, calls: [] } },
      { upsert: true },
    );
  }

  async note(shopId: string, service: PaymentService, call: HookCall): Promise<void> {
    await this.connections.updateOne(
      { _id: keyOf(shopId, service) },
      { $push: { calls: { $each: [call], $slice: -KEPT_CALLS } } },
    );
  }
}

const keyOf = (shopId: string, service: PaymentService): string => `${shopId} ${service}`;

const toConnection = ({ _id, ...connection }: ConnectionRecord): PayConnection => connection;
