import mongoose, { type Model } from 'mongoose';
import { Gathering } from '../queue/gathering.js';

interface Inserting {
  record: object;
  isRefused: boolean;
}

/** Records of many who write side by side: whoever comes while others are being written goes with the next. */
export class Inserts<R extends object> {
  private readonly inserting = new Gathering<Inserting>((all) => this.insertAll(all));

  constructor(private readonly model: Model<R>) {}

  /** Fails as an insert of its own would. One that is refused among others is sent once more, alone, to learn why. */
  async add(record: R): Promise<void> {
    const inserting: Inserting = { record, isRefused: false };
    await this.inserting.add(inserting);
    if (inserting.isRefused) await this.insertOne(record);
  }

  /** The driver itself: the records were built by us, and casting them again costs more than writing them. */
  private async insertAll(all: Inserting[]): Promise<void> {
    const [only, ...others] = all;
    if (only && others.length === 0) return this.insertOne(only.record);
    try {
      const records = all.map(({ record }) => record);
      await this.model.collection.insertMany(records, { ordered: false });
    } catch (error) {
      const refused = error instanceof mongoose.mongo.MongoBulkWriteError ? [error.writeErrors].flat() : [];
      if (refused.length === 0) throw error;
      for (const { index } of refused) all[index]!.isRefused = true;
    }
  }

  private async insertOne(record: object): Promise<void> {
    await this.model.collection.insertOne(record);
  }
}
