import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Lowered, lowered, loweringRefusalOf } from './lowered.rules.js';
import { priceOf } from './pricing.rules.js';
import { type Discount, type PricedBasket, type PricingInput, TAX_CLASSES } from './pricing.types.js';
import { aBasket, aLine } from './pricing.vectors.js';

const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0);

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 5 }),
  unitCents: fc.integer({ min: 0, max: 3_000 }),
  taxClass: fc.constantFrom(...TAX_CLASSES),
  deposit: fc.option(
    fc.record({
      cents: fc.constantFrom(8, 25),
      kind: fc.constant('oneWay' as const),
      taxClass: fc.constant(null),
    }),
  ),
});
const discount: fc.Arbitrary<Discount> = fc
  .oneof(
    fc.record({ kind: fc.constant('percent' as const), percent: fc.constantFrom(5, 33.33, 100) }),
    fc.record({ kind: fc.constant('amount' as const), cents: fc.integer({ min: 0, max: 2_000 }) }),
  )
  .map((what) => ({ id: 'd', label: 'Rabatt', lineIds: null, ...what }));
const input: fc.Arbitrary<PricingInput> = fc
  .record({
    lines: fc
      .array(line, { minLength: 1, maxLength: 5 })
      .map((lines) => lines.map((one, index) => aLine({ ...one, id: `line${index}` }))),
    discounts: fc.array(discount, { maxLength: 2 }),
    tip: fc.record({ cents: fc.integer({ min: 0, max: 500 }), recipient: fc.constantFrom('staff', 'owner') }),
    voucherCents: fc.constantFrom(0, 0, 1_500),
    extraFees: fc.constantFrom(
      [],
      [
        {
          kind: 'service' as const,
          fulfilments: ['pickup' as const, 'delivery' as const],
          cents: 150,
          percent: 0,
          maxCents: null,
        },
      ],
    ),
  })
  .map((over) => aBasket(over as unknown as Partial<PricingInput>));

/** Of each line a share of its pieces is left. */
const wishFor = (lines: PricedBasket['lines'], shares: readonly number[]): Lowered[] =>
  lines.flatMap(({ id, quantity }, index) => {
    const left = Math.floor((shares[index % shares.length] ?? 1) * quantity);
    return left < quantity ? [{ lineId: id, quantity: left }] : [];
  });
const shares = fc.array(fc.constantFrom(0, 0.5, 1), { minLength: 1, maxLength: 5 });

const ownerTip = ({ tipSplit, tipCents }: PricedBasket) => (tipSplit.length > 0 ? tipCents : 0);

describe('a basket with fewer pieces', () => {
  it('still adds up, in every rate, and never costs more', () => {
    fc.assert(
      fc.property(input, shares, (asked, left) => {
        const before = priceOf(asked);
        const wish = wishFor(before.lines, left);
        fc.pre(loweringRefusalOf(before, wish) === null);
        const after = lowered(before, wish);
        const turnover = sum(after.groups.map(({ grossCents }) => grossCents));
        expect(turnover).toBe(
          after.goodsCents -
            after.discountCents +
            after.depositCents +
            sum(after.fees.map(({ cents }) => cents)) +
            ownerTip(after),
        );
        for (const { grossCents, netCents, vatCents } of after.groups)
          expect(netCents + vatCents).toBe(grossCents);
        expect(sum(after.discounts.map(({ cents }) => cents))).toBe(after.discountCents);
        for (const fee of after.fees) expect(sum(fee.split.map(({ cents }) => cents))).toBe(fee.cents);
        for (const one of after.lines)
          expect(sum(one.parts.map(({ grossCents }) => grossCents))).toBe(one.grossCents);
        expect(after.payableCents).toBeGreaterThanOrEqual(0);
        expect(after.payableCents + after.voucherCents).toBeLessThanOrEqual(
          before.payableCents + before.voucherCents,
        );
      }),
      { numRuns: 500 },
    );
  });

  it('costs what it would have cost, where nothing was taken off', () => {
    fc.assert(
      fc.property(input, shares, (asked, left) => {
        const plain = { ...asked, discounts: [], extraFees: [], voucherCents: 0 };
        const before = priceOf(plain);
        const wish = wishFor(before.lines, left);
        fc.pre(loweringRefusalOf(before, wish) === null);
        const lines = plain.lines
          .map((one) => ({
            ...one,
            quantity: wish.find(({ lineId }) => lineId === one.id)?.quantity ?? one.quantity,
          }))
          .filter(({ quantity }) => quantity > 0);
        const { groups, goodsCents, depositCents, payableCents } = priceOf({ ...plain, lines });
        fc.pre(before.tipSplit.length === 0);
        expect(lowered(before, wish)).toMatchObject({ groups, goodsCents, depositCents, payableCents });
      }),
    );
  });

  it.each([
    ['a line that is not there', [{ lineId: 'x', quantity: 0 }], 'unknownLine'],
    ['more than before', [{ lineId: 'a', quantity: 3 }], 'notFewer'],
    ['as many as before', [{ lineId: 'a', quantity: 2 }], 'notFewer'],
    ['half a piece', [{ lineId: 'a', quantity: 0.5 }], 'notFewer'],
    ['less than none', [{ lineId: 'a', quantity: -1 }], 'notFewer'],
    ['nothing', [], 'notFewer'],
    [
      'everything',
      [
        { lineId: 'a', quantity: 0 },
        { lineId: 'b', quantity: 0 },
      ],
      'nothingLeft',
    ],
    ['one piece', [{ lineId: 'a', quantity: 1 }], null],
  ])('does not go without %s', (_, wish, refusal) => {
    const basket = priceOf(aBasket({ lines: [aLine({ id: 'a', quantity: 2 }), aLine({ id: 'b' })] }));
    expect(loweringRefusalOf(basket, wish)).toBe(refusal);
  });
});
