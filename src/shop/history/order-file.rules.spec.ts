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
  payment: { way: 'cash', refundedCents: 0 },
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
  const [head = '', row = ''] = [fileHead(), fileRow(ORDER)];
  const cells = row.trim().split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/);
  expect(cells).toHaveLength(head.trim().split(';').length);
  expect(cells.slice(0, 5)).toEqual(['20.11.2026', '7', '20.11.2026', '18:05', 'Abholung']);
  expect(cells).toEqual(expect.arrayContaining(['1234,56', '-1,00', '0,25', '2,00', '1153,09', '80,72']));
  expect(cells.some((cell) => /^"?[=+@]/.test(cell))).toBe(false);
  expect(row).not.toMatch(/1\+1|030|a@b/);
});
