import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { centsOf, shareOf, tidy, tipCentsOf } from './tip';

describe('a tip', () => {
  it('is a share of the goods, to ten cents, and at most what the server takes', () => {
    expect([5, 10, 15].map((percent) => shareOf(2380, percent))).toEqual([120, 240, 360]);
    fc.assert(
      fc.property(fc.nat(500_000), fc.constantFrom(5, 10, 15), (goods, percent) => {
        const cents = shareOf(goods, percent);
        expect(cents % 10).toBe(0);
        expect(Math.abs(cents - Math.min((goods * percent) / 100, 20_000))).toBeLessThanOrEqual(5);
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ['', 0],
    ['3', 300],
    ['3,5', 350],
    ['3.50 €', 350],
    [' 0,05', 5],
    ['200', 20_000],
    ['200,01', null],
    ['3,555', null],
    ['-3', null],
    ['drei', null],
    ['1e3', null],
  ])('typed as %j is %j', (text, cents) => {
    expect(centsOf(text)).toBe(cents);
  });

  it.each([
    ['3,5', 'de', '3,50'],
    [' 3.5 € ', 'de', '3,50'],
    ['3,5', 'en', '3.50'],
    ['drei', 'de', 'drei'],
    ['', 'de', ''],
    ['0', 'de', '0'],
  ] as const)('%j in %s is tidied to %j once it is typed', (text, language, tidied) => {
    expect(tidy(text, language)).toBe(tidied);
  });

  it('means the same once it is tidied', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 8 }),
        fc.constantFrom('de' as const, 'en' as const),
        (text, language) => {
          expect(centsOf(tidy(text, language))).toBe(centsOf(text));
        },
      ),
      { numRuns: 500 },
    );
  });

  it('reads back what it is written as', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (cents) => {
        expect(centsOf((cents / 100).toFixed(2).replace('.', ','))).toBe(cents);
      }),
      { numRuns: 200 },
    );
  });

  it('grows with the basket, and is none while an own amount cannot be read', () => {
    expect(tipCentsOf({ kind: 'percent', percent: 10 }, 3000)).toBe(300);
    expect(tipCentsOf({ kind: 'own', text: 'x' }, 3000)).toBe(0);
    expect(tipCentsOf({ kind: 'none' }, 3000)).toBe(0);
  });
});
