import { describe, expect, it } from '@jest/globals';
import type { TicketKind } from '../ticket/ticket.types.js';
import { mayFetch } from './print-delivery.rules.js';
import { aJob, at, broken, confirm, fetch, look, offer, tale } from './print-events.fixture.js';
import { nextState } from './print-job.rules.js';
import type { PrintJob } from './print-job.types.js';

const bannerOf = (job: PrintJob) => job.deliveries.at(-1)?.banner ?? null;

describe('a delivery', () => {
  it('carries no banner when the first delivery was never fetched', () => {
    expect(bannerOf(tale(aJob(), offer('a', 0), look(46), offer('b', 50)))).toBeNull();
  });

  it('marks the second paper of a docket as a repetition, of a receipt as a copy', () => {
    const twice = (kind: TicketKind) =>
      tale(aJob(kind), offer('a', 0), fetch('a', 1), confirm('a', '520', 2), offer('b', 50));
    expect(bannerOf(twice('docket'))).toEqual({ mark: 'repeat', n: 1, note: 'ggf. bereits gedruckt' });
    expect(bannerOf(twice('receipt'))).toMatchObject({ mark: 'copy', n: 1 });
  });

  it('marks a paper that is fetched a second time, whatever time has passed', () => {
    const job = tale(aJob(), offer('a', 0), fetch('a', 1));
    for (const seconds of [1, 3, 90])
      expect(bannerOf(nextState(job, fetch('a', seconds)))).toMatchObject({ mark: 'repeat', n: 1 });
  });

  it('carries no mark when the line broke before the bytes had left', () => {
    const job = tale(aJob(), offer('a', 0), fetch('a', 1), broken('a', 2));
    expect(job).toMatchObject({ state: 'printing', dueAt: at(47) });
    expect(bannerOf(nextState(job, fetch('a', 3)))).toBeNull();
    expect(nextState(job, confirm('a', '200', 4)).state).toBe('printing');
  });

  it('says who asked for a reprint, and when', () => {
    expect(bannerOf(tale(aJob('docket', 2), offer('a', 0)))).toEqual({
      mark: 'repeat',
      n: 2,
      note: 'Lucia, 12:05',
    });
  });

  it('hands its bytes out four times at most, and only for the live token', () => {
    const job = tale(aJob(), offer('a', 0), fetch('a', 1), fetch('a', 2), fetch('a', 3));
    expect(mayFetch(job, 'a')).toBe(true);
    expect(mayFetch(nextState(job, fetch('a', 4)), 'a')).toBe(false);
    expect(mayFetch(job, 'b')).toBe(false);
  });
});
