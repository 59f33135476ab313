import { describe, expect, it } from '@jest/globals';
import type { Shop } from '../restaurant/shop.types.js';
import { ORDER_STATES, type Order, type OrderState } from './order.types.js';
import { orderMailFor } from './order-mail.rules.js';

const shop = {
  name: 'Trattoria Bella',
  slug: 'trattoria-bella',
  address: { street: 'Lindenstraße 12', postalCode: '10969', city: 'Berlin', country: 'Deutschland' },
  contact: { phone: '030 23125 123', email: '', website: '' },
} as Shop;

const order = (over: Partial<Order> = {}): Order =>
  ({
    number: 47,
    token: 'abc',
    fulfilment: 'pickup',
    promisedAt: new Date('2026-11-20T17:35:00Z'),
    lines: [
      {
        quantity: 2,
        name: 'Margherita',
        variantName: 'Groß',
        options: [{ name: 'Käse', quantity: 1 }],
        grossCents: 2280,
      },
    ],
    sums: {
      discountCents: 0,
      depositCents: 0,
      tipCents: 0,
      payableCents: 2280,
      fees: [],
      groups: [{ rate: 7, grossCents: 2280, netCents: 2131, vatCents: 149 }],
    },
    payment: { way: 'cash', paidCents: 0, refundedCents: 0 },
    rejection: null,
    ...over,
  }) as unknown as Order;

describe('mails to the guest', () => {
  it('confirms the receipt and says that this is not yet the acceptance', () => {
    const mail = orderMailFor(order(), shop, 'placed');
    expect(mail?.subject).toBe('Wir haben deine Bestellung Nr. 47 bei Trattoria Bella erhalten');
    expect(mail?.sentences.join(' ')).toContain('sobald das Restaurant sie annimmt');
  });

  it('names the time when it is accepted, in Berlin', () => {
    expect(orderMailFor(order(), shop, 'accepted')?.sentences).toEqual([
      'Sie ist voraussichtlich um 18:35 Uhr fertig.',
    ]);
  });

  it('says why it was rejected', () => {
    const rejected = order({ rejection: { reason: 'soldOut', text: 'Die Burrata ist aus.' } });
    expect(orderMailFor(rejected, shop, 'rejected')?.sentences[0]).toContain(
      'Etwas ist ausverkauft. Die Burrata ist aus.',
    );
  });

  it('carries the whole order, so that it is proof on its own', () => {
    expect(orderMailFor(order(), shop, 'accepted')).toMatchObject({
      lines: [{ text: '2 × Margherita Groß, Käse', cents: 2280 }],
      taxes: expect.stringContaining('(7 %)'),
      trackingPath: '/s/trattoria-bella/bestellung/abc',
    });
  });

  it.each<[OrderState, boolean]>([
    ['awaitPayment', false],
    ['preparing', false],
    ['completed', false],
    ['ready', true],
    ['cancelled', true],
  ])('writes about %s: %s', (state, writes) => {
    expect(orderMailFor(order(), shop, state) !== null).toBe(writes);
  });

  it('survives the queue: it is plain values', () => {
    for (const state of ORDER_STATES) {
      const mail = orderMailFor(order(), shop, state);
      expect(JSON.parse(JSON.stringify(mail))).toEqual(mail);
    }
  });
});
