import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Order } from '../../order/order.types.js';
import { lowered } from '../../pricing/lowered.rules.js';
import { priceOf } from '../../pricing/pricing.rules.js';
import type { PricingInput, PricingLine } from '../../pricing/pricing.types.js';
import { HeldPayment } from '../look/held-payment.js';
import type { Payable, Payment, Refund, RefundShare } from '../payment.types.js';
import { moneyByRate } from './money-by-rate.rules.js';
import {
  centsOf,
  paidShares,
  sharesLeft,
  splitOf,
  splitOfChange,
  splitOfLines,
} from './refund-split.rules.js';

const SOMEBODY = { by: 'u', at: new Date(0), reason: '' };
const vatOfAll = (split: readonly RefundShare[]) => split.reduce((sum, { vatCents }) => sum + vatCents, 0);

const line = (over: Partial<PricingLine>): PricingLine => ({
  id: 'l1',
  productId: 'd',
  name: 'Menü',
  quantity: 1,
  taxClass: 'food',
  unitCents: 1_290,
  options: [],
  deposit: null,
  combo: null,
  packagingCents: 0,
  countsForMinimum: true,
  ...over,
});
/** A menu of a pizza and a bottle with deposit: two rates in one line. */
const combo = (id: string, quantity: number, unitCents: number) =>
  line({
    id,
    quantity,
    unitCents,
    deposit: { cents: 25, kind: 'oneWay', taxClass: 'drink' },
    combo: {
      method: 'singlePrices',
      parts: [
        { name: 'Pizza', taxClass: 'food', quantity: 1, singleCents: 1_100 },
        { name: 'Cola', taxClass: 'drink', quantity: 1, singleCents: 390 },
      ],
    },
  });
const basket = fc
  .record({
    quantities: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 3 }),
    unitCents: fc.integer({ min: 300, max: 1_490 }),
    percent: fc.constantFrom(0, 10, 33),
    tipCents: fc.integer({ min: 0, max: 500 }),
    recipient: fc.constantFrom('staff' as const, 'owner' as const),
  })
  .map(({ quantities, unitCents, percent, tipCents, recipient }): Order => {
    const input: PricingInput = {
      fulfilment: 'pickup',
      supplyDay: '2026-11-20',
      vatScheme: 'regular',
      lines: quantities.map((quantity, i) =>
        i % 2 === 0
          ? combo(`l${i}`, quantity, unitCents)
          : line({ id: `l${i}`, quantity, unitCents, taxClass: 'drink' }),
      ),
      discounts: percent ? [{ id: 'd', label: 'x', lineIds: null, kind: 'percent', percent }] : [],
      delivery: null,
      extraFees: [],
      tip: { cents: tipCents, recipient },
      voucherCents: 0,
    };
    const { lines, ...sums } = priceOf(input);
    return { lines, sums } as unknown as Order;
  });

describe('what goes back of each rate', () => {
  it('adds up to the cent, and is the exact mirror of what was sold once everything is back', () => {
    fc.assert(
      fc.property(basket, fc.array(fc.integer({ min: 1, max: 900 }), { maxLength: 5 }), (order, wanted) => {
        const paid = paidShares(order);
        const before: ReturnType<typeof splitOf> = [];
        let left = order.sums.payableCents;
        for (const cents of [...wanted, left]) {
          const now = Math.min(cents, left);
          if (now <= 0) continue;
          const split = splitOf(now, sharesLeft(paid, before));
          expect(centsOf(split)).toBe(now);
          for (const share of split) expect(share.netCents + share.vatCents).toBe(share.grossCents);
          before.push(...split);
          left -= now;
        }
        if (left > 0) before.push(...splitOf(left, sharesLeft(paid, before)));
        expect([...sharesLeft(paid, before).values()].every((cents) => cents === 0)).toBe(true);
        for (const { rate, vatCents } of order.sums.groups)
          expect(vatOfAll(before.filter((share) => share.rate === rate))).toBe(vatCents);
      }),
    );
  });

  it('is the rest of what was sold, also after an order became smaller', () => {
    fc.assert(
      fc.property(basket, fc.nat({ max: 5 }), fc.boolean(), (sold, at, isKnown) => {
        const struck = [{ lineId: sold.lines[at % sold.lines.length]!.id, quantity: 0 }];
        const gone = splitOfLines(sold, struck);
        fc.pre(gone !== null && centsOf(gone) > 0 && sold.lines.length > 1);
        const { lines: _, ...sums } = lowered({ ...sold.sums, lines: sold.lines }, struck);
        const shares = [...paidShares(sold)].map(([rate, grossCents]) => ({ rate, grossCents }));
        const payment = { refunds: [] as Refund[], ...(isKnown && { sold: shares }) };
        const held = new HeldPayment(null as never, payment as unknown as Payment);
        const make = (kind: 'changed' | 'whole', cents: number, split: RefundShare[] | null) =>
          held.refundOf({ ...sold, sums } as Payable, { kind, cents, split, ...SOMEBODY });
        const changed = make('changed', centsOf(gone), isKnown ? null : gone);
        payment.refunds.push({ ...changed, state: 'done' });
        const rest = make('whole', sums.payableCents, null);
        const shown = paidShares({ sums });
        expect(new Map(rest.split.map(({ rate, grossCents }) => [rate, grossCents]))).toEqual(
          new Map([...shown].filter(([, cents]) => cents !== 0)),
        );
      }),
    );
  });

  it('is the stored part of a line with its deposit', () => {
    fc.assert(
      fc.property(basket, (order) => {
        const [first] = order.lines;
        const split = splitOfLines(order, [{ lineId: first!.id, quantity: first!.quantity - 1 }]);
        if (!split) return;
        expect(centsOf(split)).toBeLessThanOrEqual(order.sums.payableCents);
        if (first!.quantity > 1 || order.lines.length > 1) expect(split.length).toBeGreaterThan(0);
      }),
    );
  });

  it('pays a rate out that stands below zero, and never swallows it', () => {
    const left = new Map<number | null, number>([
      [7, 1_000],
      [19, -200],
    ]);
    expect(splitOf(800, left).map(({ rate, grossCents }) => [rate, grossCents])).toEqual([
      [7, 1_000],
      [19, -200],
    ]);
    expect(splitOf(400, left).map(({ grossCents }) => grossCents)).toEqual([500, -100]);
  });
});

it('tells what was taken by the rates it was taken at, also after an order became smaller', () => {
  fc.assert(
    fc.property(basket, fc.nat({ max: 5 }), (before, at) => {
      const struck = before.lines[at % before.lines.length]!;
      const split = splitOfLines(before, [{ lineId: struck.id, quantity: 0 }]);
      fc.pre(split !== null && centsOf(split) > 0 && before.lines.length > 1);
      const { lines: _, ...sums } = lowered({ ...before.sums, lines: before.lines }, [
        { lineId: struck.id, quantity: 0 },
      ]);
      const refund = {
        id: 'r',
        kind: 'changed',
        state: 'done',
        at: new Date(0),
        cents: centsOf(split),
        split,
      };
      const refunds = [refund] as unknown as Payment['refunds'];
      const { paid, refunds: told } = moneyByRate(
        { sums },
        { capturedCents: before.sums.payableCents, refunds },
      );
      const grossAt = ({ rate, grossCents }: RefundShare) => [rate, grossCents] as const;
      const taken = [...paidShares(before)].filter(([, cents]) => cents !== 0);
      expect(new Map(paid.map(grossAt))).toEqual(new Map(taken));
      expect(told).toEqual([{ id: 'r', at: new Date(0), cents: refund.cents, split }]);
    }),
  );
});

describe('what became smaller after it was taken', () => {
  const struckOf = (before: Order, at: number) => [
    { lineId: before.lines[at % before.lines.length]!.id, quantity: 0 },
  ];
  const byRate = (split: readonly RefundShare[]) =>
    new Map(split.map(({ rate, grossCents }) => [rate, grossCents]));

  it('goes back by the rates of the piece that is gone, not of what is left', () => {
    fc.assert(
      fc.property(basket, fc.nat({ max: 5 }), (before, at) => {
        const struck = struckOf(before, at);
        const split = splitOfLines(before, struck);
        fc.pre(split !== null && centsOf(split) > 0 && before.lines.length > 1);
        const { lines: _, ...sums } = lowered({ ...before.sums, lines: before.lines }, struck);
        const sold = paidShares(before);
        const now = paidShares({ sums });
        const change = splitOfChange(centsOf(split), { sold, now, before: [] });
        expect(byRate(change ?? [])).toEqual(byRate(split));
        expect(splitOfChange(centsOf(split) - 1, { sold, now, before: [] })).toBeNull();
      }),
    );
  });
});
