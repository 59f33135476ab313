import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { BlockRecord, CallBackRecord } from './block-list.schema.js';
import type { Block, CallBack } from './block-list.types.js';

@Injectable()
export class BlockListRepository {
  constructor(
    @InjectModel('Block') private readonly blocks: Model<BlockRecord>,
    @InjectModel('CallBack') private readonly callBacks: Model<CallBackRecord>,
  ) {}

  async list(shopId: string, now: Date): Promise<Block[]> {
    const records = await this.blocks
      .find({ shopId, expiresAt: { $gt: now } })
      .sort({ createdAt: -1 })
      .lean();
    return records.map(toBlock);
  }

  /** Written down again, an entry has the new reason and the new end. */
  async put({ id, shopId, hash, ...block }: Block): Promise<void> {
    await this.blocks.updateOne(
      { shopId, hash },
      { $set: block, $setOnInsert: { _id: id } },
      { upsert: true },
    );
  }

  /** false when it is not there, or no more. */
  async remove(shopId: string, id: string): Promise<boolean> {
    return (await this.blocks.deleteOne({ shopId, _id: id })).deletedCount === 1;
  }

  /** Of every restaurant: the worker asks once for all. */
  async removeOver(now: Date): Promise<void> {
    await this.blocks.deleteMany({ expiresAt: { $lte: now } });
  }

  async findCallBack(shopId: string): Promise<CallBack | null> {
    const record = await this.callBacks.findOne({ _id: shopId }).lean();
    if (!record) return null;
    const { aboveCents, first, payOnline } = record;
    return { aboveCents, first, ...(payOnline && { payOnline }) };
  }

  async putCallBack(shopId: string, callBack: CallBack): Promise<void> {
    await this.callBacks.updateOne({ _id: shopId }, { $set: callBack }, { upsert: true });
  }
}

const toBlock = ({ _id, ...block }: BlockRecord): Block => ({ id: _id, ...block });
