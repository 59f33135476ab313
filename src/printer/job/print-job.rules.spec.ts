import { describe, expect, it } from '@jest/globals';
import {
  aJob,
  at,
  blocked,
  cancel,
  confirm,
  fetch,
  look,
  move,
  NOON,
  offer,
  tale,
  working,
} from './print-events.fixture.js';
import { canOffer, canReprint } from './print-job.rules.js';
import type { PrintJob } from './print-job.types.js';

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
