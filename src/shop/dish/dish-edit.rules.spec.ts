import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { copyNameOf, raisedPrice, soldOutFor } from './dish-edit.rules.js';

describe('sold out', () => {
  const six = new Date('2026-11-20T17:00:00Z');
  it.each([
    ['available', null],
    ['further', { until: null }],
    ['moment', { until: six }],
    ['tomorrow', { until: new Date('2026-11-21T04:00:00Z') }],
  ] as const)('%s', (span, soldOut) => {
    expect(soldOutFor(span, '2026-11-20', six)).toEqual(soldOut);
  });

  it('until tomorrow ends at five on the clock also when the clock changes in the night', () => {
    expect(soldOutFor('tomorrow', '2026-10-24', null)?.until?.toISOString()).toBe('2026-10-25T04:00:00.000Z');
    expect(soldOutFor('tomorrow', '2027-03-27', null)?.until?.toISOString()).toBe('2027-03-28T03:00:00.000Z');
  });
});

describe('a price that is raised', () => {
  it.each([
    [950, 5, 10, 1000],
    [950, 5, 1, 998],
    [1090, 5, 10, 1140],
    [950, -10, 50, 850],
    [0, 20, 10, 0],
    [10, -90, 50, 50],
  ])('%i cents by %d %%, rounded to %i, are %i', (cents, percent, roundTo, raised) => {
    expect(raisedPrice(cents, percent, roundTo)).toBe(raised);
  });

  it('is a whole price, and dearer dishes stay the dearer ones', () => {
    const cents = fc.integer({ min: 0, max: 100_000 });
    const percent = fc.integer({ min: -90, max: 200 });
    fc.assert(
      fc.property(cents, cents, percent, fc.constantFrom(1, 5, 10, 50), (one, other, by, roundTo) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        expect(raisedPrice(low, by, roundTo) % roundTo).toBe(0);
        expect(raisedPrice(low, by, roundTo)).toBeLessThanOrEqual(raisedPrice(high, by, roundTo));
      }),
    );
  });
});

describe('a copy', () => {
  it.each([
    ['Salami', ['Salami'], 'Salami (Kopie)'],
    ['Salami', ['Salami', 'Salami (Kopie)'], 'Salami (Kopie 2)'],
    ['Salami (Kopie)', ['Salami', 'Salami (Kopie)'], 'Salami (Kopie 2)'],
  ])('of %s beside %p is called %p only once', (name, taken, copy) => {
    expect(copyNameOf(name, taken)).toBe(copy);
  });
});
