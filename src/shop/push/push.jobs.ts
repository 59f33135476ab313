import { defineJob } from '../../platform/queue/job.js';
import type { PushMessage } from './push.types.js';

export interface PushJob {
  shopId: string;
  subscriptionId: string;
  message: PushMessage;
  /** Later than that it helps nobody. */
  until: string;
  /** How often it found no place. */
  turn?: number;
}

export const PUSH = defineJob<PushJob>('push', {
  attempts: 5,
  backoff: { type: 'exponential', delay: 2_000 },
  concurrency: 16,
});
