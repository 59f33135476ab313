import { defineJob } from '../queue/job.js';
import type { Mail } from './mail.template.js';

/** How long a mail that did not leave waits at first. */
export const AGAIN_MS = 5_000;

/** Twelve attempts spread over some three hours: that long a mail server may be away. */
export const MAIL = defineJob<Mail>('mail', {
  attempts: 12,
  backoff: { type: 'exponential', delay: AGAIN_MS },
  concurrency: 8,
});

/** Many that were written together. One that does not leave goes on as a job of its own. */
export const MAIL_BAG = defineJob<Mail[]>('mail-bag', {
  attempts: 12,
  backoff: { type: 'exponential', delay: AGAIN_MS },
});
