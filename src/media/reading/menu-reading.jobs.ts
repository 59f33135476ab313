import { defineJob } from '../../platform/queue/job.js';

export interface MenuReadingJob {
  shopId: string;
  readingId: string;
}

/** Has an old menu read by the model. Running it twice reads what the first run has not. */
export const MENU_READING = defineJob<MenuReadingJob>('menuReading', {
  attempts: 3,
  backoff: { type: 'exponential', delay: 2_000 },
  concurrency: 2,
});
