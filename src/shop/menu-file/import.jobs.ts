import { defineJob } from '../../platform/queue/job.js';

export interface ImportJob {
  shopId: string;
  importId: string;
}

/** Writes a checked file into the menu, or takes it back. The same one twice has one effect. */
export const IMPORT = defineJob<ImportJob>('import', {
  attempts: 3,
  backoff: { type: 'exponential', delay: 1_000 },
  concurrency: 2,
});
