import { describe, expect, it } from '@jest/globals';
import type { OrderLine } from '../basket/basket.types.js';
import type { Order } from './order.types.js';
import { ticketFor } from './ticket.rules.js';

const line = (over: Partial<OrderLine>): OrderLine =>
  ({
    name: 'Margherita',
    number: '10',
    variantName: 'Groß',
    quantity: 2,
    note: '',
    options: [],
    categoryId: 'pizza',
    ...over,
  }) as OrderLine;

const order = (over: Partial<Order> = {}): Order =>
  ({
    number: 47,
    fulfilment: 'pickup',
    placedAt: new Date('2026-11-20T17:05:00Z'),
    promisedAt: new Date('2026-11-20T17:35:00Z'),
    wantedAt: null,
    lines: [
      line({
        options: [
          { id: 'k', groupId: 'extras', name: 'Extra Käse', quantity: 1, cents: 150, taxClass: null },
        ],
        note: 'gut durch',
      }),
    ],
    sums: { payableCents: 2480 },
    payment: { way: 'cash', paidCents: 0, refundedCents: 0 },
    contact: {
      name: 'Jonas Weber',
      phone: '0171 3920012',
      email: 'jonas@example.org',
      note: 'klingelt nicht',
    },
    ...over,
  }) as unknown as Order;

const textOf = (over?: Partial<Order>) => {
  const whole = order(over);
  return JSON.stringify(ticketFor(whole, { station: 'Küche', lines: whole.lines }));
};

describe('the docket of the kitchen', () => {
  it('warns whoever hands over what is not for everybody, and only then', () => {
    expect(textOf({ minAge: 16 })).toContain('ALTERSKONTROLLE 16+');
    expect(textOf({ minAge: 0 })).not.toContain('ALTERSKONTROLLE');
  });

  it('says number, way and when, in Berlin time', () => {
    const text = textOf();
    for (const part of ['Nr. 47', 'ABHOLUNG', 'bis 18:35 Uhr', '20.11.2026, 18:05'])
      expect(text).toContain(part);
  });

  it('says what to cook, with every wish', () => {
    const text = textOf();
    for (const part of ['[10] Margherita Groß', 'Extra Käse', 'gut durch', 'klingelt nicht'])
      expect(text).toContain(part);
  });

  it('keeps phone and mail of the guest off the paper, and prices of single dishes too', () => {
    const text = textOf();
    for (const part of ['0171', 'jonas@example.org', '1,50']) expect(text).not.toContain(part);
  });

  it('leads a driver to the door, and lets them call', () => {
    const address = {
      street: 'Oranienstraße',
      houseNo: '5',
      postalCode: '10999',
      city: 'Berlin',
      floor: '3. OG',
      company: 'Weber GmbH',
      note: 'Hinterhaus',
    };
    const text = textOf({ fulfilment: 'delivery', contact: { ...order().contact, address } });
    for (const part of [
      'LIEFERUNG',
      'Oranienstraße 5, 10999 Berlin',
      'Weber GmbH, 3. OG',
      'Hinterhaus',
      '0171',
    ])
      expect(text).toContain(part);
  });

  it('marks an order ahead, with the day when it is another one', () => {
    expect(textOf()).not.toContain('VORBESTELLUNG');
    const today = textOf({ wantedAt: new Date('2026-11-20T18:30:00Z') });
    expect(today).toContain('VORBESTELLUNG');
    expect(today).toContain('für 19:30 Uhr');
    expect(textOf({ wantedAt: new Date('2026-11-21T18:30:00Z') })).toContain('für 21.11.2026, 19:30 Uhr');
  });

  it('is no receipt, and says so', () => {
    expect(textOf()).toContain('kein Kassenbeleg');
  });

  it('asks for nothing that is paid', () => {
    expect(textOf({ payment: { way: 'stripe', paidCents: 2480, refundedCents: 0 } })).toContain('0,00');
  });

  it('names the station and says only what that station makes', () => {
    const mixed = order({ lines: [line({}), line({ name: 'Cola', categoryId: 'drinks' })] });
    const text = JSON.stringify(ticketFor(mixed, { station: 'Bar', lines: mixed.lines.slice(1) }));
    expect(text).toContain('Bar');
    expect(text).toContain('Cola');
    expect(text).not.toContain('Margherita');
  });
});
