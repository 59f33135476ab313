import { defineJob } from '../../platform/queue/job.js';

export interface BuildJob {
  shopId: string;
  buildId: string;
}

/** The shop has changed, and its site is to follow by itself. */
export const AUTO_BUILD = defineJob<{ shopId: string }>('autoBuild', { attempts: 3 });

export const BUILD = defineJob<BuildJob>('build', {
  attempts: 3,
  backoff: { type: 'exponential', delay: 2_000 },
});
