import { defineJob } from '../../platform/queue/job.js';
import type { OrderHappened, OrderMoved } from './order.types.js';

/** Something has happened to an order: paper, mails and clocks follow. The same one twice has one effect. */
export const OUTBOX = defineJob<OrderHappened | OrderMoved>('outbox', {
  attempts: 20,
  backoff: { type: 'exponential', delay: 500 },
  concurrency: 4,
});
