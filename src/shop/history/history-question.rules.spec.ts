import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '../../shared/berlin-time.js';
import { cursorOf, placeOf } from './history-question.rules.js';

describe('where a list goes on', () => {
  it('is found again from what stands in the address', () => {
    fc.assert(
      fc.property(fc.nat(20_000), fc.nat(999_999), (days, number) => {
        const place = { day: addDays('2020-01-01', days), number };
        expect(placeOf(cursorOf(place))).toEqual(place);
      }),
    );
  });

  it.each([
    '',
    '47',
    '2026-11-20',
    '2026-11-20.',
    '2026-02-30.4',
    '2026-11-20.-1',
    '2026-11-20.1e9',
    '.5',
    '$gt.1',
  ])('begins anew with %j', (cursor) => expect(placeOf(cursor)).toBeNull());
});
