import mongoose, { type Model } from 'mongoose';
import { Gathering } from '../queue/gathering.js';

interface Inserting {
  record: object;
  isRefused: boolean;
}

/** In one go. What a unique index knows already stays as it is. */
export async function insertMissing<R extends object>(model: Model<R>, records: readonly R[]): Promise<void> {
  if (records.length === 0) return;
  try {
    await model.collection.insertMany(records as never, { ordered: false });
  } catch (error) {
    if (!areOnlyTwins(error)) throw error;
  }
}

function areOnlyTwins(error: unknown): boolean {
  if (!(error instanceof mongoose.mongo.MongoBulkWriteError)) return false;
  const refused = [error.writeErrors].flat();
  const isWritten = !error.result.getWriteConcernError();
  return isWritten && refused.length > 0 && refused.every(({ code }) => code === 11_000);
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
