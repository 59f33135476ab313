import { describe, expect, it } from '@jest/globals';
import { monthAfter, weeksOf } from './calendar.rules';

describe('a month on the calendar', () => {
  it.each([
    ['begins on its Monday and ends on its Sunday', '2026-11', 6, '2026-10-26', '2026-12-06'],
    ['needs no week of another month', '2027-02', 4, '2027-02-01', '2027-02-28'],
    ['has its leap day', '2028-02', 5, '2028-01-31', '2028-03-05'],
    ['is whole where the clock changes', '2026-03', 6, '2026-02-23', '2026-04-05'],
  ])('%s', (_, month, count, first, last) => {
    const weeks = weeksOf(month);
    expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.[6]]).toEqual([count, first, last]);
  });

  it('follows another over the turn of the year', () => {
    expect([monthAfter('2026-12', 1), monthAfter('2027-01', -1)]).toEqual(['2027-01', '2026-12']);
  });
});
