import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import type { TabRecord } from './tab.schema.js';
import type { Tab, TabCall, TabGuest } from './tab.types.js';

const SITTING = ['open', 'merged'] as const;

@Injectable()
export class TabRepository {
  constructor(@InjectModel('Tab') private readonly tabs: Model<TabRecord>) {}

  /** Everybody who sits in the house, merged ones included. */
  async listSitting(shopId: string): Promise<Tab[]> {
    return (await this.tabs.find({ shopId, state: { $in: [...SITTING] } }).lean()).map(toTab);
  }

  async findByGuest(shopId: string, tokenHash: string): Promise<Tab | null> {
    const record = await this.tabs
      .findOne({ 'guests.tokenHash': tokenHash, shopId, state: { $in: [...SITTING] } })
      .lean();
    return record && toTab(record);
  }

  /** false when somebody else sat down at the same moment. */
  async add({ id, ...tab }: Tab): Promise<boolean> {
    return ifFree(this.tabs.create({ _id: id, ...tab }));
  }

  async addGuest(shopId: string, id: string, guest: TabGuest): Promise<boolean> {
    return this.change(shopId, id, { $push: { guests: guest } });
  }

  /** By their place among the guests: nobody leaves before the whole party does. */
  async renameGuest(
    shopId: string,
    id: string,
    { place, guestId, name }: { place: number; guestId: string; name: string },
  ): Promise<void> {
    const wanted = { shopId, _id: id, [`guests.${place}.id`]: guestId };
    await this.tabs.updateOne(wanted, { $set: { [`guests.${place}.name`]: name } });
  }

  async addCall(shopId: string, id: string, call: TabCall): Promise<boolean> {
    return this.change(shopId, id, { $push: { calls: { $each: [call], $slice: -50 } } });
  }

  /** What stands in the tab is written as it was read: false when a call came in between. */
  async setCalls(shopId: string, id: string, before: readonly TabCall[], calls: TabCall[]): Promise<boolean> {
    const { modifiedCount } = await this.tabs.updateOne(
      { shopId, _id: id, calls: before as TabCall[] },
      { $set: { calls } },
    );
    return modifiedCount === 1;
  }

  async seat(shopId: string, id: string, seatedAt: Date, seatedBy: string): Promise<void> {
    await this.tabs.updateOne({ shopId, _id: id, seatedAt: null }, { $set: { seatedAt, seatedBy } });
  }

  /** false when somebody sits there already. */
  move(shopId: string, id: string, tableId: string): Promise<boolean> {
    return ifFree(this.change(shopId, id, { $set: { tableId } }));
  }

  merge(shopId: string, id: string, into: string): Promise<boolean> {
    return this.change(shopId, id, { $set: { state: 'merged', mergedInto: into } });
  }

  /** Who they were nobody needs to know any more. */
  async close(shopId: string, ids: readonly string[], closing: Tab['closing']): Promise<boolean> {
    const { modifiedCount } = await this.tabs.updateMany(
      { shopId, _id: { $in: [...ids] }, state: { $in: [...SITTING] } },
      { $set: { state: 'closed', closing, guests: [], calls: [] } },
    );
    return modifiedCount > 0;
  }

  private async change(
    shopId: string,
    id: string,
    update: mongoose.UpdateQuery<TabRecord>,
  ): Promise<boolean> {
    const { matchedCount } = await this.tabs.updateOne({ shopId, _id: id, state: 'open' }, update);
    return matchedCount === 1;
  }
}

async function ifFree(write: Promise<unknown>): Promise<boolean> {
  try {
    return (await write) !== false;
  } catch (error) {
    if (error instanceof mongoose.mongo.MongoServerError && error.code === 11000) return false;
    throw error;
  }
}

const toTab = ({ _id, ...tab }: TabRecord): Tab => ({ id: _id, ...tab });
