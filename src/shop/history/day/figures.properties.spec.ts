import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FULFILMENTS } from '../../../shared/fulfilment.types.js';
import { PAYMENT_METHODS } from '../../basket/basket.types.js';
import { ORDER_STATES, type Order } from '../../order/order.types.js';
import type { Figures } from './day.view.js';
import { figuresOf } from './figures.rules.js';

const DAYS = ['2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25', '2026-10-26'];
const cents = fc.nat(20_000);
const rate = fc.constantFrom(0, 7, 19);

const group = fc.record({ rate, netCents: cents, vatCents: cents }).map((sums) => ({
  ...sums,
  grossCents: sums.netCents + sums.vatCents,
}));

/** Any instant of the nights in which the clock changes, and of the days around them. */
const placedAt = fc
  .tuple(fc.constantFrom(...DAYS), fc.integer({ min: 0, max: 48 * 60 }))
  .map(([day, minute]) => new Date(Date.parse(`${day}T00:00:00Z`) + minute * 60_000));

const order = fc
  .record({
    state: fc.constantFrom(...ORDER_STATES),
    businessDay: fc.constantFrom(...DAYS),
    placedAt,
    fulfilment: fc.constantFrom(...FULFILMENTS),
    way: fc.constantFrom(...PAYMENT_METHODS),
    payableCents: cents,
    tipCents: cents,
    isOwnersTip: fc.boolean(),
    voucherCents: cents,
    discountCents: cents,
    refundedCents: cents,
    paidCents: cents,
    test: fc.boolean(),
    groups: fc.uniqueArray(group, { selector: (one) => one.rate, maxLength: 3 }),
    dishes: fc.array(
      fc.record({
        name: fc.constantFrom('Bella', 'Cola', 'Tiramisù'),
        quantity: fc.nat(9),
        grossCents: cents,
      }),
      { maxLength: 4 },
    ),
    readyAfter: fc.option(fc.nat(120)),
  })
  .map(
    ({
      way,
      payableCents,
      tipCents,
      isOwnersTip,
      voucherCents,
      discountCents,
      refundedCents,
      paidCents,
      test,
      groups,
      dishes,
      readyAfter,
      ...rest
    }) =>
      ({
        ...rest,
        wantedAt: null,
        promisedAt: new Date(rest.placedAt.getTime() + 30 * 60_000),
        rejection: null,
        cancellation: null,
        payment: { way, refundedCents, paidCents, test },
        sums: {
          // What is paid covers at least the tip.
          payableCents: payableCents + tipCents,
          tipCents,
          tipSplit: isOwnersTip ? [{ rate: 19, grossCents: tipCents, netCents: tipCents, vatCents: 0 }] : [],
          voucherCents,
          discountCents,
          groups,
        },
        lines: dishes.map((dish) => ({ ...dish, discountCents: 0 })),
        events:
          readyAfter === null
            ? []
            : [
                {
                  kind: 'moved',
                  to: 'ready',
                  at: new Date(rest.placedAt.getTime() + readyAfter * 60_000),
                  note: '',
                },
              ],
      }) as unknown as Order,
  );

const isReal = ({ payment }: Order) => !payment.test;
const counted = (order: Order) =>
  isReal(order) && !['rejected', 'cancelled', 'awaitPayment'].includes(order.state);
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
const countOf = ({ orders }: Figures['hours'][number]) => sum(FULFILMENTS.map((way) => orders[way]));

/** Whatever a page shows beside each other adds up to the same. */
function expectWhole(orders: readonly Order[]): void {
  const made = orders.filter(counted);
  const figures = figuresOf(orders);
  expect(figures.orders).toBe(made.length);
  const payable = sum(made.map(({ sums }) => sums.payableCents));
  expect(figures.turnoverCents).toBe(payable + figures.voucherCents - figures.staffTipCents);
  expect(figures.voucherCents).toBe(sum(made.map(({ sums }) => sums.voucherCents)));
  expect(figures.discountCents).toBe(sum(made.map(({ sums }) => sums.discountCents)));
  const teams = made.filter(({ sums }) => sums.tipSplit.length === 0);
  expect(figures.staffTipCents).toBe(sum(teams.map(({ sums }) => sums.tipCents)));
  expect(figures.refundedCents).toBe(sum(made.map(({ payment }) => payment.refundedCents)));
  const real = orders.filter(isReal);
  expect(sum(figures.online.map((way) => way.paidCents - way.refundedCents))).toBe(
    sum(real.map(({ payment }) => payment.paidCents - payment.refundedCents)),
  );
  for (const bars of [figures.hours, figures.days]) {
    expect(sum(bars.map(countOf))).toBe(figures.orders);
    expect(sum(bars.map((bar) => bar.cents))).toBe(figures.turnoverCents);
  }
  for (const shares of [figures.ways, figures.payments])
    expect(sum(shares.map((share) => share.orders))).toBe(figures.orders);
  expect(sum(figures.ways.map((share) => share.cents))).toBe(figures.turnoverCents);
  expect(sum(figures.payments.map((share) => share.cents))).toBe(payable);
  expect(sum(figures.vat.map(({ grossCents }) => grossCents))).toBe(
    sum(made.flatMap(({ sums }) => sums.groups.map(({ grossCents }) => grossCents))),
  );
  expect(figures.vat.every(({ grossCents, netCents, vatCents }) => grossCents === netCents + vatCents)).toBe(
    true,
  );
  expect(sum(figures.dishes.map(({ quantity }) => quantity))).toBe(
    sum(made.flatMap(({ lines }) => lines.map(({ quantity }) => quantity))),
  );
  expect(sum(figures.lost.map(({ count }) => count))).toBe(real.length - made.length);
  expect(figures.late).toBeLessThanOrEqual(figures.promised);
}

const FILTERS: ((order: Order) => boolean)[] = [
  () => true,
  ...FULFILMENTS.map((way) => (one: Order) => one.fulfilment === way),
  ...PAYMENT_METHODS.map((way) => (one: Order) => one.payment.way === way),
  ...DAYS.map((day) => (one: Order) => one.businessDay === day),
  ...ORDER_STATES.map((state) => (one: Order) => one.state === state),
];

it('is the sum of its orders under every filter, also when a day has 23 or 25 hours', () => {
  fc.assert(
    fc.property(fc.array(order, { maxLength: 12 }), (orders) => {
      for (const filter of FILTERS) expectWhole(orders.filter(filter));
    }),
    { numRuns: 40 },
  );
});

it('does not depend on who came first', () => {
  fc.assert(
    fc.property(fc.array(order, { maxLength: 20 }), (orders) => {
      const { dishes, lost, ...forth } = figuresOf(orders);
      const { dishes: _, lost: __, ...back } = figuresOf([...orders].reverse());
      expect(forth).toEqual(back);
    }),
  );
});
