import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { percentOf } from '../../../src/shared/money';
import { type Assumptions, breakEvenCents, compare } from './commission.rules';

const RUNS = { numRuns: 300 };

const aMonth = (over: Partial<Assumptions> = {}): Assumptions => ({
  revenueCents: 1_000_000,
  averageOrderCents: 2_500,
  movedPercent: 30,
  commissionPercent: 14,
  ...over,
});

describe('commission beside a fixed price', () => {
  it('counts only what moves to the own page', () => {
    expect(compare(aMonth(), 2_900)).toEqual({
      movedCents: 300_000,
      orders: 120,
      commissionPerOrderCents: 350,
      commissionCents: 42_000,
      tresenCents: 2_900,
      savedCents: 39_100,
      savedPerYearCents: 469_200,
    });
  });

  it('says so when the fixed price is the higher one', () => {
    expect(compare(aMonth({ revenueCents: 50_000 }), 2_900).savedCents).toBe(-800);
  });

  it('counts no orders when an order is worth nothing', () => {
    expect(compare(aMonth({ averageOrderCents: 0 }), 2_900).orders).toBe(0);
  });

  it('knows from which revenue on the fixed price is covered', () => {
    expect(breakEvenCents(14, 2_900)).toBe(20_711);
    expect(breakEvenCents(14, 0)).toBe(0);
    expect(breakEvenCents(0, 2_900)).toBeNull();
  });
});

describe('for any month', () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 });
  const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
  const months = fc.record({
    revenueCents: cents,
    averageOrderCents: cents,
    movedPercent: percent,
    commissionPercent: percent,
  });
  const price = fc.integer({ min: 0, max: 20_000 });

  it('adds up in whole cents, and never takes more than what moved', () => {
    fc.assert(
      fc.property(months, price, (month, tresenCents) => {
        const sum = compare(month, tresenCents);
        for (const value of Object.values(sum)) expect(Number.isSafeInteger(value)).toBe(true);
        expect(sum.savedCents + sum.tresenCents).toBe(sum.commissionCents);
        expect(sum.savedPerYearCents).toBe(sum.savedCents * 12);
        expect(sum.movedCents).toBeLessThanOrEqual(month.revenueCents);
        expect(sum.commissionCents).toBeLessThanOrEqual(sum.movedCents);
      }),
      RUNS,
    );
  });

  it('grows with the revenue', () => {
    fc.assert(
      fc.property(months, cents, price, (month, more, tresenCents) => {
        const richer = { ...month, revenueCents: month.revenueCents + more };
        expect(compare(richer, tresenCents).savedCents).toBeGreaterThanOrEqual(
          compare(month, tresenCents).savedCents,
        );
      }),
      RUNS,
    );
  });

  it('breaks even exactly at the amount it names, and not a cent earlier', () => {
    const some = fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(some, fc.integer({ min: 1, max: 20_000 }), (commissionPercent, tresenCents) => {
        const enough = breakEvenCents(commissionPercent, tresenCents)!;
        expect(percentOf(enough, commissionPercent)).toBeGreaterThanOrEqual(tresenCents);
        expect(percentOf(enough - 1, commissionPercent)).toBeLessThan(tresenCents);
      }),
      RUNS,
    );
  });
});
