import { expect, it } from '@jest/globals';
import type { Order } from '../order/order.types.js';
import { fileHead, fileRow } from './order-file.rules.js';

const ORDER = {
  number: 7,
  businessDay: '2026-11-20',
  placedAt: new Date('2026-11-20T17:05:00Z'),
  fulfilment: 'pickup',
  state: 'rejected',
  rejection: { reason: 'other', text: '=HYPERLINK("http://boese.example";"Ofen")' },
  cancellation: null,
  contact: { name: '=1+1', phone: '030', email: 'a@b.example' },
  payment: { way: 'stripe', state: 'refunded', paidCents: 500, refundedCents: 500 },
  sums: {
    goodsCents: 123_456,
    discountCents: 100,
    depositCents: 25,
    tipCents: 0,
    voucherCents: 0,
    payableCents: 123_381,
    fees: [{ cents: 150 }, { cents: 50 }],
    groups: [{ rate: 7, grossCents: 123_381, netCents: 115_309, vatCents: 8_072 }],
  },
} as unknown as Order;

it('has a column for every cell, amounts as a German table program reads them, no formula and no guest', () => {
  const refund = {
    id: 'r',
    at: new Date(0),
    cents: 300,
    split: [{ rate: 19, grossCents: 300, netCents: 252, vatCents: 48 }],
  };
  const [head = '', row = ''] = [fileHead(), fileRow(ORDER, { paid: [], refunds: [refund] })];
  const cells = row.trim().split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/);
  expect(cells).toHaveLength(head.trim().split(';').length);
  expect(cells.slice(0, 5)).toEqual(['20.11.2026', '7', '20.11.2026', '18:05', 'Abholung']);
  expect(cells).toEqual(expect.arrayContaining(['1234,56', '-1,00', '0,25', '2,00', '1153,09', '80,72']));
  expect(cells.slice(-5)).toEqual(['erstattet', '5,00', '-5,00', '0,00', '-3,00']);
  expect(cells.some((cell) => /^"?[=+@]/.test(cell))).toBe(false);
  expect(row).not.toMatch(/1\+1|030|a@b/);
});

it('says what was paid online, and of test keys that it is no money', () => {
  const paidOnline = { way: 'stripe', state: 'partly', paidCents: 2_755, refundedCents: 250 };
  const endOf = (payment: object) =>
    fileRow({ ...ORDER, payment } as Order)
      .trim()
      .split(';')
      .slice(-5, -2);
  expect(endOf(paidOnline)).toEqual(['teilweise erstattet', '27,55', '-2,50']);
  expect(endOf({ ...paidOnline, test: true })).toEqual(['teilweise erstattet (Test)', '0,00', '0,00']);
});
