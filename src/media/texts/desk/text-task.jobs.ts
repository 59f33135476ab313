import { defineJob } from '../../../platform/queue/job.js';

export interface TextsJob {
  shopId: string;
  taskId: string;
}

/** Has many texts written. Running it twice writes what the first run has not. */
export const TEXTS = defineJob<TextsJob>('texts', {
  attempts: 3,
  backoff: { type: 'exponential', delay: 2_000 },
  concurrency: 2,
});
