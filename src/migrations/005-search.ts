import { batchesOf } from '../platform/migrations/batches.js';
import type { Migration } from '../platform/migrations/migration.js';
import { searchTokens } from '../shared/text.js';

interface Order {
  _id: string;
  contact?: {
    name?: string;
    phone?: string;
    address?: { street?: string; houseNo?: string; city?: string } | null;
    tokens?: string[];
  };
  lines?: { name?: string }[];
  dishTokens?: string[];
  erasedAt?: Date | null;
}

const MOST = 80;

/**
 * Orders are found by words that are written with them: those of the guest inside the contact, so that they go with it,
 * those of the dishes beside it.
 */
export const search: Migration = {
  number: 5,
  name: 'search',
  async run({ store, assertHeld }) {
    const orders = store.collection<Order>('orders');
    for await (const batch of batchesOf(orders, { contact: 1, lines: 1, dishTokens: 1, erasedAt: 1 })) {
      const writes = batch.flatMap((order) => [...guestWrites(order), ...dishWrites(order)]);
      await assertHeld();
      if (writes.length > 0) await orders.bulkWrite(writes, { ordered: false });
    }
  },
};

/** Somebody may be erased while this runs: only who was read is found. */
function guestWrites({ _id, contact, erasedAt }: Order) {
  if (!contact || contact.tokens || erasedAt) return [];
  const { name, phone } = contact;
  const filter = { _id, 'contact.name': name, 'contact.phone': phone };
  return [{ updateOne: { filter, update: { $set: { 'contact.tokens': guestTokens(contact) } } } }];
}

function dishWrites({ _id, lines = [], dishTokens }: Order) {
  if (dishTokens) return [];
  const tokens = searchTokens(...lines.map(({ name = '' }) => name)).slice(0, MOST);
  return [{ updateOne: { filter: { _id }, update: { $set: { dishTokens: tokens } } } }];
}

/** Every end of the phone number, then the words. */
function guestTokens({ name = '', phone = '', address }: NonNullable<Order['contact']>): string[] {
  const digits = phone.replace(/\D/g, '');
  const ends = [...digits].flatMap((_, from) => (digits.length - from < 3 ? [] : [`#${digits.slice(from)}`]));
  const { street = '', houseNo = '', city = '' } = address ?? {};
  return [...ends, ...searchTokens(name, street, houseNo, city)].slice(0, MOST);
}
