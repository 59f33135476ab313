import { defineJob } from '../platform/queue/job.js';

export interface BuildJob {
  shopId: string;
  buildId: string;
}

export const BUILD = defineJob<BuildJob>('build', {
  attempts: 3,
  backoff: { type: 'exponential', delay: 2_000 },
});
