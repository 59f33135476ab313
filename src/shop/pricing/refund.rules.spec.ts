import { describe, expect, test } from '@jest/globals';
import { anArea } from '../delivery/delivery.vectors.js';
import { priceOf } from './pricing.rules.js';
import type { PricingInput } from './pricing.types.js';
import { aBasket, aLine, cola, pizza } from './pricing.vectors.js';
import { leftToRefund, refundOf, refundRefusalOf } from './refund.rules.js';
import type { Refund, RefundRequest } from './refund.types.js';

const basket = (over: Partial<PricingInput> = {}) =>
  priceOf(
    aBasket({
      lines: [
        aLine({ ...pizza, quantity: 2 }),
        aLine({ ...cola, deposit: { cents: 25, kind: 'oneWay', taxClass: null } }),
      ],
      delivery: { area: anArea({ feeCents: 290 }), rules: [] },
      ...over,
    }),
  );
const items = (over: Partial<Extract<RefundRequest, { kind: 'items' }>> = {}): RefundRequest => ({
  kind: 'items',
  lines: [],
  fees: [],
  tip: false,
  ...over,
});
const groupsOf = ({ groups }: Refund) =>
  groups.map(({ rate, grossCents, netCents, vatCents }) => [rate, grossCents, netCents, vatCents]);

describe('what goes back', () => {
  test('of everything is the mirror of the sale', () => {
    const refund = refundOf(basket({ tip: { cents: 200, recipient: 'staff' } }), { kind: 'rest' }, []);
    expect(groupsOf(refund)).toEqual([
      [7, -2_152, -2_011, -141],
      [19, -353, -297, -56],
    ]);
    expect(refund).toMatchObject({ tipCents: -200, payableCents: -2_705 });
  });

  test('of a cola is its price and its deposit, not the way it came', () => {
    const refund = refundOf(basket(), items({ lines: [{ lineId: 'Cola', quantity: 1 }] }), []);
    expect(refund).toMatchObject({ payableCents: -315, fees: [] });
    expect(refund.lines).toEqual([
      {
        lineId: 'Cola',
        quantity: 1,
        shares: [
          { rate: 19, cents: -290 },
          { rate: 19, cents: -25 },
        ],
      },
    ]);
  });

  test('of a cola without deposit holds 46 cents of tax', () => {
    const plain = basket({ lines: [aLine({ ...pizza, quantity: 2 }), aLine(cola)] });
    const refund = refundOf(plain, items({ lines: [{ lineId: 'Cola', quantity: 1 }] }), []);
    expect(groupsOf(refund)).toEqual([[19, -290, -244, -46]]);
  });

  test('of the delivery fee is its stored split', () => {
    expect(
      groupsOf(refundOf(basket(), items({ fees: ['delivery'] }), [])).map(([rate, gross]) => [rate, gross]),
    ).toEqual([
      [7, -252],
      [19, -38],
    ]);
  });

  test('of single pieces adds up to the line, discount and odd cents included', () => {
    const odd = basket({
      lines: [aLine({ ...pizza, quantity: 3 })],
      delivery: null,
      discounts: [{ id: 'd', label: '', lineIds: null, kind: 'amount', cents: 100 }],
    });
    const one = items({ lines: [{ lineId: 'Pizza', quantity: 1 }] });
    const refunds = [0, 1, 2].reduce<Refund[]>((earlier) => [...earlier, refundOf(odd, one, earlier)], []);
    expect(refunds.map(({ payableCents }) => payableCents)).toEqual([-917, -916, -917]);
    expect(leftToRefund(odd, refunds)).toBe(0);
  });

  test('out of goodwill is spread over the rates, and no more than was paid can follow', () => {
    const goodwill = refundOf(basket(), { kind: 'amount', cents: 500 }, []);
    expect(goodwill.payableCents).toBe(-500);
    const rest = refundOf(basket(), { kind: 'rest' }, [goodwill]);
    expect(rest.payableCents).toBe(-2_005);
    expect(leftToRefund(basket(), [goodwill, rest])).toBe(0);
  });

  test('of pieces after goodwill is no more than their rate still holds', () => {
    const goodwill = refundOf(basket(), { kind: 'amount', cents: 2_000 }, []);
    const pizzas = refundOf(basket(), items({ lines: [{ lineId: 'Pizza', quantity: 2 }] }), [goodwill]);
    expect(groupsOf(pizzas).map(([rate, gross]) => [rate, gross])).toEqual([[7, -434]]);
    expect(pizzas.payableCents).toBe(-434);
    expect(leftToRefund(basket(), [goodwill, pizzas])).toBe(71);
  });

  test('goes to the guest first and onto the voucher last', () => {
    const paid = basket({ voucherCents: 2_000 });
    const first = refundOf(paid, { kind: 'amount', cents: 600 }, []);
    expect(first).toMatchObject({ payableCents: -505, voucherCents: -95 });
    expect(refundOf(paid, { kind: 'rest' }, [first])).toMatchObject({
      payableCents: 0,
      voucherCents: -1_905,
    });
  });

  test('gives an owner the tip back once', () => {
    const tipped = basket({ tip: { cents: 290, recipient: 'owner' } });
    const tip = refundOf(tipped, items({ tip: true }), []);
    expect(tip).toMatchObject({ tipCents: -290, payableCents: -290 });
    expect(refundRefusalOf(tipped, items({ tip: true }), [tip])).toBe('nothing');
    expect(refundOf(tipped, { kind: 'rest' }, [tip]).payableCents).toBe(-2_505);
  });
});

describe('what cannot go back', () => {
  const all = refundOf(basket(), { kind: 'rest' }, []);
  const cola1 = items({ lines: [{ lineId: 'Cola', quantity: 1 }] });
  const fee = items({ fees: ['delivery'] });
  test.each<[RefundRequest, Refund[], string | null]>([
    [{ kind: 'rest' }, [], null],
    [{ kind: 'rest' }, [all], 'nothing'],
    [cola1, [], null],
    [cola1, [refundOf(basket(), cola1, [])], 'tooMany'],
    [items({ lines: [{ lineId: 'Cola', quantity: 2 }] }), [], 'tooMany'],
    [items({ lines: [{ lineId: 'Cola', quantity: 0 }] }), [], 'tooMany'],
    [items({ lines: [{ lineId: 'Cola', quantity: 0.5 }] }), [], 'tooMany'],
    [
      items({
        lines: [
          { lineId: 'Pizza', quantity: 1 },
          { lineId: 'Pizza', quantity: 2 },
        ],
      }),
      [],
      'tooMany',
    ],
    [items({ lines: [{ lineId: 'Döner', quantity: 1 }] }), [], 'unknownLine'],
    [items({ fees: ['service'] }), [], 'unknownFee'],
    [fee, [refundOf(basket(), fee, [])], 'feeTwice'],
    [items({ fees: ['delivery', 'delivery'] }), [], 'feeTwice'],
    [items(), [], 'nothing'],
    [items({ tip: true }), [], 'nothing'],
    [{ kind: 'amount', cents: 2_505 }, [], null],
    [{ kind: 'amount', cents: 2_506 }, [], 'tooMuch'],
    [{ kind: 'amount', cents: 0 }, [], 'nothing'],
    [{ kind: 'amount', cents: Number.NaN }, [], 'nothing'],
  ])('(%#)', (request, earlier, refusal) => {
    expect(refundRefusalOf(basket(), request, earlier)).toBe(refusal);
  });
});
