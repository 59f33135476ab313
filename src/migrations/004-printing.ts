import { batchesOf } from '../platform/migrations/batches.js';
import type { Migration } from '../platform/migrations/migration.js';
import { type OldPrintJob, translated } from './004-printing.rules.js';

interface Job extends OldPrintJob {
  _id: string;
}

/**
 * Printers say what they are sent and whether they are switched on; an address of zeros was no device's, so the next one
 * that calls is pinned. Print jobs speak of what happened, no longer in the codes of one maker. Keys stay as they are:
 * what is printed is not printed again.
 */
export const printing: Migration = {
  number: 4,
  name: 'printing',
  async run({ store, assertHeld }) {
    await assertHeld();
    const printers = store.collection('printers');
    await printers.updateMany({ media: { $exists: false } }, { $set: { media: null } });
    await printers.updateMany({ enabled: { $exists: false } }, { $set: { enabled: true } });
    await printers.updateMany({ stations: { $exists: false } }, { $set: { stations: null } });
    await printers.updateMany({ mac: '0'.repeat(12) }, { $set: { mac: null } });

    const jobs = store.collection<Job>('print_jobs');
    await jobs.updateMany({ retryAt: { $exists: false } }, { $set: { retryAt: null, movedFrom: '' } });
    for await (const batch of batchesOf(jobs, { deliveries: 1, history: 1 })) {
      const writes = batch.flatMap(({ _id, ...job }) => {
        const set = translated(job);
        return set ? [{ updateOne: { filter: { _id }, update: { $set: set } } }] : [];
      });
      await assertHeld();
      if (writes.length > 0) await jobs.bulkWrite(writes, { ordered: false });
    }
  },
};
