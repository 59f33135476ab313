import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Order } from '../order/order.types.js';
import { priceOf } from '../pricing/pricing.rules.js';
import type { PricingInput } from '../pricing/pricing.types.js';
import type { Shop } from '../restaurant/shop.types.js';
import { documentNumberOf, seriesOf } from './chain/document-number.rules.js';
import {
  needsRecipient,
  type ReceiptKind,
  receiptBodyOf,
  receiptKindOf,
  suppliedCentsOf,
} from './receipt.rules.js';
import { invoiceView, orderSlipView } from './receipt.view.js';

const shop = {
  name: 'Trattoria Bella',
  companyName: 'Bella Gastronomie GmbH',
  taxId: 'DE123456788',
  address: { street: 'Lindenstraße 12', postalCode: '10969', city: 'Berlin', country: 'Deutschland' },
  settings: { vatScheme: 'regular' },
} as Shop;

const input = (over: Partial<PricingInput> = {}): PricingInput => ({
  fulfilment: 'pickup',
  supplyDay: '2026-11-20',
  vatScheme: 'regular',
  lines: [
    {
      id: '0',
      productId: 'pizza',
      name: 'Margherita',
      quantity: 2,
      taxClass: 'food',
      unitCents: 950,
      options: [],
      deposit: null,
      combo: null,
      packagingCents: 0,
      countsForMinimum: true,
    },
    {
      id: '1',
      productId: 'cola',
      name: 'Cola',
      quantity: 1,
      taxClass: 'drink',
      unitCents: 290,
      options: [],
      deposit: { cents: 25, kind: 'oneWay', taxClass: null },
      combo: null,
      packagingCents: 0,
      countsForMinimum: true,
    },
  ],
  discounts: [],
  delivery: null,
  extraFees: [],
  tip: { cents: 0, recipient: 'staff' },
  voucherCents: 0,
  ...over,
});

function order(over: Partial<Order> = {}, priced = input()): Order {
  const { lines, ...sums } = priceOf(priced);
  return {
    number: 47,
    state: 'completed',
    placedAt: new Date('2026-11-20T17:42:00Z'),
    wantedAt: null,
    lines: lines.map((line) => ({ ...line, variantName: '' })),
    sums,
    payment: { way: 'paypal', paidCents: sums.payableCents, refundedCents: 0 },
    ...over,
  } as unknown as Order;
}

const paid = (way: 'cash' | 'stripe', paidCents: number) => ({ way, paidCents, refundedCents: 0 });

describe('what a guest may get for an order', () => {
  it.each<[ReceiptKind | null, Partial<Order>]>([
    ['invoice', {}],
    ['invoice', { state: 'placed' }],
    ['orderSlip', { payment: paid('cash', 0) }],
    ['orderSlip', { payment: paid('cash', 99_999) }],
    ['orderSlip', { payment: paid('stripe', 1) }],
    [
      'invoice',
      { payment: paid('cash', 0), sums: { payableCents: 0, voucherCents: 2_215 } as Order['sums'] },
    ],
    [
      'orderSlip',
      { payment: paid('cash', 0), sums: { payableCents: 215, voucherCents: 2_000 } as Order['sums'] },
    ],
    [null, { state: 'cancelled' }],
    [null, { state: 'rejected' }],
  ])('%s', (kind, over) => {
    expect(receiptKindOf(order(over))).toBe(kind);
  });

  it.each([
    [false, 24_999],
    [false, 25_000],
    [true, 25_001],
  ])('needs a recipient: %s, at %s cents', (needs, cents) => {
    expect(needsRecipient(cents)).toBe(needs);
  });

  it('counts a year on the clock of Berlin', () => {
    expect(seriesOf('invoice', new Date('2026-12-31T22:59:00Z'))).toBe('RE-2026');
    expect(seriesOf('invoice', new Date('2026-12-31T23:00:00Z'))).toBe('RE-2027');
    expect(documentNumberOf({ series: 'RE-2026', seq: 123 })).toBe('RE-2026-000123');
  });
});

describe('an invoice', () => {
  it('carries the fields of § 33 and § 14 UStG', () => {
    const recipient = { name: 'Acme GmbH', street: 'Weg 1', postalCode: '10115', city: 'Berlin' };
    const body = receiptBodyOf(order(), shop, recipient);
    expect(body).toMatchObject({
      seller: { name: 'Bella Gastronomie GmbH', street: 'Lindenstraße 12', taxId: 'DE123456788' },
      recipient,
      suppliedOn: '2026-11-20',
      totalCents: 2215,
      lines: [
        { text: '2 × Margherita', cents: 1900, mark: 'B' },
        { text: '1 × Cola', cents: 290, mark: 'A' },
        { text: 'Pfand', cents: 25, mark: 'A' },
      ],
      groups: [
        { mark: 'A', rate: 19, grossCents: 315 },
        { mark: 'B', rate: 7, grossCents: 1900 },
      ],
    });
  });

  it('leaves the tip to the staff out of what is taxed, and says so', () => {
    const tipped = order({}, input({ tip: { cents: 200, recipient: 'staff' } }));
    const body = receiptBodyOf(tipped, shop, null);
    expect([body.totalCents, body.tipCents, suppliedCentsOf(tipped)]).toEqual([2215, 200, 2215]);
    const receipt = { body, series: 'RE-2026', seq: 1, issuedAt: new Date('2026-11-20T18:00:00Z') };
    expect(invoiceView(receipt as never, tipped, null).notes.join(' ')).toContain('Trinkgeld');
  });

  it('shows no tax for a small business, and why', () => {
    const body = receiptBodyOf(order({}, input({ vatScheme: 'small' })), shop, null);
    const view = invoiceView(
      { body, series: 'RE-2026', seq: 1, issuedAt: new Date() } as never,
      order(),
      null,
    );
    expect(view.groups).toEqual([]);
    expect(view.notes[0]).toContain('§ 19 UStG');
  });

  it('stays what it was when the shop changes its scheme, also for orders that did not note it', () => {
    const grown = { ...shop, settings: { vatScheme: 'small' } } as Shop;
    expect(receiptBodyOf(order(), grown, null).isSmallBusiness).toBe(false);
    const { terms: _, ...sums } = order({}, input({ vatScheme: 'small' })).sums;
    expect(receiptBodyOf(order({ sums }), shop, null).isSmallBusiness).toBe(true);
  });

  it('names the day whose rates it carries, not the day of the tap', () => {
    const late = { placedAt: new Date('2026-12-31T22:50:00Z') };
    expect(receiptBodyOf(order(late, input({ supplyDay: '2027-01-01' })), shop, null).suppliedOn).toBe(
      '2027-01-01',
    );
    const { terms: _, ...sums } = order().sums;
    expect(receiptBodyOf(order({ ...late, sums }), shop, null).suppliedOn).toBe('2026-12-31');
  });

  it('marks a deposit with every rate it has', () => {
    const part = (taxClass: 'food' | 'drink', cents: number) => ({
      name: taxClass,
      taxClass,
      quantity: 1,
      singleCents: 500,
      deposit: { cents, kind: 'oneWay' as const, taxClass: null },
    });
    const combo = { method: 'singlePrices' as const, parts: [part('food', 500), part('drink', 25)] };
    const [pizza] = input().lines;
    const deposit = { cents: 525, kind: 'oneWay' as const, taxClass: null };
    const body = receiptBodyOf(order({}, input({ lines: [{ ...pizza!, combo, deposit }] })), shop, null);
    expect(body.lines.find(({ text }) => text === 'Pfand')?.mark).toBe('A/B');
  });

  it('adds up: rows, total and the groups of tax, whatever was taken off and put on', () => {
    const percent = (value: number) => ({
      id: 'd',
      label: 'Aktion',
      lineIds: null,
      kind: 'percent' as const,
      percent: value,
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 0, max: 9_999 }),
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 0, max: 5_000 }),
        (quantity, unitCents, off, tip) => {
          const [pizza, cola] = input().lines;
          const priced = input({
            lines: [{ ...pizza!, quantity, unitCents }, cola!],
            discounts: [percent(off)],
            extraFees: [{ kind: 'service', fulfilments: ['pickup'], cents: 50, percent: 0, maxCents: null }],
            tip: { cents: tip, recipient: 'staff' },
          });
          const bought = order({}, priced);
          const body = receiptBodyOf(bought, shop, null);
          const sum = (cents: number[]) => cents.reduce((all, one) => all + one, 0);
          expect(sum(body.lines.map(({ cents }) => cents))).toBe(body.totalCents);
          expect(sum(body.groups.map(({ grossCents }) => grossCents))).toBe(body.totalCents);
          for (const { netCents, vatCents, grossCents } of body.groups)
            expect(netCents + vatCents).toBe(grossCents);
          expect(body.totalCents + body.tipCents).toBe(bought.sums.payableCents);
        },
      ),
    );
  });
});

describe('the slip of an order that is paid in the restaurant', () => {
  it('has no number and no tax on it, and says what it is not', () => {
    const cash = order({ payment: paid('cash', 0) });
    const view = orderSlipView(receiptBodyOf(cash, shop, null), cash, true);
    expect(view).toMatchObject({ number: null, groups: [], title: 'Bestellbeleg – kein Kassenbeleg' });
    expect(view.lines.every(({ mark }) => mark === '')).toBe(true);
    expect(view.notes[0]).toContain('keine Rechnung');
  });
});
