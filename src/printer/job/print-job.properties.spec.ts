import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { HOUR_MS, MINUTE_MS } from '../../shared/berlin-time.js';
import { verdictOf } from '../printer/report.rules.js';
import type { Report } from '../printer/report.types.js';
import { CLOUDPRNT } from '../protocols/cloudprnt/cloudprnt-traits.rules.js';
import { reportOf } from '../protocols/cloudprnt/star-code.rules.js';
import { Counter, isLive, PRINTERS } from './counter.fixture.js';
import { deliveryMeant, liveDelivery, mayFetch } from './print-delivery.rules.js';
import { queued } from './print-job.rules.js';
import type { PrintJob } from './print-job.types.js';
import { later } from './print-steps.rules.js';

/** What really happened at the printers, seen from outside. */
interface Kitchen {
  /** By job, how many papers left completely, and whose good word came after that. */
  papers: Map<string, number>;
  fetched: Set<string>;
  confirmed: Set<string>;
  cancelled: Set<string>;
  /** By job, from when on it may come out, how often it had been offered when that was said, and an alarm that goes on. */
  wanted: Map<string, { from: Date; offers: number; alarm: Date | null }>;
}

type Step = fc.Command<Kitchen, Counter>;

/** Everything that must hold, whatever happened before. */
function check({ fetched, confirmed, cancelled, wanted }: Kitchen, { jobs }: Counter): void {
  for (const printer of Object.keys(PRINTERS))
    expect(jobs.filter((job) => isLive(job, printer)).length).toBeLessThanOrEqual(1);
  for (const job of jobs) {
    const open = job.deliveries.filter(({ outcome }) => outcome === null);
    expect(open).toEqual(job.state === 'printing' ? [liveDelivery(job)] : []);

    const printed = job.deliveries.filter(({ outcome }) => outcome === 'printed');
    expect(printed).toHaveLength(job.state === 'printed' ? 1 : 0);
    for (const { token } of printed) expect([fetched.has(token), confirmed.has(token)]).toEqual([true, true]);

    const time = wanted.get(job.id);
    const sinceSaid = job.deliveries.slice(time?.offers);
    expect(sinceSaid.filter(({ offeredAt }) => time && offeredAt < time.from)).toEqual([]);
    if (time && job.lateAt !== time.alarm) expect(+(job.lateAt ?? Infinity)).toBeGreaterThan(+time.from);

    // Given up by a person, or said aloud.
    if (job.state === 'cancelled' && !cancelled.has(job.id))
      expect([job.reason, job.lateAt]).toEqual(['expired', expect.any(Date)]);
    if (job.state === 'failed' || job.state === 'unclear') expect(job.reason).not.toBeNull();
  }
}

/** A step is written as what it does; every one of them is followed by the check. */
const step = (name: string, run: (kitchen: Kitchen, counter: Counter) => void): Step => ({
  check: () => true,
  run: (kitchen, counter) => {
    run(kitchen, counter);
    check(kitchen, counter);
  },
  toString: () => name,
});

const queue = (kind: 'docket' | 'receipt', printerId: string, minutes = 0) =>
  step(`queue ${kind} ${printerId} in ${minutes}`, ({ wanted }, counter) => {
    const id = `j${counter.jobs.length}`;
    const about = { id, shopId: 'bella', printerId, key: id, title: id };
    const notBefore = minutes > 0 ? later(counter.at, minutes * MINUTE_MS) : null;
    const expiresAt = later(notBefore ?? counter.at, HOUR_MS);
    if (notBefore) wanted.set(id, { from: notBefore, offers: 0, alarm: null });
    counter.jobs.push(queued({ ...about, ticket: { kind, blocks: [] }, notBefore, expiresAt }, counter.at));
  });

/** Another time was promised; what lies somewhere already, or is on its way there, keeps the old one. */
const reschedule = (nth: number, minutes: number) =>
  step(`reschedule ${nth} to ${minutes}`, ({ wanted, fetched, papers }, counter) => {
    const job = counter.jobs[nth];
    const { at } = counter;
    const notBefore = later(at, minutes * MINUTE_MS);
    const expiresAt = later(minutes > 0 ? notBefore : at, HOUR_MS);
    counter.tell({ kind: 'rescheduled', notBefore, expiresAt, at }, (one) => one === job);
    if (!job?.notBefore || job.state !== 'waiting') return expect(counter.jobs[nth]).toBe(job);
    const tried = papers.has(job.id) || job.deliveries.some(({ token }) => fetched.has(token));
    if (tried) return expect(counter.jobs[nth]).toBe(job);
    const said = { from: notBefore, offers: job.deliveries.length, alarm: minutes < 0 ? job.lateAt : null };
    if (counter.jobs[nth] !== job) wanted.set(job.id, said);
  });

const wait = (seconds: number) =>
  step(`wait ${seconds} s`, (_, counter) => {
    counter.at = later(counter.at, seconds * 1000);
  });

const look = (kind: 'elapsed' | 'interrupted' = 'elapsed') =>
  step(kind, (_, counter) => counter.tell({ kind, until: later(counter.at, 20_000), at: counter.at }));

const poll = (printerId: string) => step(`poll ${printerId}`, (_, counter) => counter.poll(printerId));

const tokenOf = ({ tokens }: Counter, back: number): string => tokens.at(-1 - back) ?? 'foreign';

/** The device has all of it, or the line broke on the way. */
const fetch = (back: number, completes: boolean) =>
  step(`fetch ${back} ${completes ? '' : 'in part'}`, ({ papers, fetched }, counter) => {
    const token = tokenOf(counter, back);
    const job = counter.about('', token);
    if (!job || !mayFetch(job, token)) return;
    const at = counter.at;
    const { offeredMedia } = liveDelivery(job)!;
    const media = offeredMedia[0] ?? 'text/plain';
    const until = later(at, PRINTERS[job.printerId]!.confirmMs);
    counter.tell({ kind: 'fetched', token, media, until, at }, (one) => one === job);
    const { banner } = liveDelivery(counter.about('', token)!)!;
    if (completes) {
      if (papers.has(job.id)) expect(banner).toMatchObject({ n: expect.any(Number) });
      papers.set(job.id, (papers.get(job.id) ?? 0) + 1);
      fetched.add(token);
    } else counter.tell({ kind: 'broken', token, until, at }, ({ id }) => id === job.id);
  });

const confirm = (back: number | null, code: string, printerId: string) =>
  step(`confirm ${back ?? 'without token'} ${code}`, (kitchen, counter) => {
    const token = back === null ? '' : tokenOf(counter, back);
    const report = reportOf(code);
    const job = counter.about(printerId, token);
    if (!job) return;
    const isGood = verdictOf(report) === 'ok';
    const meant = deliveryMeant(job, token, isGood);
    if (meant && isGood) kitchen.confirmed.add(meant.token);
    counter.tell({ kind: 'confirmed', token, report, at: counter.at }, (one) => one === job);
    expectUntouched(job, counter, report);
  });

const blocked = (printerId: string) =>
  step(`paper out ${printerId}`, (_, counter) => {
    const report = reportOf('410');
    const before = counter.jobs.filter((job) => isLive(job, printerId));
    counter.tell({ kind: 'blocked', report, at: counter.at }, (job) => isLive(job, printerId));
    for (const job of before) expectUntouched(job, counter, report);
  });

/** Running out of paper is no try, and a paper nobody fetched is none either. */
function expectUntouched(before: PrintJob, { jobs }: Counter, report: Report): void {
  const after = jobs.find(({ id }) => id === before.id);
  const wasFetched = before.deliveries.at(-1)?.fetchedAt != null;
  if (verdictOf(report) === 'blocked' || !wasFetched) expect(after?.attempts).toBe(before.attempts);
  if (before.state === 'cancelled' || before.state === 'printed') expect(after?.state).toBe(before.state);
}

const working = (back: number) =>
  step(`still printing ${back}`, (_, counter) => {
    const token = tokenOf(counter, back);
    const until = later(counter.at, CLOUDPRNT.confirmMs);
    counter.tell({ kind: 'inProgress', token, until, at: counter.at });
  });

const cancel = (nth: number) =>
  step(`cancel ${nth}`, ({ cancelled }, counter) => {
    const job = counter.jobs[nth];
    if (!job || !['waiting', 'printing'].includes(job.state)) return;
    cancelled.add(job.id);
    counter.tell({ kind: 'cancelled', by: 'Lucia', at: counter.at }, (one) => one === job);
  });

const move = (nth: number, to: string) =>
  step(`move ${nth} to ${to}`, (_, counter) => {
    const job = counter.jobs[nth];
    counter.tell({ kind: 'moved', to, from: 'Küche', at: counter.at }, (one) => one === job);
  });

/** One step from the queue to paper and back, as with printers that are brought what waits. */
const bring = (printerId: string, completes: boolean, said: string) =>
  step(`bring ${printerId} ${completes ? '' : 'in part'} ${said}`, (kitchen, counter) => {
    const before = counter.tokens.length;
    counter.poll(printerId);
    if (counter.tokens.length === before) return;
    fetch(0, completes).run(kitchen, counter);
    if (said !== 'silence') confirm(0, said, printerId).run(kitchen, counter);
  });

const printer = fc.constantFrom(...Object.keys(PRINTERS));
const back = fc.nat(2);
const code = fc.constantFrom('200', '200', '211', '410', '420', '510', '511', '520', '521', '', '999');
const kinds = fc.constantFrom('docket', 'docket', 'receipt') as fc.Arbitrary<'docket' | 'receipt'>;

const steps = fc.commands(
  [
    fc.tuple(kinds, printer, fc.constantFrom(0, 0, 1, 30)).map((given) => queue(...given)),
    fc.tuple(fc.nat(3), fc.constantFrom(-5, 0, 1, 30)).map((given) => reschedule(...given)),
    fc.constantFrom(1, 6, 16, 46, 81, 700).map(wait),
    fc.constantFrom(look(), look('interrupted')),
    printer.map(poll),
    fc.tuple(printer, fc.boolean(), fc.oneof(code, fc.constant('silence'))).map((given) => bring(...given)),
    fc.tuple(back, fc.boolean()).map((given) => fetch(...given)),
    fc.tuple(fc.option(back), code, printer).map((given) => confirm(...given)),
    printer.map(blocked),
    back.map(working),
    fc.nat(3).map(cancel),
    fc.tuple(fc.nat(3), printer).map((given) => move(...given)),
  ],
  { maxCommands: 60, size: 'max' },
);

function begin(): { model: Kitchen; real: Counter } {
  const model = {
    papers: new Map(),
    fetched: new Set(),
    confirmed: new Set(),
    cancelled: new Set(),
    wanted: new Map(),
  };
  const real = new Counter();
  queue('docket', 'kitchen').run(model as never, real);
  return { model: model as Kitchen, real };
}

describe('whatever printers and people do', () => {
  it('prints nothing unseen, marks every second paper, and gives nothing up in silence', () => {
    fc.assert(
      fc.property(steps, (given) => fc.modelRun(begin, given)),
      { numRuns: 150 },
    );
  });

  it('leaves nothing in the middle: time alone brings every job to an end', () => {
    fc.assert(
      fc.property(steps, (given) => {
        const { model, real } = begin();
        fc.modelRun(() => ({ model, real }), given);
        for (let minute = 0; minute < 105; minute++) {
          wait(60).run(model, real);
          look().run(model, real);
        }
        for (const { state } of real.jobs) expect(['waiting', 'printing']).not.toContain(state);
      }),
      { numRuns: 15 },
    );
  });

  it('gives out no bytes for a token that is not the live one', () => {
    fc.assert(
      fc.property(steps, (given) => {
        const { model, real } = begin();
        fc.modelRun(() => ({ model, real }), given);
        for (const job of real.jobs) {
          const open = [...new Set(real.tokens)].filter((token) => mayFetch(job, token));
          expect(open.length).toBeLessThanOrEqual(1);
          for (const token of open) expect(token).toBe(liveDelivery(job)?.token);
        }
      }),
      { numRuns: 50 },
    );
  });
});
