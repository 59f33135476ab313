import { defineJob } from '../../platform/queue/job.js';

/** Tells a printer that something waits for it. What waits stands in the store. */
export const PRINT = defineJob<{ shopId: string; printerId: string }>('print', {
  attempts: 5,
  backoff: { type: 'exponential', delay: 1_000 },
  concurrency: 8,
});
