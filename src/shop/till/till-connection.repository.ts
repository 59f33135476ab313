import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { TillConnectionRecord } from './till.schema.js';
import type { TillConnection, TillKey, TillWebhook } from './till.types.js';

@Injectable()
export class TillConnectionRepository {
  constructor(@InjectModel('TillConnection') private readonly connections: Model<TillConnectionRecord>) {}

  async find(shopId: string): Promise<TillConnection> {
    const record = await this.connections.findOne({ _id: shopId }).lean();
    return { shopId, webhook: record?.webhook ?? null, keys: record?.keys ?? [] };
  }

  /** A till does not know its shop; its key does. */
  async findByKey(hash: string): Promise<TillConnection | null> {
    const record = await this.connections.findOne({ 'keys.hash': hash }).lean();
    return record && { shopId: record._id, webhook: record.webhook, keys: record.keys };
  }

  async setWebhook(shopId: string, webhook: TillWebhook | null): Promise<void> {
    await this.connections.updateOne({ _id: shopId }, { $set: { webhook } }, { upsert: true });
  }

  async addKey(shopId: string, key: TillKey): Promise<void> {
    await this.connections.updateOne({ _id: shopId }, { $push: { keys: key } }, { upsert: true });
  }

  /** False where there is none. */
  async removeKey(shopId: string, id: string): Promise<boolean> {
    const { modifiedCount } = await this.connections.updateOne(
      { _id: shopId, 'keys.id': id },
      { $pull: { keys: { id } } },
    );
    return modifiedCount === 1;
  }
}
