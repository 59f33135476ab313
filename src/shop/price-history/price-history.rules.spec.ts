import { describe, expect, it } from '@jest/globals';
import type { Variant } from '../menu/menu.types.js';
import { referencePriceOf } from '../pricing/reference-price.rules.js';
import { endedPrices, pastPricesOf, pricedSince } from './price-history.rules.js';
import type { FormerPrice } from './price-history.types.js';

const CREATED = new Date('2026-09-01T10:00:00Z');
const at = (day: string) => new Date(`${day}T12:00:00Z`);

const size = (id: string, priceCents: number, pickup?: number): Variant => ({
  id,
  name: id,
  priceCents,
  content: null,
  ownPrices: pickup === undefined ? [] : [{ fulfilment: 'pickup', priceCents: pickup }],
});
const former = (cents: number, from: string, to: string): FormerPrice => ({
  id: `${from}-${cents}`,
  shopId: 's',
  productId: 'p',
  variantId: 'v1',
  fulfilment: 'delivery',
  cents,
  from: at(from),
  to: at(to),
});

describe('a price that ends', () => {
  it.each<[string, Variant[], Variant[], [string, string, number][]]>([
    ['none when nothing has changed', [size('a', 900)], [size('a', 900)], []],
    [
      'the one of every way that follows the usual price',
      [size('a', 900, 800)],
      [size('a', 1000, 800)],
      [
        ['a', 'delivery', 900],
        ['a', 'table', 900],
      ],
    ],
    ['the own one of a way', [size('a', 900, 800)], [size('a', 900)], [['a', 'pickup', 800]]],
    [
      'all of a size that was taken off',
      [size('a', 900), size('b', 1200, 1100)],
      [size('a', 900)],
      [
        ['b', 'delivery', 1200],
        ['b', 'pickup', 1100],
        ['b', 'table', 1200],
      ],
    ],
    ['none of a size that is new', [size('a', 900)], [size('a', 900), size('b', 1)], []],
  ])('is %s', (_, before, after, expected) => {
    expect(
      endedPrices(before, after).map(({ variantId, fulfilment, cents }) => [variantId, fulfilment, cents]),
    ).toEqual(expected);
  });
});

describe('the price of today', () => {
  const which = { variantId: 'v1', fulfilment: 'delivery' as const };

  it('counts since the dish was created, or since the last price ended', () => {
    expect(pricedSince([], which, CREATED)).toEqual(CREATED);
    const two = [former(1000, '2026-10-01', '2026-11-01'), former(900, '2026-09-01', '2026-10-01')];
    expect(pricedSince(two, which, CREATED)).toEqual(at('2026-11-01'));
    expect(pricedSince(two, { ...which, fulfilment: 'pickup' }, CREATED)).toEqual(CREATED);
  });

  it('is compared with the lowest of the 30 days before it was reduced', () => {
    const prices = [former(1000, '2026-09-01', '2026-11-01'), former(1200, '2026-11-01', '2026-11-20')];
    const history = pastPricesOf(prices, { createdAt: CREATED }, size('v1', 900), 'delivery');
    expect(history.map(({ cents, from, to }) => [cents, from, to])).toEqual([
      [1000, '2026-09-01', '2026-11-02'],
      [1200, '2026-11-01', '2026-11-21'],
      [900, '2026-11-20', null],
    ]);
    expect(referencePriceOf(history, '2026-11-20')).toBe(1000);
  });

  it('of a young dish is compared with what it has cost so far', () => {
    const createdAt = at('2026-11-15');
    const history = pastPricesOf([], { createdAt }, size('v1', 800), 'pickup');
    expect(referencePriceOf(history, '2026-11-20')).toBe(800);
  });
});
