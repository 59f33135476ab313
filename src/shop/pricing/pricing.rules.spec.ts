import { describe, expect, test } from '@jest/globals';
import { anArea } from '../delivery/delivery.vectors.js';
import { priceOf } from './pricing.rules.js';
import type { PricingInput, PricingLine, PricingOption } from './pricing.types.js';
import { aBasket, aLine, basketOf, cola, pizza, VAT_VECTORS } from './pricing.vectors.js';

const grouped = (input: PricingInput) =>
  Object.fromEntries(
    priceOf(input).groups.map(({ rate, grossCents, netCents, vatCents }) => [
      rate,
      [grossCents, netCents, vatCents],
    ]),
  );
const grossOf = (input: PricingInput) =>
  Object.fromEntries(priceOf(input).groups.map(({ rate, grossCents }) => [rate, grossCents]));
const feesOf = (input: PricingInput) => priceOf(input).fees.map(({ kind, cents }) => [kind, cents]);
const option = (cents: number, over: Partial<PricingOption> = {}): PricingOption => ({
  id: 'o',
  name: 'Extra',
  cents,
  quantity: 1,
  taxClass: null,
  ...over,
});

describe('baskets computed elsewhere', () => {
  test.each(VAT_VECTORS)('$id: $says', (vector) => {
    const priced = priceOf(basketOf(vector));
    const { discount, feeSplit, groups, payable } = vector.expect;
    const split = priced.fees.flatMap((fee) => fee.split.map(({ rate, cents }) => [rate, cents]));
    expect(priced.discountCents).toBe(discount);
    expect(Object.fromEntries(split)).toEqual(feeSplit);
    expect(grouped(basketOf(vector))).toEqual(groups);
    expect(priced.payableCents).toBe(payable);
  });
});

describe('a line', () => {
  const parts = (line: PricingLine) =>
    priceOf(aBasket({ lines: [line] })).lines[0]?.parts.map(({ rate, grossCents }) => [rate, grossCents]);

  test('is taxed with its options like the dish, unless an option has a class of its own', () => {
    expect(parts(aLine({ ...pizza, quantity: 2, options: [option(150)] }))).toEqual([[7, 2_200]]);
    expect(parts(aLine({ ...pizza, quantity: 2, options: [option(290, { taxClass: 'drink' })] }))).toEqual([
      [7, 1_900],
      [19, 580],
    ]);
  });

  test('takes an option as often as it was chosen', () => {
    expect(parts(aLine({ ...pizza, options: [option(100, { quantity: 3 })] }))).toEqual([[7, 1_250]]);
  });

  test('gets cheaper by what is left out, but never below nothing', () => {
    expect(parts(aLine({ ...pizza, options: [option(-50)] }))).toEqual([[7, 900]]);
    expect(parts(aLine({ ...pizza, options: [option(-5_000)] }))).toEqual([[7, 0]]);
    expect(parts(aLine({ ...pizza, options: [option(-100, { taxClass: 'drink' })] }))).toEqual([
      [7, 850],
      [19, 0],
    ]);
  });

  test('shows its deposit apart, taxed like the content', () => {
    const priced = priceOf(
      aBasket({
        lines: [aLine({ ...cola, quantity: 3, deposit: { cents: 25, kind: 'oneWay', taxClass: null } })],
      }),
    );
    expect(priced.lines[0]).toMatchObject({ grossCents: 870, depositCents: 75, depositRate: 19 });
    expect(priced).toMatchObject({ goodsCents: 870, depositCents: 75, baseCents: 870, payableCents: 945 });
  });

  test('of a milk drink carries its deposit at the rate of the milk drink', () => {
    const latte = aLine({
      taxClass: 'milkDrink75',
      unitCents: 390,
      deposit: { cents: 15, kind: 'oneWay', taxClass: null },
    });
    expect(grossOf(aBasket({ lines: [latte], fulfilment: 'pickup' }))).toEqual({ 7: 405 });
    expect(grossOf(aBasket({ lines: [latte], fulfilment: 'table' }))).toEqual({ 19: 405 });
  });

  test('may carry a reusable bowl whose deposit has a rate of its own', () => {
    const bowl = aLine({ ...pizza, deposit: { cents: 500, kind: 'reusable', taxClass: 'nonfood' } });
    expect(grossOf(aBasket({ lines: [bowl] }))).toEqual({ 7: 950, 19: 500 });
  });
});

describe('discounts', () => {
  const both = [aLine({ ...pizza, id: 'a', quantity: 2 }), aLine({ ...cola, id: 'b' })];
  const all = { id: 'd', label: 'SOMMER', lineIds: null };

  test('in percent lower every rate in proportion, deposit aside', () => {
    const lines = [
      aLine({ ...pizza, id: 'a', quantity: 2 }),
      aLine({ ...cola, id: 'b', deposit: { cents: 25, kind: 'oneWay', taxClass: null } }),
    ];
    const input = aBasket({ lines, discounts: [{ ...all, kind: 'percent', percent: 10 }] });
    expect(priceOf(input)).toMatchObject({ discountCents: 219, baseCents: 1_971, depositCents: 25 });
    expect(grossOf(input)).toEqual({ 7: 1_710, 19: 286 });
  });

  test('in euro end where the goods end', () => {
    const input = aBasket({ lines: both, discounts: [{ ...all, kind: 'amount', cents: 5_000 }] });
    expect(priceOf(input)).toMatchObject({ discountCents: 2_190, payableCents: 0, groups: [] });
  });

  test('for some lines touch no other', () => {
    const discounts: PricingInput['discounts'] = [{ ...all, lineIds: ['b'], kind: 'percent', percent: 100 }];
    expect(grossOf(aBasket({ lines: both, discounts }))).toEqual({ 7: 1_900 });
  });

  test('follow one another, each on what is left', () => {
    const half = { ...all, kind: 'percent' as const, percent: 50 };
    expect(
      priceOf(aBasket({ lines: both, discounts: [half, half] })).discounts.map(({ cents }) => cents),
    ).toEqual([1_095, 548]);
  });

  test('give the odd cent to the same dish in whatever order the basket was filled', () => {
    const equal = [aLine({ ...pizza, id: '0', unitCents: 100 }), aLine({ ...cola, id: '1', unitCents: 100 })];
    const discounts: PricingInput['discounts'] = [{ ...all, kind: 'amount', cents: 1 }];
    expect(grossOf(aBasket({ lines: equal, discounts }))).toEqual({ 7: 99, 19: 100 });
    expect(grossOf(aBasket({ lines: [...equal].reverse(), discounts }))).toEqual({ 7: 99, 19: 100 });
  });

  test('leave a value voucher alone', () => {
    const voucher = aLine({ id: 'v', taxClass: 'voucherMulti', unitCents: 2_000 });
    const input = aBasket({
      lines: [...both, voucher],
      discounts: [{ ...all, kind: 'percent', percent: 100 }],
    });
    expect(grossOf(input)).toEqual({ 0: 2_000 });
  });

  test('may make delivery free', () => {
    const delivery = { area: anArea({ feeCents: 290 }), rules: [] };
    const input = aBasket({ lines: both, delivery, discounts: [{ ...all, kind: 'freeDelivery' }] });
    expect(priceOf(input)).toMatchObject({ fees: [], payableCents: 2_190, missingToFreeDeliveryCents: 0 });
  });
});

describe('fees', () => {
  const both = [aLine({ ...pizza, id: 'a', quantity: 2 }), aLine({ ...cola, id: 'b' })];
  const delivery = { area: anArea({ feeCents: 290, freeFromCents: 3_000, minOrderCents: 2_500 }), rules: [] };

  test('are paid with a menu that costs nothing', () => {
    const part = { name: 'Pizza', taxClass: 'food' as const, quantity: 1, singleCents: 100, deposit: null };
    const menu = aLine({ ...pizza, unitCents: 0, combo: { method: 'singlePrices', parts: [part] } });
    const extraFees: PricingInput['extraFees'] = [
      { kind: 'service', fulfilments: ['delivery'], cents: 50, percent: 0, maxCents: null },
    ];
    const input = aBasket({ fulfilment: 'delivery', lines: [menu], extraFees });
    expect(priceOf(input)).toMatchObject({ payableCents: 50, groups: [{ rate: 19, grossCents: 50 }] });
  });

  test('for delivery are never asked of a guest who comes by', () => {
    expect(feesOf(aBasket({ lines: both, fulfilment: 'pickup' }))).toEqual([]);
  });

  test('follow the tiers of the area', () => {
    const rules = [
      { areaId: 'area', fromOrderCents: 2_000, feeCents: 190 },
      { areaId: 'area', fromOrderCents: 2_191, feeCents: 90 },
      { areaId: 'other', fromOrderCents: 0, feeCents: 10 },
    ];
    expect(feesOf(aBasket({ lines: both, delivery: { ...delivery, rules } }))).toEqual([['delivery', 190]]);
  });

  test('end at the free order, and say how far it is to there', () => {
    expect(priceOf(aBasket({ lines: both, delivery }))).toMatchObject({
      missingToMinimumCents: 310,
      belowMinimum: true,
      missingToFreeDeliveryCents: 810,
    });
    const three = [...both, aLine({ ...pizza, id: 'c' })];
    expect(priceOf(aBasket({ lines: three, delivery }))).toMatchObject({
      fees: [],
      missingToMinimumCents: 0,
      belowMinimum: false,
      missingToFreeDeliveryCents: 0,
    });
  });

  test('for a small order close the gap or cost a fixed sum, and the order goes through', () => {
    const small = (belowMinimum: 'topUp' | 'surcharge') => ({
      ...delivery,
      area: anArea({ minOrderCents: 2_500, belowMinimum, surchargeCents: 150 }),
    });
    expect(feesOf(aBasket({ lines: both, delivery: small('topUp') }))).toEqual([['smallOrder', 310]]);
    expect(feesOf(aBasket({ lines: both, delivery: small('surcharge') }))).toEqual([['smallOrder', 150]]);
    expect(priceOf(aBasket({ lines: both, delivery: small('topUp') })).belowMinimum).toBe(false);
  });

  test('count neither deposit nor what is kept out of the minimum', () => {
    const beer = aLine({
      ...cola,
      id: 'b',
      countsForMinimum: false,
      deposit: { cents: 8, kind: 'oneWay', taxClass: null },
    });
    expect(priceOf(aBasket({ lines: [aLine(pizza), beer], delivery }))).toMatchObject({
      baseCents: 950,
      missingToMinimumCents: 1_550,
    });
  });

  test('for service take a share up to a limit, for packaging what each piece needs', () => {
    const extraFees: PricingInput['extraFees'] = [
      { kind: 'service', fulfilments: ['delivery'], cents: 0, percent: 5, maxCents: 99 },
      { kind: 'packaging', fulfilments: ['delivery', 'pickup'], cents: 50, percent: 0, maxCents: null },
    ];
    const lines = [aLine({ ...pizza, id: 'a', quantity: 2, packagingCents: 30 })];
    const fees = (fulfilment: PricingInput['fulfilment']) =>
      feesOf(aBasket({ lines, extraFees, fulfilment }));
    expect(fees('delivery')).toEqual([
      ['packaging', 110],
      ['service', 95],
    ]);
    expect(fees('pickup')).toEqual([['packaging', 110]]);
    expect(fees('table')).toEqual([]);
  });

  test('are split like the goods before a discount that gave everything away', () => {
    const discounts: PricingInput['discounts'] = [
      { id: 'd', label: '', lineIds: null, kind: 'percent', percent: 100 },
    ];
    const input = aBasket({
      lines: both,
      delivery: { ...delivery, area: anArea({ feeCents: 290 }) },
      discounts,
    });
    expect(priceOf(input).fees[0]?.split).toEqual([
      { rate: 7, cents: 252 },
      { rate: 19, cents: 38 },
    ]);
  });
});

describe('tips and vouchers', () => {
  const lines = [aLine({ ...pizza, id: 'a', quantity: 2 }), aLine({ ...cola, id: 'b' })];

  test('a tip to the owner is turnover, split like a fee', () => {
    const priced = priceOf(aBasket({ lines, tip: { cents: 290, recipient: 'owner' } }));
    expect(priced.tipSplit).toEqual([
      { rate: 7, cents: 252 },
      { rate: 19, cents: 38 },
    ]);
    expect(priced).toMatchObject({ tipCents: 290, payableCents: 2_480 });
  });

  test('a voucher pays for the meal, not for the tip and not for another voucher', () => {
    const tip = { cents: 200, recipient: 'staff' as const };
    const voucher = aLine({ id: 'v', taxClass: 'voucherMulti', unitCents: 1_000 });
    expect(priceOf(aBasket({ lines, tip, voucherCents: 9_999 }))).toMatchObject({
      voucherCents: 2_190,
      payableCents: 200,
    });
    expect(priceOf(aBasket({ lines: [voucher], voucherCents: 9_999 }))).toMatchObject({
      voucherCents: 0,
      payableCents: 1_000,
    });
  });

  test('a voucher does not swallow what a guest gets for empty bottles', () => {
    const crate = { cents: -342, kind: 'oneWay' as const, taxClass: null };
    const input = aBasket({ lines: [aLine({ ...cola, unitCents: 0, deposit: crate })], voucherCents: 2_000 });
    expect(grouped(input)).toEqual({ 19: [-342, -287, -55] });
    expect(priceOf(input)).toMatchObject({ voucherCents: 0, payableCents: -342 });
  });
});

describe('the day of handover', () => {
  const soup = [aLine({ taxClass: 'food', unitCents: 1_190 })];
  test.each([
    ['table', '2025-12-31', { 19: [1_190, 1_000, 190] }],
    ['table', '2026-01-01', { 7: [1_190, 1_112, 78] }],
    ['pickup', '2025-12-31', { 7: [1_190, 1_112, 78] }],
  ] as const)('decides the rate: %s on %s', (fulfilment, supplyDay, groups) => {
    expect(grouped(aBasket({ lines: soup, fulfilment, supplyDay }))).toEqual(groups);
  });
});
