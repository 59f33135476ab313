import { describe, expect, test } from '@jest/globals';
import type { TaxClass } from './pricing.types.js';
import { priceNotice, rateOf, vatSchemeOn } from './tax.rules.js';

const TODAY = '2026-11-20';

describe('the rate of a tax class', () => {
  test.each<[TaxClass, number, number]>([
    ['food', 7, 7],
    ['drink', 19, 19],
    ['milkDrink75', 7, 19],
    ['milk', 7, 19],
    ['tapWater', 7, 19],
    ['foodLuxury', 19, 7],
    ['nonfood', 19, 19],
    ['voucherMulti', 0, 0],
  ])('%s: %d to go, %d at the table', (taxClass, offsite, dinein) => {
    expect(rateOf(taxClass, 'delivery', TODAY)).toBe(offsite);
    expect(rateOf(taxClass, 'pickup', TODAY)).toBe(offsite);
    expect(rateOf(taxClass, 'table', TODAY)).toBe(dinein);
  });

  test.each<[TaxClass, string, number]>([
    ['food', '2025-12-31', 19],
    ['food', '2026-01-01', 7],
    ['foodLuxury', '2025-12-31', 19],
    ['drink', '2025-12-31', 19],
    ['food', '2023-06-01', 19],
  ])('%s at the table on %s: %d', (taxClass, day, rate) => {
    expect(rateOf(taxClass, 'table', day)).toBe(rate);
  });
});

test('a small business starts on its day', () => {
  const small = { vatScheme: 'small', vatSchemeFrom: '2027-01-01' } as const;
  expect(vatSchemeOn(small, '2026-12-31')).toBe('regular');
  expect(vatSchemeOn(small, '2027-01-01')).toBe('small');
  expect(vatSchemeOn({ vatScheme: 'small', vatSchemeFrom: null }, TODAY)).toBe('small');
  expect(vatSchemeOn({ vatScheme: 'regular', vatSchemeFrom: null }, TODAY)).toBe('regular');
});

test('and one that has grown too big stays small until the day it is no longer', () => {
  const grown = { vatScheme: 'regular', vatSchemeFrom: '2026-12-01' } as const;
  expect(vatSchemeOn(grown, '2026-11-30')).toBe('small');
  expect(vatSchemeOn(grown, '2026-12-01')).toBe('regular');
});

test('a small business never says that tax is included', () => {
  expect(priceNotice('regular', true)).toBe('Alle Preise inkl. gesetzl. MwSt., zzgl. Lieferkosten');
  expect(priceNotice('regular', false)).toBe('Alle Preise inkl. gesetzl. MwSt.');
  expect(priceNotice('small', true)).not.toMatch(/inkl/);
});
