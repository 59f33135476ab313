import { defineJob } from '../../platform/queue/job.js';

/** Tells a printer that something waits for it. What waits stands in the store. */
export const PRINT = defineJob<{ shopId: string; printerId: string }>('print', {
  attempts: 5,
  backoff: { type: 'exponential', delay: 1_000 },
  concurrency: 8,
});

/** Brings a printer that we call what waits for it. Tried again by whoever looks next. */
export const DRIVE = defineJob<{ shopId: string; printerId: string }>('print-drive', {
  attempts: 1,
  concurrency: 16,
});
