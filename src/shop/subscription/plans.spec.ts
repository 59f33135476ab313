import { describe, expect, it } from '@jest/globals';
import { allows, LEVEL, type Level, limitsOf, NO_PLAN, PLANS, planNameOf } from './plans.js';

describe('plans', () => {
  it.each([
    [1, 'Kostenlos'],
    [2, 'Starter'],
    [3, 'Professional'],
    [0, NO_PLAN],
    [7, NO_PLAN],
    [1.5, NO_PLAN],
    [Number.NaN, NO_PLAN],
  ])('calls level %p "%s"', (level, name) => {
    expect(planNameOf({ level })).toBe(name);
  });

  it('calls a missing subscription by the same words', () => {
    expect(planNameOf(null)).toBe('Kein Abonnement vorhanden');
  });

  const cases: [number | null, Level, boolean][] = [
    [null, LEVEL.free, false],
    [1, LEVEL.free, true],
    [1, LEVEL.starter, false],
    [2, LEVEL.starter, true],
    [2, LEVEL.professional, false],
    [3, LEVEL.free, true],
    [7, LEVEL.free, false],
    [-1, LEVEL.free, false],
  ];
  it.each(cases)('level %p for a feature of level %p passes: %p', (level, needed, passes) => {
    expect(allows(level === null ? null : { level }, needed)).toBe(passes);
  });

  it('never takes away what a smaller plan gives', () => {
    const amount = (limit: number | null) => limit ?? Number.POSITIVE_INFINITY;
    for (const key of [
      'products',
      'ordersPerMonth',
      'printers',
      'people',
      'pictures',
      'pictureBytes',
      'textsPerMonth',
    ] as const) {
      const limits = PLANS.map((plan) => amount(plan.limits[key]));
      expect(limits).toEqual([...limits].sort((a, b) => a - b));
    }
  });

  it('gives nothing away without a plan', () => {
    expect(limitsOf({ level: 9 })).toMatchObject({ products: 0, ordersPerMonth: 0, printers: 0 });
  });
});
