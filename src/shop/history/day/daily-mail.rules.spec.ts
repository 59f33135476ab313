import { expect, it } from '@jest/globals';
import type { Order } from '../../order/order.types.js';
import { dailyMailFor, isMorning } from './daily-mail.rules.js';
import { figuresOf } from './figures.rules.js';

it.each([
  ['2026-11-20T05:59:00Z', false],
  ['2026-11-20T06:00:00Z', true],
  ['2026-07-20T04:59:00Z', false],
  ['2026-07-20T05:00:00Z', true],
  ['2026-11-20T22:59:00Z', true],
  ['2026-11-20T23:01:00Z', false],
])('the morning at %s: %s', (at, is) => expect(isMorning(new Date(at))).toBe(is));

it('says nothing after a day on which nothing came', () => {
  expect(dailyMailFor('2026-11-19', 'Bella', figuresOf([]))).toBeNull();
});

it('says in its subject what the day was like, and names no guest', () => {
  const order = {
    state: 'completed',
    businessDay: '2026-11-19',
    placedAt: new Date('2026-11-19T18:00:00Z'),
    fulfilment: 'pickup',
    contact: { name: 'Jonas Weber' },
    payment: { way: 'paypal', paidCents: 1_070, refundedCents: 70 },
    sums: {
      payableCents: 1_070,
      tipCents: 0,
      tipSplit: [],
      voucherCents: 0,
      groups: [{ rate: 7, grossCents: 1_070, netCents: 1_000, vatCents: 70 }],
    },
    lines: [{ name: 'Margherita', quantity: 1, grossCents: 1_070, discountCents: 0 }],
    events: [],
  } as unknown as Order;
  const mail = dailyMailFor('2026-11-19', 'Bella', figuresOf([order]))!;
  expect(mail.subject).toBe('Donnerstag, 19. November 2026: 1 Bestellung, 10,70\u00a0€');
  expect(mail.rows).toEqual([
    ['Bestellungen', '1'],
    ['Im Schnitt', '10,70\u00a0€'],
    ['Meistverkauft', '1 × Margherita'],
    ['Zahlungswunsch PayPal', '10,70\u00a0€'],
    ['Online bezahlt, PayPal', '10,70\u00a0€'],
    ['Davon zurückgegeben, PayPal', '0,70\u00a0€'],
    ['Darin 7 % Steuer', '0,70\u00a0€'],
  ]);
  expect(JSON.stringify(mail)).not.toContain('Jonas');
});
