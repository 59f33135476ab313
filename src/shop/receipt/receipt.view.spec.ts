import { describe, expect, it } from '@jest/globals';
import type { Order } from '../order/order.types.js';
import { priceOf } from '../pricing/pricing.rules.js';
import type { PricingInput } from '../pricing/pricing.types.js';
import type { Shop } from '../restaurant/shop.types.js';
import { receiptBodyOf, receiptKindOf } from './receipt.rules.js';
import { documentView, invoiceView, orderSlipView } from './receipt.view.js';

const shop = {
  name: 'Trattoria Bella',
  address: { street: 'Lindenstraße 12', postalCode: '10969', city: 'Berlin', country: 'Deutschland' },
  settings: { vatScheme: 'regular' },
} as Shop;

const { lines, ...sums } = priceOf({
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
  ],
  discounts: [],
  delivery: null,
  extraFees: [],
  tip: { cents: 0, recipient: 'staff' },
  voucherCents: 0,
} as PricingInput);

const paid = (over: Partial<Order['payment']>): Order =>
  ({
    number: 47,
    state: 'completed',
    placedAt: new Date('2026-11-20T17:42:00Z'),
    wantedAt: null,
    lines: lines.map((line) => ({ ...line, variantName: '' })),
    sums,
    payment: { way: 'stripe', paidCents: 1900, refundedCents: 0, ...over },
  }) as unknown as Order;

describe('what a voucher has paid', () => {
  const wordsOf = (cause: string) => {
    const body = { ...receiptBodyOf(paid({}), shop, null), voucherCents: -500 };
    const issuedAt = new Date('2026-11-20T18:00:00Z');
    return documentView({ body, cause, kind: 'cancellation', series: 'ST-2026', seq: 1, issuedAt } as never)
      .voucherText;
  };

  it('goes back on it with the money, and not where an invoice gives way to one with a name', () => {
    expect(wordsOf('refund r1')).toBe('Davon zurück auf den Gutschein');
    expect(wordsOf('renamed i1')).toBe('Davon mit Gutschein bezahlt');
  });
});

describe('what became of the money', () => {
  it('stands on the invoice, which stays as it was issued', () => {
    const body = receiptBodyOf(paid({}), shop, null);
    const receipt = { body, series: 'RE-2026', seq: 1, issuedAt: new Date('2026-11-20T18:00:00Z') } as never;
    const before = invoiceView(receipt, paid({}), null);
    const after = invoiceView(receipt, paid({ refundedCents: 500 }), null);
    expect(before.notes.join()).not.toContain('erstattet');
    expect(after.notes.join()).toContain('Davon erstattet: 5,00\u00a0€.');
    expect([after.totalCents, after.groups]).toEqual([before.totalCents, before.groups]);
  });

  it('stands on the slip of an order as well where it went back on a voucher', () => {
    const back = {
      ...paid({ test: true, refundedCents: 480 }),
      events: [{ kind: 'voucherFilled', cents: 3000 }],
    };
    const { notes } = orderSlipView(receiptBodyOf(paid({}), shop, null), back as never, false);
    expect(notes).toContain('Davon erstattet: 4,80\u00a0€.');
    expect(notes).toContain('Davon zurück auf den Gutschein: 30,00\u00a0€.');
  });

  it('is no invoice while the money is held, and says when there is one', () => {
    const held = paid({ paidCents: 0, heldCents: 1900, state: 'authorised' });
    expect(receiptKindOf(held)).toBe('orderSlip');
    const { notes } = orderSlipView(receiptBodyOf(held, shop, null), held, true);
    expect(notes.join(' ')).toContain('sobald das Geld eingezogen ist');
    expect(notes.join(' ')).not.toMatch(/bei der Übergabe|Kassenbeleg zusammen/);
  });

  it('is never an invoice with test keys', () => {
    const test = paid({ test: true });
    expect(receiptKindOf(test)).toBe('orderSlip');
    expect(orderSlipView(receiptBodyOf(test, shop, null), test, false).notes).toContain(
      'Testzahlung: kein Geld bewegt.',
    );
  });
});
