import { defineJob } from '../../platform/queue/job.js';

export interface ImportJob {
  shopId: string;
  importId: string;
}

/** Writes a checked file into the menu, or undoes that. Running it twice has the effect of once. */
export const IMPORT = defineJob<ImportJob>('import', {
  attempts: 3,
  backoff: { type: 'exponential', delay: 1_000 },
  concurrency: 2,
});
