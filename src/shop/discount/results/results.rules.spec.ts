import { expect, it } from '@jest/globals';
import type { OrderState } from '../../order/order.types.js';
import { resultsFile, resultsTally } from './results.rules.js';

const order = (
  businessDay: string,
  goodsCents: number,
  off: Record<string, number> = {},
  state: OrderState = 'completed',
) => ({
  businessDay,
  state,
  sums: {
    goodsCents,
    discountCents: Object.values(off).reduce((sum, cents) => sum + cents, 0),
    discounts: Object.entries(off).map(([id, cents]) => ({ id, label: id, cents })),
  },
});

function tallied() {
  const tally = resultsTally('2026-11-19', '2026-11-20');
  for (const one of [
    order('2026-11-20', 2_000, { happy: 400 }),
    order('2026-11-20', 1_000, { happy: 200, sommer: 80 }),
    order('2026-11-19', 3_000),
    order('2026-11-20', 9_000, { happy: 900 }, 'rejected'),
    order('2026-11-20', 9_000, {}, 'awaitPayment'),
  ])
    tally.add(one);
  return tally.results(new Map([['happy', { label: '=Happy', kind: 'campaign' }]]));
}

it('adds up what discounts brought and cost, and knows no rejected order', () => {
  expect(tallied()).toEqual({
    with: { orders: 2, turnoverCents: 2_320 },
    without: { orders: 1, turnoverCents: 3_000 },
    days: [
      { date: '2026-11-19', withCents: 0, withoutCents: 3_000 },
      { date: '2026-11-20', withCents: 2_320, withoutCents: 0 },
    ],
    offers: [
      {
        id: 'happy',
        label: '=Happy',
        kind: 'campaign',
        redemptions: 2,
        turnoverCents: 2_320,
        costCents: 600,
      },
      { id: 'sommer', label: 'sommer', kind: null, redemptions: 1, turnoverCents: 720, costCents: 80 },
    ],
  });
});

it('is a file in which no label is a formula', () => {
  const [, happy, sommer] = resultsFile(tallied(), '2026-11-19', '2026-11-20').split('\r\n');
  expect(happy).toBe("'=Happy;Aktion;19.11.2026;20.11.2026;2;23,20;6,00;11,60");
  expect(sommer).toBe('sommer;gelöscht;19.11.2026;20.11.2026;1;7,20;0,80;7,20');
});
