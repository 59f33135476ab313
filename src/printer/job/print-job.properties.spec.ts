import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { verdictOf } from './print-code.rules.js';
import { liveDelivery, mayFetch } from './print-delivery.rules.js';
import { canOffer, nextState, queued } from './print-job.rules.js';
import type { PrintEvent, PrintJob } from './print-job.types.js';

/** A printer, a queue and a clock; jobs change only through the rules. */
class Counter {
  now = Date.parse('2026-11-20T11:00:00Z');
  jobs: PrintJob[] = [];
  tokens: string[] = [];
  goodWords = new Set<string>();

  tell(event: PrintEvent): void {
    this.jobs = this.jobs.map((job) => this.checked(job, nextState(job, event)));
    this.check();
  }

  /** What the service does at a poll: nothing new while something is under way, else the oldest that waits. */
  poll(): void {
    if (this.jobs.some(({ state }) => state === 'printing')) return;
    const next = this.jobs.find((job) => canOffer(job, this.at));
    if (!next) return;
    const token = `t${this.tokens.length}`;
    this.tokens.push(token);
    this.jobs = this.jobs.map((job) =>
      job === next ? this.checked(job, nextState(job, { kind: 'offered', token, at: this.at })) : job,
    );
    this.check();
  }

  get at(): Date {
    return new Date(this.now);
  }

  private checked(before: PrintJob, job: PrintJob): PrintJob {
    if (before.state === 'printed' || before.state === 'failed' || before.state === 'cancelled') {
      expect(job).toEqual({ ...before, history: job.history });
    }
    if (job.deliveries.at(-1)?.outcome === 'blocked') expect(job.attempts).toBe(before.attempts);
    return job;
  }

  private check(): void {
    expect(this.jobs.filter(({ state }) => state === 'printing').length).toBeLessThanOrEqual(1);
    for (const job of this.jobs) {
      const open = job.deliveries.filter(({ outcome }) => outcome === null);
      expect(open).toEqual(job.state === 'printing' ? [liveDelivery(job)] : []);
      const done = job.deliveries.filter(({ outcome }) => outcome === 'printed');
      expect(done).toHaveLength(job.state === 'printed' ? 1 : 0);
      for (const { token, fetchedAt } of done) {
        expect(fetchedAt).not.toBeNull();
        expect(this.goodWords).toContain(token);
      }

      const fetched = job.deliveries.filter(({ fetchedAt }) => fetchedAt !== null);
      for (const [index, { banner }] of fetched.entries()) {
        if (index > 0) expect(banner).toMatchObject({ n: expect.any(Number) });
      }
    }
  }
}

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('wait'), seconds: fc.constantFrom(1, 4, 6, 30, 50, 90, 700) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('poll') }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('fetch'), back: fc.nat(2) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('confirm'),
      back: fc.nat(2),
      code: fc.constantFrom('200', '211', '410', '420', '510', '511', '520', '521', '', '999'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('queue'), kind: fc.constantFrom('docket', 'receipt') }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('blocked') }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('look') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel') }) },
) as fc.Arbitrary<Step>;

type Step =
  | { do: 'wait'; seconds: number }
  | { do: 'fetch'; back: number }
  | { do: 'confirm'; back: number; code: string }
  | { do: 'queue'; kind: 'docket' | 'receipt' }
  | { do: 'poll' | 'blocked' | 'look' | 'cancel' };

const MEDIA = 'application/vnd.star.starprnt';

function take(counter: Counter, given: Step): void {
  const { at } = counter;
  const token = 'back' in given ? (counter.tokens.at(-1 - given.back) ?? 'foreign') : '';
  switch (given.do) {
    case 'wait':
      counter.now += given.seconds * 1000;
      break;
    case 'queue':
      counter.jobs.push(aJob(`j${counter.jobs.length}`, given.kind, at));
      break;
    case 'poll':
      counter.poll();
      break;
    case 'fetch':
      counter.tell({ kind: 'fetched', token, media: MEDIA, at });
      break;
    case 'confirm':
      if (verdictOf(given.code) === 'ok') counter.goodWords.add(token);
      counter.tell({ kind: 'confirmed', token, code: given.code, at });
      break;
    case 'blocked':
      counter.tell({ kind: 'blocked', code: '410', at });
      break;
    case 'look':
      counter.tell({ kind: 'elapsed', at });
      break;
    case 'cancel':
      counter.tell({ kind: 'cancelled', by: 'Lucia', at });
      break;
  }
}

const aJob = (id: string, kind: 'docket' | 'receipt', at: Date): PrintJob =>
  queued(
    {
      id,
      shopId: 'bella',
      printerId: 'kitchen',
      key: id,
      title: id,
      ticket: { kind, blocks: [] },
      expiresAt: new Date(at.getTime() + 3_600_000),
    },
    at,
  );

describe('whatever a printer does', () => {
  it('has one delivery under way, is printed only by its own word, marks every second paper, and keeps its attempts without paper', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 5, maxLength: 60 }), (steps) => {
        const counter = new Counter();
        take(counter, { do: 'queue', kind: 'docket' });
        for (const given of steps) take(counter, given);
      }),
      { numRuns: 500 },
    );
  });

  it('leaves nothing in the middle: time alone brings every job to an end', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const counter = new Counter();
        take(counter, { do: 'queue', kind: 'docket' });
        for (const given of steps) take(counter, given);
        for (let minute = 0; minute < 70; minute++) {
          counter.now += 60_000;
          counter.tell({ kind: 'elapsed', at: counter.at });
        }
        for (const { state } of counter.jobs) expect(['waiting', 'printing']).not.toContain(state);
      }),
    );
  });

  it('gives out no bytes for a token that is not the live one', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const counter = new Counter();
        take(counter, { do: 'queue', kind: 'receipt' });
        for (const given of steps) take(counter, given);
        for (const job of counter.jobs) {
          const open = counter.tokens.filter((token) => mayFetch(job, token));
          expect(open.length).toBeLessThanOrEqual(1);
          for (const token of open) expect(token).toBe(liveDelivery(job)?.token);
        }
      }),
    );
  });
});
