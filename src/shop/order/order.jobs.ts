import { defineJob } from '../../platform/queue/job.js';
import type { OutboxEntry, OutboxJob } from '../../platform/queue/outbox.js';
import { happenedOf, isForKitchen } from './happening.rules.js';
import type { OrderFollowing, OrderHappened, OrderMoved } from './order.types.js';

/** So long after the first failure it is tried again. */
export const AGAIN_MS = 500;
const TRIED = { attempts: 20, backoff: { type: 'exponential', delay: AGAIN_MS } } as const;

/** The paper of what happened. In a queue of its own, so that no mail is ahead of it. */
export const DOCKET = defineJob<OrderHappened>('docket', { ...TRIED, concurrency: 8, urgent: true });

/** Something has happened to an order: mails and clocks follow. The same one twice has one effect. */
export const OUTBOX = defineJob<OrderFollowing | OrderMoved>('outbox', { ...TRIED, concurrency: 16 });

/** An order's outbox names the event once; the kitchen hears of it beside everybody else. */
export function followingJobsOf({ id, data }: Pick<OutboxEntry, 'id' | 'data'>): OutboxJob[] {
  const happened = happenedOf(data as OrderHappened | OrderMoved);
  const rest: OutboxJob = { job: OUTBOX, id, data: { ...happened, paper: 'apart' } };
  return isForKitchen(happened) ? [{ job: DOCKET, id, data: happened }, rest] : [rest];
}

/** What is left of an event after some have failed with it: the kitchen's paper, and those who are not done. */
export function againJobsOf(
  happened: OrderHappened,
  { done, paper, rest }: { done: string[]; paper: boolean; rest: boolean },
): OutboxJob[] {
  const { id } = happened;
  return [
    ...(paper ? [{ job: DOCKET, id, data: happened }] : []),
    ...(rest ? [{ job: OUTBOX, id, data: { ...happened, paper: 'apart', done } }] : []),
  ];
}
