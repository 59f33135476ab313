import { defineJob } from '../queue/job.js';
import type { Mail } from './mail.template.js';

/** Twelve attempts spread over some three hours: that long a mail server may be away. */
export const MAIL = defineJob<Mail>('mail', {
  attempts: 12,
  backoff: { type: 'exponential', delay: 5_000 },
  concurrency: 8,
});
