/** A process of its own that migrates slowly, to be killed: it says each batch it has written. */
import { setTimeout as sleep } from 'node:timers/promises';
import mongoose from 'mongoose';

const { Migrator } = await import('../../dist/app/platform/migrations/migrator.js');
const { batchesOf } = await import('../../dist/app/platform/migrations/batches.js');

const client = await new mongoose.mongo.MongoClient(process.env.MONGODB_URI).connect();
const stepwise = {
  number: 1,
  name: 'greet',
  async run({ store, assertHeld }) {
    const guests = store.collection('guests');
    for await (const batch of batchesOf(guests, {}, 10)) {
      await assertHeld();
      for (const { _id } of batch)
        await guests.updateOne({ _id, greeted: { $exists: false } }, { $set: { greeted: process.pid } });
      process.stdout.write('batch\n');
      await sleep(50);
    }
  },
};
const log = { info: () => {}, error: () => {} };
await new Migrator(client.db(), [stepwise], log, Number(process.env.LEASE_MS)).bringUpToDate();
process.stdout.write('done\n');
await client.close();
