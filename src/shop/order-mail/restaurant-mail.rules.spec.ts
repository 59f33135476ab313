import { describe, expect, it } from '@jest/globals';
import type { Order } from '../order/order.types.js';
import { restaurantMailFor } from './restaurant-mail.rules.js';

const order = (over: Partial<Order> = {}): Order =>
  ({
    number: 47,
    fulfilment: 'delivery',
    wantedAt: null,
    zone: { id: 'z', name: 'Um die Ecke' },
    contact: {
      name: 'Mira Sommerfeld',
      phone: '0171 3920012',
      email: 'mira@example.org',
      note: 'Klingel kaputt',
    },
    lines: [
      {
        quantity: 2,
        name: 'Margherita',
        variantName: '',
        options: [],
        note: 'für Mira',
        grossCents: 2280,
        declared: { codes: ['G'], complete: true },
      },
    ],
    speech: { language: 'en', salutation: 'du' },
    sums: { discountCents: 0, depositCents: 0, tipCents: 100, payableCents: 2670, groups: [], fees: [FEE] },
    ...over,
  }) as unknown as Order;

const FEE = { kind: 'delivery', cents: 290 };

describe('the mail to the restaurant', () => {
  const mail = restaurantMailFor(order(), { name: 'Trattoria Bella' });

  it('says at a glance what has come', () => {
    expect(mail.subject).toBe('Neue Bestellung Nr. 47: Lieferung, 26,70\u00a0€');
    expect(mail.sentences[0]).toBe('Lieferung, Um die Ecke, so schnell wie möglich.');
    expect(mail.button.path).toBe('/app/dashboard');
  });

  it('is German even where the guest ordered in English', () => {
    expect(mail.rows.map(([name]) => name)).toEqual(['2 × Margherita (G)', 'Lieferung', 'Trinkgeld']);
  });

  it('names the time a guest asked for', () => {
    const wanted = order({ fulfilment: 'pickup', zone: null, wantedAt: new Date('2026-11-20T17:35:00Z') });
    expect(restaurantMailFor(wanted, { name: 'B' }).sentences[0]).toBe('Abholung, 20.11.2026, 18:35 Uhr.');
  });

  it('says nothing about who ordered', () => {
    expect(JSON.stringify(mail)).not.toMatch(/Mira|0171|example\.org|Klingel/);
  });
});
