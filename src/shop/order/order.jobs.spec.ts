import { describe, expect, it } from '@jest/globals';
import { DOCKET, followingJobsOf, OUTBOX } from './order.jobs.js';
import { ORDER_STATES, type OrderHappening } from './order.types.js';
import { noticeOf } from './order-notice.js';

const OF = { shopId: 'bella', orderId: 'o1' };
const at = new Date('2026-11-20T18:00:00Z');
const jobsOf = (happening: OrderHappening) =>
  followingJobsOf(noticeOf(OF, happening, { seq: 1, at })).map(({ job }) => job.name);

describe('what an entry of an outbox stands for', () => {
  it.each(ORDER_STATES.map((to) => [to] as const))(
    '%s: the kitchen hears of it where paper follows',
    (to) => {
      const paper = to === 'accepted' || to === 'cancelled' ? [DOCKET.name] : [];
      expect(jobsOf({ kind: 'moved', to })).toEqual([...paper, OUTBOX.name]);
    },
  );

  it('money is no news to the kitchen', () => {
    expect(jobsOf({ kind: 'refunded', cents: 100 })).toEqual([OUTBOX.name]);
  });

  it('is known by the entry, so that whoever passes it on again makes no second job', () => {
    const jobs = followingJobsOf(noticeOf(OF, { kind: 'moved', to: 'accepted' }, { seq: 3, at }));
    expect(jobs.map(({ id }) => id)).toEqual(['o1-3', 'o1-3']);
  });

  it('is the same for an entry from when orders could do nothing but move', () => {
    const old = { id: 'o1-accepted', data: { ...OF, to: 'accepted' } };
    expect(followingJobsOf(old)).toEqual([
      { job: DOCKET, id: old.id, data: { ...old.data, kind: 'moved', id: old.id } },
      { job: OUTBOX, id: old.id, data: { ...old.data, kind: 'moved', id: old.id, paper: 'apart' } },
    ]);
  });
});
