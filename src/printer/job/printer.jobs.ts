import { defineJob } from '../../platform/queue/job.js';

/** Brings a printer that we call what waits for it. Tried again by whoever looks next. */
export const DRIVE = defineJob<{ shopId: string; printerId: string }>('print-drive', {
  attempts: 1,
  concurrency: 16,
});
