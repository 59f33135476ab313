import { defineJob } from '../../platform/queue/job.js';

/** Tells a till of one thing. What is to be told stands in the store, and so does when it is tried again. */
export const WEBHOOK = defineJob<{ shopId: string; id: string }>('webhook', { attempts: 1, concurrency: 16 });
