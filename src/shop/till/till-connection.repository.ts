import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
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

  /** False when there are so many already; counted and written in one step. */
  async addKey(shopId: string, key: TillKey, most: number): Promise<boolean> {
    await this.connections
      .updateOne({ _id: shopId }, { $setOnInsert: { webhook: null, keys: [] } }, { upsert: true })
      .catch(unlessThere);
    const hasRoom = { _id: shopId, [`keys.${most - 1}`]: { $exists: false } };
    return (await this.connections.updateOne(hasRoom, { $push: { keys: key } })).modifiedCount === 1;
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

/** Two were the first at once. */
function unlessThere(error: unknown): void {
  if (error instanceof mongoose.mongo.MongoServerError && error.code === 11000) return;
  throw error;
}
