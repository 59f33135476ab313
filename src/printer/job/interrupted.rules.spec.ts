import { describe, expect, it } from '@jest/globals';
import { aJob, fetch, look, offer, restarted, tale, working } from './print-events.fixture.js';
import type { PrintJob } from './print-job.types.js';

describe('a print job whose server died', () => {
  const tales: [string, PrintJob, Partial<PrintJob>][] = [
    [
      'comes once more soon with the docket on its way',
      tale(aJob(), offer('a', 0), fetch('a', 1), restarted(6), look(26)),
      { state: 'waiting', silences: 1 },
    ],
    [
      'is waited for a moment: the printer may only not have been heard',
      tale(aJob(), offer('a', 0), fetch('a', 1), restarted(6), look(25)),
      { state: 'printing' },
    ],
    [
      'keeps its window when the printer says afterwards that it still prints',
      tale(aJob(), offer('a', 0), fetch('a', 1), restarted(6), working('a', 10), look(60)),
      { state: 'printing' },
    ],
    [
      'is waited for no longer',
      tale(aJob(), offer('a', 0), fetch('a', 1), restarted(70), look(81)),
      { state: 'waiting' },
    ],
    [
      'is not unclear any sooner: a receipt',
      tale(aJob('receipt'), offer('a', 0), fetch('a', 1), restarted(6), look(40)),
      { state: 'printing' },
    ],
    [
      'is still on offer before anybody fetched it',
      tale(aJob(), offer('a', 0), restarted(6), look(40)),
      { state: 'printing' },
    ],
  ];

  it.each(tales)('%s', (_, job, expected) => {
    expect(job).toMatchObject(expected);
  });
});
