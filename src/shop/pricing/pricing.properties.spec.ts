import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { FULFILMENTS } from '../../shared/fulfilment.types.js';
import { anArea } from '../delivery/delivery.vectors.js';
import { comboWeightsOf } from './combo.rules.js';
import { priceOf } from './pricing.rules.js';
import {
  type Combo,
  type Discount,
  type ExtraFee,
  type PricedBasket,
  type PricedPart,
  type PricingInput,
  type PricingLine,
  TAX_CLASSES,
} from './pricing.types.js';
import { aBasket, aLine } from './pricing.vectors.js';
import { leftToRefund, refundOf, refundRefusalOf } from './refund.rules.js';
import type { Refund, RefundRequest } from './refund.types.js';
import { rateOf } from './tax.rules.js';

const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0);
const turnoverOf = ({ groups }: Pick<PricedBasket, 'groups'>) =>
  sum(groups.map(({ grossCents }) => grossCents));

/** Equal prices make ties, and a tie is where the odd cent may stray. */
const cents = fc.oneof(fc.integer({ min: 0, max: 20_000 }), fc.constantFrom(100, 300));
const few = fc.integer({ min: 1, max: 9 });
const taxClass = fc.constantFrom(...TAX_CLASSES);
const combo: fc.Arbitrary<Combo> = fc.record({
  method: fc.constantFrom('singlePrices', 'thirtySeventy'),
  parts: fc.array(
    fc.record({
      name: fc.constant('Teil'),
      taxClass,
      quantity: few,
      singleCents: cents,
      deposit: fc.option(
        fc.record({
          cents: fc.constantFrom(8, 25, 500),
          kind: fc.constant('oneWay' as const),
          taxClass: fc.option(taxClass),
        }),
      ),
    }),
    { minLength: 1, maxLength: 4 },
  ),
});
const line: fc.Arbitrary<Partial<PricingLine>> = fc.record({
  quantity: few,
  taxClass,
  unitCents: cents,
  options: fc.array(
    fc.record({
      id: fc.constant('o'),
      name: fc.constant('Extra'),
      cents: fc.integer({ min: -800, max: 800 }),
      quantity: few,
      taxClass: fc.option(taxClass),
    }),
    { maxLength: 3 },
  ),
  deposit: fc.option(
    fc.record({
      cents: fc.constantFrom(8, 15, 25, 500),
      kind: fc.constantFrom('oneWay' as const, 'reusable' as const),
      taxClass: fc.option(taxClass),
    }),
  ),
  combo: fc.option(combo),
  packagingCents: fc.integer({ min: 0, max: 50 }),
  countsForMinimum: fc.boolean(),
});
/** As baskets are made: the deposit of a line holds those of its parts. */
function withPartDeposits(one: Partial<PricingLine>): Partial<PricingLine> {
  const ofParts = sum(
    (one.combo?.parts ?? []).map(({ deposit, quantity }) => quantity * (deposit?.cents ?? 0)),
  );
  if (ofParts === 0) return one;
  return {
    ...one,
    deposit: { kind: 'oneWay', taxClass: null, ...one.deposit, cents: ofParts + (one.deposit?.cents ?? 0) },
  };
}
const someLines = fc
  .array(line, { maxLength: 8 })
  .map((lines) => lines.map((one, i) => aLine({ ...withPartDeposits(one), id: `line${i}` })));
const discount: fc.Arbitrary<Discount> = fc
  .tuple(
    fc.option(fc.uniqueArray(fc.constantFrom('line0', 'line1', 'line2'))),
    fc.oneof(
      fc.record({
        kind: fc.constant('percent' as const),
        percent: fc.constantFrom(0, 5, 7.5, 10, 33.33, 100, 250),
      }),
      fc.record({ kind: fc.constant('amount' as const), cents }),
      fc.record({ kind: fc.constant('freeDelivery' as const) }),
    ),
  )
  .map(([lineIds, what]) => ({ id: 'd', label: 'Rabatt', lineIds, ...what }));
const extraFee: fc.Arbitrary<ExtraFee> = fc.record({
  kind: fc.constantFrom('service', 'packaging'),
  fulfilments: fc.uniqueArray(fc.constantFrom(...FULFILMENTS)),
  cents: fc.integer({ min: 0, max: 300 }),
  percent: fc.constantFrom(0, 3.5, 10),
  maxCents: fc.option(fc.integer({ min: 0, max: 300 })),
});
const area = fc
  .record({
    minOrderCents: cents,
    feeCents: cents,
    freeFromCents: fc.option(cents),
    belowMinimum: fc.constantFrom('refuse' as const, 'topUp' as const, 'surcharge' as const),
    surchargeCents: cents,
  })
  .map(anArea);
const basket: fc.Arbitrary<PricingInput> = fc.record({
  fulfilment: fc.constantFrom(...FULFILMENTS),
  supplyDay: fc.constantFrom('2025-12-31', '2026-01-01', '2026-11-20'),
  vatScheme: fc.constantFrom('regular', 'small'),
  lines: someLines,
  discounts: fc.array(discount, { maxLength: 3 }),
  delivery: fc.option(
    area.map((one) => ({ area: one, rules: [{ areaId: one.id, fromOrderCents: 5_000, feeCents: 99 }] })),
  ),
  extraFees: fc.array(extraFee, { maxLength: 3 }),
  tip: fc.record({ cents, recipient: fc.constantFrom('staff', 'owner') }),
  voucherCents: fc.oneof(fc.constant(0), cents),
});
const RUNS = { numRuns: 400 };

test('the groups of the receipt add up to what is paid', () => {
  fc.assert(
    fc.property(basket, (input) => {
      const priced = priceOf(input);
      const { goodsCents, discountCents, fees, depositCents, tipCents, voucherCents, payableCents } = priced;
      const ownerTip = input.tip.recipient === 'owner' ? tipCents : 0;
      const turnover =
        goodsCents - discountCents + sum(fees.map((fee) => fee.cents)) + depositCents + ownerTip;
      expect(turnoverOf(priced)).toBe(turnover);
      expect(payableCents).toBe(turnover + tipCents - ownerTip - voucherCents);
      for (const group of priced.groups) expect(group.netCents + group.vatCents).toBe(group.grossCents);
    }),
    RUNS,
  );
});

test('every part adds up to its whole', () => {
  fc.assert(
    fc.property(basket, (input) => {
      const priced = priceOf(input);
      for (const one of priced.lines) {
        expect(sum(one.parts.map(({ grossCents }) => grossCents))).toBe(one.grossCents);
        expect(sum(one.parts.map(({ discountCents }) => discountCents))).toBe(one.discountCents);
      }
      for (const fee of priced.fees) expect(sum(fee.split.map((share) => share.cents))).toBe(fee.cents);
      expect(sum(priced.discounts.map((one) => one.cents))).toBe(priced.discountCents);
      expect(sum(priced.lines.map(({ discountCents }) => discountCents))).toBe(priced.discountCents);
    }),
    RUNS,
  );
});

test('a combo is split over the rates of its parts, never a whole cent off the exact share', () => {
  const plain = fc.record({ combo, quantity: few, unitCents: cents });
  fc.assert(
    fc.property(plain, fc.constantFrom('delivery' as const, 'table' as const), (one, fulfilment) => {
      const supplyDay = '2026-11-20';
      const priced = priceOf(aBasket({ fulfilment, supplyDay, lines: [aLine(one)] }));
      const [line] = priced.lines;
      const weights = comboWeightsOf(one.combo).map(({ taxClass: key, weight }) => ({
        rate: rateOf(key, fulfilment, supplyDay),
        weight,
      }));
      const all = sum(weights.map(({ weight }) => weight));
      expect(sum(line!.parts.map(({ grossCents }) => grossCents))).toBe(one.quantity * one.unitCents);
      for (const { rate, grossCents } of all > 0 ? line!.parts : []) {
        const own = sum(weights.filter((share) => share.rate === rate).map(({ weight }) => weight));
        expect(Math.abs(grossCents - (one.quantity * one.unitCents * own) / all)).toBeLessThan(1);
      }
    }),
    RUNS,
  );
});

test('a deposit is spread over the rates of what carries it', () => {
  fc.assert(
    fc.property(basket, (input) => {
      for (const one of priceOf(input).lines)
        expect(sum((one.deposits ?? []).map((share) => share.cents))).toBe(one.depositCents);
    }),
    RUNS,
  );
});

test('nothing is negative, nothing is a fraction', () => {
  fc.assert(
    fc.property(basket, (input) => {
      const priced = priceOf(input);
      const amounts = [
        ...priced.groups.flatMap(({ grossCents, netCents, vatCents }) => [grossCents, netCents, vatCents]),
        ...priced.lines.flatMap(({ grossCents, parts }) => [
          grossCents,
          ...parts.flatMap((part) => [
            part.grossCents,
            part.discountCents,
            part.grossCents - part.discountCents,
          ]),
        ]),
        ...priced.fees.flatMap((fee) => [fee.cents, ...fee.split.map((share) => share.cents)]),
        priced.payableCents,
        priced.voucherCents,
        priced.baseCents,
        priced.missingToMinimumCents,
        priced.missingToFreeDeliveryCents ?? 0,
      ];
      for (const amount of amounts) expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
    }),
    RUNS,
  );
});

test('the order of the lines changes no total', () => {
  const totals = ({ lines: _, ...rest }: PricedBasket) => rest;
  const shuffled = basket.chain((input) => {
    const { length } = input.lines;
    return fc.tuple(
      fc.constant(input),
      fc.shuffledSubarray(input.lines, { minLength: length, maxLength: length }),
    );
  });
  fc.assert(
    fc.property(shuffled, ([input, lines]) => {
      expect(totals(priceOf({ ...input, lines }))).toEqual(totals(priceOf(input)));

      const everywhere = { ...input, discounts: input.discounts.map((one) => ({ ...one, lineIds: null })) };
      const renumbered = lines.map((one, i) => ({ ...one, id: String(i) }));
      expect(totals(priceOf({ ...everywhere, lines: renumbered }))).toEqual(totals(priceOf(everywhere)));
    }),
    RUNS,
  );
});

test('a small business charges the same and shows no tax', () => {
  fc.assert(
    fc.property(basket, (input) => {
      const regular = priceOf({ ...input, vatScheme: 'regular' });
      const small = priceOf({ ...input, vatScheme: 'small' });
      expect(small.payableCents).toBe(regular.payableCents);
      expect(small.groups.every(({ rate, vatCents }) => rate === 0 && vatCents === 0)).toBe(true);
    }),
    RUNS,
  );
});

test('what a guest pays does not depend on the rates of the day', () => {
  fc.assert(
    fc.property(basket, (input) => {
      const [before, after] = ['2025-12-31', '2026-01-01'].map((supplyDay) =>
        priceOf({ ...input, supplyDay }),
      );
      expect(after?.payableCents).toBe(before?.payableCents);
    }),
    RUNS,
  );
});

test('a fee is spread like the goods, to the cent', () => {
  const goodsOf = ({ lines: all }: PricedBasket) =>
    all.filter((one) => one.taxClass !== 'voucherMulti').flatMap((one) => one.parts);
  const leftOf = (parts: PricedPart[]) => sum(parts.map((part) => part.grossCents - part.discountCents));
  fc.assert(
    fc.property(basket, (input) => {
      const priced = priceOf(input);
      const goods = goodsOf(priced);
      for (const fee of leftOf(goods) > 0 ? priced.fees : []) {
        for (const { rate, cents: share } of fee.split) {
          const exact = (fee.cents * leftOf(goods.filter((part) => part.rate === rate))) / leftOf(goods);
          expect(Math.abs(share - exact)).toBeLessThan(1);
        }
      }
    }),
    RUNS,
  );
});

const mirrorsToZero = (priced: PricedBasket, refunds: Refund[]) => {
  for (const { rate, grossCents, vatCents, netCents } of priced.groups) {
    const given = refunds.flatMap(({ groups }) => groups).filter((group) => group.rate === rate);
    expect(grossCents + sum(given.map((group) => group.grossCents))).toBe(0);
    expect(vatCents + sum(given.map((group) => group.vatCents))).toBe(0);
    expect(netCents + sum(given.map((group) => group.netCents))).toBe(0);
  }
  expect(priced.payableCents + sum(refunds.map(({ payableCents }) => payableCents))).toBe(0);
  expect(priced.voucherCents + sum(refunds.map(({ voucherCents }) => voucherCents))).toBe(0);
  expect(priced.tipCents + sum(refunds.map(({ tipCents }) => tipCents))).toBe(0);
};

test('a refund of everything mirrors the sale to zero', () => {
  fc.assert(
    fc.property(basket, (input) => {
      const priced = priceOf(input);
      mirrorsToZero(priced, [refundOf(priced, { kind: 'rest' }, [])]);
    }),
    RUNS,
  );
});

test('so do all pieces, fees and the tip one after the other in any order', () => {
  fc.assert(
    fc.property(basket, fc.integer(), (input, seed) => {
      const priced = priceOf(input);
      const one = (over: object): RefundRequest => ({
        kind: 'items',
        lines: [],
        fees: [],
        tip: false,
        ...over,
      });
      const steps = [
        ...priced.lines.flatMap(({ id, quantity }) =>
          Array.from({ length: quantity }, () => one({ lines: [{ lineId: id, quantity: 1 }] })),
        ),
        ...priced.fees.map(({ kind }) => one({ fees: [kind] })),
        one({ tip: true }),
      ];
      const order = steps.map((step, i) => ({ step, key: Math.sin(seed + i) })).sort((a, b) => a.key - b.key);
      const refunds: Refund[] = [];
      for (const { step } of order) refunds.push(refundOf(priced, step, refunds));
      mirrorsToZero(priced, refunds);
    }),
    { numRuns: 150 },
  );
});

test('no sequence of refunds gives back more than was paid', () => {
  const request: fc.Arbitrary<RefundRequest> = fc.oneof(
    fc.record({ kind: fc.constant('amount' as const), cents: fc.integer({ min: -5, max: 30_000 }) }),
    fc.record({ kind: fc.constant('rest' as const) }),
    fc.record({
      kind: fc.constant('items' as const),
      lines: fc.array(
        fc.record({
          lineId: fc.constantFrom('line0', 'line1', 'line2'),
          quantity: fc.integer({ min: 0, max: 4 }),
        }),
        { maxLength: 3 },
      ),
      fees: fc.uniqueArray(fc.constantFrom('delivery' as const, 'service' as const, 'packaging' as const)),
      tip: fc.boolean(),
    }),
  );
  fc.assert(
    fc.property(basket, fc.array(request, { maxLength: 6 }), (input, requests) => {
      const priced = priceOf(input);
      const refunds: Refund[] = [];
      for (const asked of requests) {
        if (refundRefusalOf(priced, asked, refunds)) continue;
        const refund = refundOf(priced, asked, refunds);
        const amounts = [
          refund.payableCents,
          refund.voucherCents,
          refund.tipCents,
          ...refund.groups.map((g) => g.grossCents),
        ];
        for (const amount of amounts) expect(amount <= 0 && Number.isSafeInteger(amount)).toBe(true);
        refunds.push(refund);
        for (const { rate, grossCents, vatCents } of priced.groups) {
          const given = refunds.flatMap(({ groups }) => groups).filter((group) => group.rate === rate);
          expect(grossCents + sum(given.map((group) => group.grossCents))).toBeGreaterThanOrEqual(0);
          expect(vatCents + sum(given.map((group) => group.vatCents))).toBeGreaterThanOrEqual(0);
        }
      }
      expect(leftToRefund(priced, refunds)).toBeGreaterThanOrEqual(0);
      expect(priced.payableCents + sum(refunds.map((one) => one.payableCents))).toBeGreaterThanOrEqual(0);
      expect(priced.voucherCents + sum(refunds.map((one) => one.voucherCents))).toBeGreaterThanOrEqual(0);
    }),
    RUNS,
  );
});
