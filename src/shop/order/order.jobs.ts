import { defineJob } from '../../platform/queue/job.js';
import type { OrderHappened } from './order.types.js';

/** An order has reached a state: paper, mails and clocks follow. The same one twice has one effect. */
export const OUTBOX = defineJob<OrderHappened>('outbox', {
  attempts: 20,
  backoff: { type: 'exponential', delay: 500 },
  concurrency: 4,
});
