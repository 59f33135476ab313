import { describe, expect, it } from '@jest/globals';
import { CLOUDPRNT } from '../protocols/cloudprnt/cloudprnt-traits.rules.js';
import { reportOf } from '../protocols/cloudprnt/star-code.rules.js';
import type { TicketKind } from '../ticket/ticket.types.js';
import { mayFetch } from './print-delivery.rules.js';
import { canOffer, canReprint, nextState, queued } from './print-job.rules.js';
import type { PrintEvent, PrintJob } from './print-job.types.js';

const NOON = new Date('2026-11-20T11:00:00Z');
const at = (seconds: number) => new Date(NOON.getTime() + seconds * 1000);

const aJob = (kind: TicketKind = 'docket', repeat = 0): PrintJob =>
  queued(
    {
      id: 'job',
      shopId: 'bella',
      printerId: 'kitchen',
      key: 'order-1',
      title: 'Bestellung 1042',
      ticket: { kind, blocks: [{ kind: 'heading', text: '1042' }] },
      expiresAt: at(3 * 3600),
      repeat,
      repeatNote: 'Lucia, 12:05',
    },
    NOON,
  );

const offer = (token: string, seconds: number): PrintEvent => ({
  kind: 'offered',
  token,
  media: [...CLOUDPRNT.media],
  until: at(seconds + 45),
  at: at(seconds),
});
const fetch = (token: string, seconds: number): PrintEvent => ({
  kind: 'fetched',
  token,
  media: 'application/vnd.star.starprnt',
  until: at(seconds + 80),
  at: at(seconds),
});
const confirm = (token: string, code: string, seconds: number): PrintEvent => ({
  kind: 'confirmed',
  token,
  report: reportOf(code),
  at: at(seconds),
});
const look = (seconds: number): PrintEvent => ({ kind: 'elapsed', at: at(seconds) });
const blocked = (seconds: number): PrintEvent => ({
  kind: 'blocked',
  report: reportOf('410'),
  at: at(seconds),
});
const cancel = (seconds: number): PrintEvent => ({ kind: 'cancelled', by: 'Lucia', at: at(seconds) });
const broken = (token: string, seconds: number): PrintEvent => ({
  kind: 'broken',
  token,
  until: at(seconds + 45),
  at: at(seconds),
});
const working = (token: string, seconds: number): PrintEvent => ({
  kind: 'inProgress',
  token,
  until: at(seconds + 80),
  at: at(seconds),
});
const move = (seconds: number): PrintEvent => ({ kind: 'moved', to: 'bar', from: 'Küche', at: at(seconds) });
const tale = (job: PrintJob, ...events: PrintEvent[]): PrintJob => events.reduce(nextState, job);

const bannerOf = (job: PrintJob) => job.deliveries.at(-1)?.banner ?? null;

describe('a print job', () => {
  const tales: [string, PrintJob, Partial<PrintJob>][] = [
    ['waits for its printer', tale(aJob()), { state: 'waiting' }],
    ['is printing once it is offered', tale(aJob(), offer('a', 1)), { state: 'printing' }],
    [
      'is printed by a 2xx',
      tale(aJob(), offer('a', 1), fetch('a', 2), confirm('a', '200', 4)),
      { state: 'printed' },
    ],
    [
      'stays printed when the confirmation comes three times, whatever it says',
      tale(
        aJob(),
        offer('a', 1),
        fetch('a', 2),
        confirm('a', '200', 4),
        confirm('a', '200', 5),
        confirm('a', '520', 6),
      ),
      { state: 'printed' },
    ],
    [
      'is not printed by a good word about a paper nobody fetched',
      tale(aJob(), offer('a', 1), confirm('a', '200', 2)),
      { state: 'printing' },
    ],
    [
      'is not printed by a good word without a token either',
      tale(aJob(), offer('a', 1), confirm('', '200', 2)),
      { state: 'printing' },
    ],
    [
      'is printed by a good word without a token once it was fetched',
      tale(aJob(), offer('a', 1), fetch('a', 2), confirm('', '200', 4)),
      { state: 'printed' },
    ],
    [
      'goes back to the queue when nobody fetches it, and that counts for nothing',
      tale(aJob(), ...[0, 50, 100, 150, 200, 250].flatMap((s) => [offer(`t${s}`, s), look(s + 45)])),
      { state: 'waiting', attempts: 0 },
    ],
    [
      'outlives a short trouble of the network, however often it is told of it',
      tale(
        aJob(),
        ...[0, 7, 25, 60, 125, 190].flatMap((s) => [offer(`t${s}`, s), confirm(`t${s}`, '520', s + 1)]),
      ),
      { state: 'waiting', attempts: 0, retryAt: at(191 + 60) },
    ],
    [
      'counts the papers that were fetched and failed, and goes on',
      tale(
        aJob(),
        ...[0, 50, 100, 200, 300, 400].flatMap((s) => [
          offer(`t${s}`, s),
          fetch(`t${s}`, s + 1),
          confirm(`t${s}`, '521', s + 2),
        ]),
      ),
      { state: 'waiting', attempts: 6 },
    ],
    [
      'is left alone for five seconds after the first failure',
      tale(aJob(), offer('a', 0), confirm('a', '520', 1), offer('b', 5)),
      { state: 'waiting', retryAt: at(6) },
    ],
    [
      'is offered again after that',
      tale(aJob(), offer('a', 0), confirm('a', '520', 1), offer('b', 6)),
      { state: 'printing', retryAt: null },
    ],
    [
      'is waited for while the printer says that it prints it',
      tale(aJob(), offer('a', 0), fetch('a', 1), working('a', 70), look(82)),
      { state: 'printing', dueAt: at(150) },
    ],
    [
      'is not waited for while the printer prints something else',
      tale(aJob(), offer('a', 0), fetch('a', 1), working('x', 70), look(82)),
      { state: 'waiting' },
    ],
    [
      'is waited for ten minutes at the longest',
      tale(aJob('receipt'), offer('a', 0), fetch('a', 1), working('a', 80), working('a', 599), look(601)),
      { state: 'unclear' },
    ],
    [
      'is printed by a late word while the newer try is not fetched',
      tale(aJob(), offer('a', 0), fetch('a', 1), look(82), offer('b', 83), confirm('a', '200', 84)),
      { state: 'printed' },
    ],
    [
      'is printed by a late word without a token just as well',
      tale(aJob(), offer('a', 0), fetch('a', 1), look(82), offer('b', 83), confirm('', '200', 84)),
      { state: 'printed' },
    ],
    [
      'moves to another printer, and forgets what the first one refused',
      tale(aJob(), offer('a', 0), fetch('a', 1), confirm('a', '510', 2), offer('b', 3), move(4)),
      { state: 'waiting', printerId: 'bar', movedFrom: 'Küche', refusedMedia: [] },
    ],
    ['stays where it is once it is over', tale(aJob(), cancel(1), move(2)), { printerId: 'kitchen' }],
    [
      'comes once more when a fetched docket meets silence',
      tale(aJob(), offer('a', 0), fetch('a', 1), look(82)),
      { state: 'waiting' },
    ],
    [
      'is unclear when the docket meets silence twice',
      tale(aJob(), offer('a', 0), fetch('a', 1), look(82), offer('b', 83), fetch('b', 84), look(165)),
      { state: 'unclear', reason: 'silent' },
    ],
    [
      'is unclear at once when a receipt meets silence',
      tale(aJob('receipt'), offer('a', 0), fetch('a', 1), look(82)),
      { state: 'unclear' },
    ],
    [
      'is printed after all when the word comes within ten minutes',
      tale(aJob('receipt'), offer('a', 0), fetch('a', 1), look(82), confirm('a', '200', 600)),
      { state: 'printed' },
    ],
    [
      'stays unclear when the word comes later than that',
      tale(aJob('receipt'), offer('a', 0), fetch('a', 1), look(82), confirm('a', '200', 602)),
      { state: 'unclear' },
    ],
    [
      'is not moved by a word about an older delivery once the newer one is fetched',
      tale(
        aJob(),
        offer('a', 0),
        fetch('a', 1),
        look(82),
        offer('b', 83),
        fetch('b', 84),
        confirm('a', '200', 85),
      ),
      { state: 'printing' },
    ],
    [
      'waits without counting while there is no paper',
      tale(aJob(), offer('a', 0), fetch('a', 1), blocked(2), offer('b', 60), confirm('b', '420', 61)),
      { state: 'waiting', attempts: 0 },
    ],
    [
      'tries the next format when one is refused',
      tale(aJob(), offer('a', 0), fetch('a', 1), confirm('a', '510', 2)),
      { state: 'waiting', refusedMedia: ['application/vnd.star.starprnt'] },
    ],
    [
      'fails when the printer refuses it without a look',
      tale(aJob(), offer('a', 0), confirm('a', '510', 2)),
      { state: 'failed', reason: 'media' },
    ],
    ['is not offered after its time', tale(aJob(), offer('a', 3 * 3600)), { state: 'waiting' }],
    ['is cancelled after its time', tale(aJob(), look(3 * 3600)), { state: 'cancelled', reason: 'expired' }],
    [
      'shows itself when it has waited for a minute',
      tale(aJob(), look(60)),
      { state: 'waiting', lateAt: at(60) },
    ],
    ['can be cancelled by a person', tale(aJob(), cancel(5)), { state: 'cancelled', reason: 'operator' }],
    [
      'is not printed by a word that comes after it was cancelled',
      tale(aJob(), offer('a', 0), fetch('a', 1), cancel(2), confirm('a', '200', 3)),
      { state: 'cancelled' },
    ],
  ];

  it.each(tales)('%s', (_, job, expected) => {
    expect(job).toMatchObject(expected);
  });

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

  it('is reprinted only when it is over and its text is still there', () => {
    const printed = tale(aJob(), offer('a', 1), fetch('a', 2), confirm('a', '200', 4));
    expect([canReprint(aJob()), canReprint(printed), canReprint({ ...printed, ticket: null })]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('remembers what happened to it', () => {
    const job = tale(aJob(), offer('a', 1), fetch('a', 2), confirm('a', '200', 4));
    expect(job.history.map(({ step }) => step)).toEqual(['queued', 'offered', 'fetched', 'printed']);
  });

  it('writes down once what a printer confirms too late, too early or again, and keeps its first entry', () => {
    const stepsOf = ({ history }: PrintJob) => history.map(({ step }) => step).slice(2);
    const unasked = [confirm('a', '200', 2), confirm('a', '200', 3)];
    expect(stepsOf(tale(aJob(), offer('a', 1), ...unasked))).toEqual(['unfetched']);
    const printed = tale(aJob(), offer('a', 1), fetch('a', 2), confirm('a', '200', 4));
    expect(stepsOf(tale(printed, ...unasked))).toEqual(['fetched', 'printed', 'superseded']);
    const long = tale(
      aJob(),
      ...Array.from({ length: 90 }, (_, n) => [offer(`${n}`, n * 50), look(n * 50 + 45)]).flat(),
    );
    expect([long.history.length, long.history[0]?.step]).toEqual([60, 'queued']);
  });

  it('is not offered without its text', () => {
    expect(canOffer({ ...aJob(), ticket: null }, NOON)).toBe(false);
  });
});
