import { ObjectId } from 'mongodb';

const STATES = ['placed', 'accepted', 'preparing', 'ready', 'completed'];

/** An order of about 2 KB, the kind of document a restaurant's counter writes all day. */
export function anOrder(number, shops = 10) {
  return {
    _id: new ObjectId(),
    shopId: `shop-${number % shops}`,
    number,
    state: STATES[number % STATES.length],
    placedAt: new Date(1767225600000 + number * 1000),
    businessDay: `2026-${String(1 + (Math.floor(number / 3000) % 12)).padStart(2, '0')}-01`,
    idempotencyKey: `key-${number}`,
    payableCents: 1000 + (number % 4000),
    contact: {
      name: 'Lucia Beispiel',
      phone: '+49 30 1234567',
      street: 'Musterstraße 12',
      city: '10115 Berlin',
    },
    lines: Array.from({ length: 6 }, (_, line) => ({
      productId: `product-${(number * 7 + line) % 211}`,
      name: 'Pizza Quattro Stagioni mit allem',
      quantity: 1 + (line % 3),
      unitCents: 1190,
      options: [
        { name: 'extra Mozzarella', cents: 150 },
        { name: 'dünner Boden', cents: 0 },
      ],
      vat: { rate: 7, netCents: 1112, vatCents: 78 },
    })),
    events: [{ kind: 'placed', at: new Date(1767225600000), by: 'guest' }],
    note: 'Bitte klingeln, zweiter Hof links. '.repeat(4),
  };
}

export const ORDER_INDEXES = [
  { key: { shopId: 1, placedAt: -1 } },
  { key: { shopId: 1, number: 1 }, unique: true },
  {
    key: { shopId: 1, idempotencyKey: 1 },
    unique: true,
    partialFilterExpression: { idempotencyKey: { $type: 'string' } },
  },
  { key: { shopId: 1, state: 1 } },
];
