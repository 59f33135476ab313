import { describe, expect, test } from '@jest/globals';
import {
  type PastPrice,
  reductionPercentOf,
  reductionStartOf,
  referencePriceOf,
} from './reference-price.rules.js';
import { contentText, unitPriceOf } from './unit-price.rules.js';
import { voucherValidUntil } from './voucher.rules.js';

const price = (cents: number, from: string, to: string | null = null, reduced = false): PastPrice => ({
  cents,
  from,
  to,
  reduced,
});

describe('the lowest price of the last 30 days', () => {
  test('is the old one, not the one raised shortly before', () => {
    const history = [price(1_000, '2026-01-01', '2026-11-01'), price(1_200, '2026-11-01')];
    const reference = referencePriceOf(history, '2026-11-20');
    expect([reference, reductionPercentOf(900, reference)]).toEqual([1_000, 10]);
  });

  test('of a young product is the only one it had', () => {
    expect(referencePriceOf([price(800, '2026-11-15')], '2026-11-20')).toBe(800);
  });

  test('of a happy hour is that of the last one, so that nothing may be announced', () => {
    const history = [
      price(1_000, '2026-01-01', '2026-11-18'),
      price(800, '2026-11-18', '2026-11-19', true),
      price(1_000, '2026-11-19'),
    ];
    expect(reductionPercentOf(800, referencePriceOf(history, '2026-11-20'))).toBeNull();
  });

  test('looks back thirty days and not one more', () => {
    const history = [price(700, '2026-01-01', '2026-10-21'), price(900, '2026-10-21')];
    expect(referencePriceOf(history, '2026-11-20')).toBe(900);
    expect(referencePriceOf(history, '2026-11-19')).toBe(700);
  });

  test('is unknown when nothing was sold', () => {
    expect(referencePriceOf([], '2026-11-20')).toBeNull();
    expect(referencePriceOf([price(900, '2026-11-20')], '2026-11-20')).toBeNull();
    expect(reductionPercentOf(500, null)).toBeNull();
  });

  test('of a reduction in steps is the one before the first step', () => {
    const history = [
      price(1_000, '2026-01-01', '2026-11-01'),
      price(900, '2026-11-01', '2026-11-10', true),
      price(800, '2026-11-10', null, true),
    ];
    expect(reductionStartOf(history, '2026-11-10')).toBe('2026-11-01');
    expect(referencePriceOf(history, reductionStartOf(history, '2026-11-10'))).toBe(1_000);
  });

  test('and the percentage never promises more than was taken off', () => {
    expect([reductionPercentOf(667, 1_000), reductionPercentOf(1_000, 1_000)]).toEqual([33, null]);
  });
});

describe('the price per litre or kilogram', () => {
  test.each([
    [350, 330, 1_061],
    [290, 500, 580],
    [1_290, 750, 1_720],
    [1_490, 5_000, 298],
    [599, 500, 1_198],
    [100, 9, null],
  ])('%d cents for %d ml', (cents, amount, perLitre) => {
    expect(unitPriceOf(cents, { amount, unit: 'ml' })).toBe(perLitre);
  });

  test.each([
    [350, { amount: 330, unit: 'ml' }, '0,33 l, 10,61\u00a0€/l'],
    [300, { amount: 1_000, unit: 'ml' }, '1 l'],
    [590, { amount: 250, unit: 'g' }, '250 g, 23,60\u00a0€/kg'],
    [100, { amount: 5, unit: 'g' }, '5 g'],
    [900, { amount: 1_500, unit: 'g' }, '1,5 kg, 6,00\u00a0€/kg'],
  ] as const)('%d cents for %j', (cents, content, text) => {
    expect(contentText(cents, content)).toBe(text);
  });
});

test('a value voucher lapses at the end of the third year', () => {
  expect(voucherValidUntil('2026-11-20')).toBe('2029-12-31');
  expect(voucherValidUntil('2026-01-01')).toBe('2029-12-31');
});
