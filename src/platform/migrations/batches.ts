import type mongoose from 'mongoose';

const SIZE = 200;

/**
 * All documents of a collection in the order of their ids, some hundred at a time: no more than that is held in memory,
 * and no cursor stays open while a batch is written.
 */
export async function* batchesOf<T extends { _id: string }>(
  collection: mongoose.mongo.Collection<T>,
  projection: mongoose.mongo.Document,
  size = SIZE,
): AsyncGenerator<T[]> {
  for (let after = ''; ; ) {
    const filter = { _id: { $gt: after } } as mongoose.mongo.Filter<T>;
    const found = await collection.find(filter, { projection }).sort({ _id: 1 }).limit(size).toArray();
    const batch = found as unknown as T[];
    if (batch.length > 0) yield batch;
    const last = batch.at(-1);
    if (!last || batch.length < size) return;
    after = last._id;
  }
}
