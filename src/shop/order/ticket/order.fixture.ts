import type { OrderLine } from '../../basket/basket.types.js';
import type { Order } from '../order.types.js';
import type { PaperPart } from './ticket.rules.js';

export const line = (over: Partial<OrderLine>): OrderLine =>
  ({
    name: 'Margherita',
    number: '10',
    variantName: 'Groß',
    quantity: 2,
    note: '',
    options: [],
    combo: null,
    grossCents: 1240,
    categoryId: 'pizza',
    ...over,
  }) as OrderLine;

export const order = (over: Partial<Order> = {}): Order =>
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

export const partOf = (lines: readonly OrderLine[], bon = { n: 1, of: 1 }): PaperPart => ({
  template: 'kitchen',
  copy: { n: 1, of: 1 },
  withSlip: bon.n === 1,
  sender: { name: 'Trattoria Bella', street: 'Hauptstraße 1', town: '10999 Berlin', phone: '030 1234' },
  lines,
  questions: new Map([['extras', { name: 'Extras', one: false }]]),
  bon,
  driveMinutes: 15,
});

const ADDRESS = {
  street: 'Oranienstraße',
  houseNo: '5',
  postalCode: '10999',
  city: 'Berlin',
  floor: '3. OG',
  company: 'Weber GmbH',
  note: 'Hinterhaus',
};

export const delivery = (): Partial<Order> => ({
  fulfilment: 'delivery',
  contact: { ...order().contact, address: ADDRESS },
});
