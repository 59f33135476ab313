import { describe, expect, it } from '@jest/globals';
import type { Variant } from '../menu/menu.types.js';
import type { FormerPrice } from './price-history.types.js';
import { priceTimelinesOf } from './price-timeline.rules.js';

const at = (time: string) => new Date(`2026-${time}:00Z`);
const CREATED = at('09-01T10:00');
const NOW = at('11-20T12:00');

const size = (id: string, priceCents: number, pickup?: number): Variant => ({
  id,
  name: id,
  priceCents,
  content: null,
  ownPrices: pickup === undefined ? [] : [{ fulfilment: 'pickup', priceCents: pickup }],
});
const former = (
  variantId: string,
  fulfilment: FormerPrice['fulfilment'],
  cents: number,
  from: Date,
  to: Date,
) => ({
  id: `${variantId}${fulfilment}${cents}`,
  shopId: 's',
  productId: 'p',
  variantId,
  fulfilment,
  cents,
  from,
  to,
});
const timelinesOf = (variants: Variant[], prices: FormerPrice[]) =>
  priceTimelinesOf({ variants, fulfilments: ['delivery', 'pickup'], createdAt: CREATED }, prices, NOW).map(
    ({ variantId, ways, prices: course, lowestCents30 }) => ({
      of: `${variantId} ${ways.join('+')}`,
      cents: course.map(({ cents }) => cents),
      lowest: lowestCents30,
    }),
  );

describe('what a size has cost', () => {
  it('stands once where every way has always cost the same', () => {
    expect(timelinesOf([size('a', 900), size('b', 1200, 1100)], [])).toEqual([
      { of: 'a delivery+pickup', cents: [900], lowest: 900 },
      { of: 'b delivery', cents: [1200], lowest: 1200 },
      { of: 'b pickup', cents: [1100], lowest: 1100 },
    ]);
  });

  it('names the lowest price of the 30 days, not the one of the day before', () => {
    const prices = [
      former('a', 'delivery', 1000, CREATED, at('11-01T09:00')),
      former('a', 'delivery', 1200, at('11-01T09:00'), at('11-20T09:00')),
    ];
    expect(timelinesOf([size('a', 1300, 1000)], prices)[0]).toEqual({
      of: 'a delivery',
      cents: [1300, 1200, 1000],
      lowest: 1000,
    });
  });

  it('forgets what is longer ago than 30 days', () => {
    const prices = [former('a', 'delivery', 700, CREATED, at('10-20T09:00'))];
    expect(timelinesOf([size('a', 900, 900)], prices)[0]?.lowest).toBe(900);
  });

  it('counts a price of a few hours, and not what was typed wrong for a minute', () => {
    const lunch = former('a', 'delivery', 700, at('11-10T10:00'), at('11-10T13:00'));
    const slip = former('a', 'delivery', 79, at('11-11T10:00'), at('11-11T10:01'));
    expect(timelinesOf([size('a', 900, 900)], [lunch, slip])[0]).toEqual({
      of: 'a delivery',
      cents: [900, 700],
      lowest: 700,
    });
  });
});
