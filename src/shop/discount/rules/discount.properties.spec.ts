import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { priceOf } from '../../pricing/pricing.rules.js';
import { aBasket } from '../../pricing/pricing.vectors.js';
import type { DiscountEffect, DiscountRule, DiscountScope } from '../discount.types.js';
import { aMoment, aRule, dishLine, NO_CONDITIONS } from './discount.fixture.js';
import { discountsFor } from './discount.rules.js';
import type { DiscountLine } from './piece.rules.js';

const DISHES = [
  { productId: 'margherita', categoryId: 'pizza', taxClass: 'food' },
  { productId: 'salami', categoryId: 'pizza', taxClass: 'food' },
  { productId: 'tiramisu', categoryId: 'sweets', taxClass: 'food' },
  { productId: 'cola', categoryId: 'drinks', taxClass: 'drink' },
  { productId: 'wine', categoryId: 'drinks', taxClass: 'drink' },
] as const;
const MENU = DISHES.map(({ productId, categoryId }) => ({ productId, categoryId }));

const some = <T>(...of: T[]) => fc.subarray(of);
const scope: fc.Arbitrary<DiscountScope> = fc.record({
  categoryIds: some('pizza', 'sweets', 'drinks'),
  productIds: some('margherita', 'cola', 'wine'),
  notCategoryIds: some('drinks'),
  notProductIds: some('salami'),
});
const cents = fc.oneof(fc.integer({ min: 1, max: 3_000 }), fc.constantFrom(100, 500, 900));
const effect: fc.Arbitrary<DiscountEffect> = fc.oneof(
  fc.record({ kind: fc.constant('amount' as const), cents }),
  fc.record({
    kind: fc.constant('percent' as const),
    percent: fc.integer({ min: 1, max: 100 }),
    maxCents: fc.option(cents),
  }),
  fc.record({ kind: fc.constant('freeItem' as const), pieces: fc.integer({ min: 1, max: 3 }) }),
  fc.record({
    kind: fc.constant('buyGet' as const),
    buy: fc.integer({ min: 1, max: 3 }),
    get: fc.integer({ min: 1, max: 2 }),
    percent: fc.constantFrom(33.33, 50, 100),
  }),
  fc.record({
    kind: fc.constant('set' as const),
    cents,
    parts: fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 2 }), scope }), {
      minLength: 1,
      maxLength: 3,
    }),
  }),
  fc.constant({ kind: 'freeDelivery' as const }),
);
const rules: fc.Arbitrary<DiscountRule[]> = fc
  .array(
    fc.record({
      effect,
      scope,
      combinable: fc.boolean(),
      priority: fc.integer({ min: 0, max: 2 }),
      minimumCents: fc.constantFrom(0, 0, 1_500),
    }),
    { maxLength: 6 },
  )
  .map((all) =>
    all.map(({ minimumCents, effect: what, ...rest }, i) =>
      aRule(what, { ...rest, id: `r${i}`, conditions: { ...NO_CONDITIONS, minimumCents } }),
    ),
  );
const lines: fc.Arbitrary<DiscountLine[]> = fc
  .array(
    fc.record({
      dish: fc.constantFrom(...DISHES),
      unitCents: fc.oneof(fc.integer({ min: 0, max: 2_000 }), fc.constantFrom(300, 900)),
      quantity: fc.integer({ min: 1, max: 4 }),
      extra: fc.constantFrom(0, 0, 150, -200),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((all) =>
    all.map(({ dish, extra, ...rest }, i) =>
      dishLine({
        ...dish,
        ...rest,
        id: String(i),
        options: extra ? [{ id: 'o', name: 'Extra', cents: extra, quantity: 1, taxClass: null }] : [],
      }),
    ),
  );
const fee = fc.constantFrom(0, 250);

const goodsOf = (all: readonly DiscountLine[]) => all.reduce((sum, { grossCents }) => sum + grossCents, 0);
const outcomeOf = (wanted: DiscountRule[], all: DiscountLine[], deliveryCents: number) =>
  discountsFor(
    wanted,
    { lines: all, menu: MENU, deliveryCents },
    aMoment({ minimumBaseCents: goodsOf(all) }),
  );
const worthOf = (...asked: Parameters<typeof outcomeOf>) =>
  outcomeOf(...asked).given.reduce((sum, { cents: one }) => sum + one, 0);
const pricedWith = (wanted: DiscountRule[], all: DiscountLine[]) =>
  priceOf(aBasket({ fulfilment: 'pickup', lines: all, discounts: [...outcomeOf(wanted, all, 0).discounts] }));

/** One piece less of a line, or the line gone. */
const without = (all: DiscountLine[], index: number): DiscountLine[] =>
  all.flatMap((line, i) => {
    if (i !== index) return [line];
    return line.quantity === 1 ? [] : [dishLine({ ...line, quantity: line.quantity - 1 })];
  });

test('no line goes below zero, and the taxes add up to what is paid', () => {
  fc.assert(
    fc.property(rules, lines, (wanted, all) => {
      const { lines: priced, groups, payableCents, discountCents, discounts } = pricedWith(wanted, all);
      for (const line of priced)
        for (const part of line.parts) expect(part.discountCents).toBeLessThanOrEqual(part.grossCents);
      expect(groups.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(payableCents);
      expect(discounts.reduce((sum, one) => sum + one.cents, 0)).toBe(discountCents);
    }),
  );
});

test('what is promised is what pricing takes off', () => {
  fc.assert(
    fc.property(rules, lines, (wanted, all) => {
      const { given } = outcomeOf(wanted, all, 0);
      const { discounts } = pricedWith(wanted, all);
      expect(discounts.map(({ id, cents: one }) => [id, one])).toEqual(
        given.map(({ rule, cents: one }) => [rule.id, one]),
      );
    }),
  );
});

test('taking a piece out of the basket never gives more', () => {
  fc.assert(
    fc.property(rules, lines, fee, fc.nat(), (wanted, all, deliveryCents, pick) => {
      const less = without(all, pick % all.length);
      if (less.length === 0) return;
      expect(worthOf(wanted, less, deliveryCents)).toBeLessThanOrEqual(worthOf(wanted, all, deliveryCents));
    }),
    { numRuns: 500 },
  );
});

test('the order of rules and of lines changes nothing', () => {
  fc.assert(
    fc.property(rules, lines, fee, (wanted, all, deliveryCents) => {
      const one = outcomeOf(wanted, all, deliveryCents);
      const other = outcomeOf([...wanted].reverse(), [...all].reverse(), deliveryCents);
      const shown = (outcome: typeof one) =>
        outcome.given.map(({ rule, cents: amount }) => [rule.id, amount]);
      expect(shown(other)).toEqual(shown(one));
      const byRate = (from: DiscountRule[], of: DiscountLine[]) => pricedWith(from, of).groups;
      expect(byRate([...wanted].reverse(), [...all].reverse())).toEqual(byRate(wanted, all));
    }),
  );
});

test('no other choice that is allowed gives more', () => {
  fc.assert(
    fc.property(rules, lines, fee, (wanted, all, deliveryCents) => {
      const best = worthOf(wanted, all, deliveryCents);
      for (const rule of wanted) expect(worthOf([rule], all, deliveryCents)).toBeLessThanOrEqual(best);
    }),
  );
});
