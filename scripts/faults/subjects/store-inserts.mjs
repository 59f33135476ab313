import { createHash } from 'node:crypto';
import { MongoClient } from 'mongodb';

/** Nothing is killed while a subject is opened; only a busy machine needs this long. */
const SELECTION_MS = 30_000;

const bodyOf = (id) =>
  createHash('sha256')
    .update(id)
    .digest('hex')
    .repeat(1 + (id.length % 20));

/** Documents through the driver, acknowledged when they are in the journal, as the product writes them. */
export const storeInserts = {
  name: 'documents',

  async open({ mongoUri }) {
    const client = new MongoClient(mongoUri, { serverSelectionTimeoutMS: SELECTION_MS, retryWrites: false });
    const writeConcern = { w: 'majority', journal: true };
    const documents = client.db().collection('faults', { writeConcern });
    return {
      write: (id) => documents.insertOne({ _id: id, body: bodyOf(id) }),
      stored: async (ids) => {
        const intact = new Map();
        for (let from = 0; from < ids.length; from += 1_000) {
          const some = ids.slice(from, from + 1_000);
          const found = await documents.find({ _id: { $in: some } }).toArray();
          for (const { _id, body } of found) intact.set(_id, body === bodyOf(_id));
        }
        return intact;
      },
      close: () => client.close(),
    };
  },
};
