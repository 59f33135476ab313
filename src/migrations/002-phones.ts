import { batchesOf } from '../platform/migrations/batches.js';
import type { Migration } from '../platform/migrations/migration.js';
import { e164Of } from '../shared/phone.js';

interface Shop {
  _id: string;
  address?: { country?: string };
  contact?: { phone?: string };
  socials?: { whatsapp?: string };
}

interface Order {
  _id: string;
  shopId: string;
  contact?: { phone?: string };
}

/**
 * Phone numbers are stored as they are dialled, '+493023125123'. A number without a country's code is read as one of the
 * country the restaurant is in; what nobody could dial stays as it was typed. Imprints keep what their operators wrote.
 */
export const phones: Migration = {
  number: 2,
  name: 'phones',
  async run({ store, assertHeld }) {
    const shops = store.collection<Shop>('shops');
    const countries = new Map<string, string>();
    for await (const batch of batchesOf(shops, {
      'address.country': 1,
      'contact.phone': 1,
      'socials.whatsapp': 1,
    })) {
      for (const { _id, address } of batch) countries.set(_id, address?.country ?? '');
      const writes = batch.flatMap(({ _id, address, contact, socials }) => {
        const set = {
          ...changed('contact.phone', contact?.phone, address?.country),
          ...changed('socials.whatsapp', socials?.whatsapp, address?.country),
        };
        return Object.keys(set).length > 0 ? [{ updateOne: { filter: { _id }, update: { $set: set } } }] : [];
      });
      await assertHeld();
      if (writes.length > 0) await shops.bulkWrite(writes, { ordered: false });
    }

    const orders = store.collection<Order>('orders');
    for await (const batch of batchesOf(orders, { shopId: 1, 'contact.phone': 1 })) {
      const writes = batch.flatMap(({ _id, shopId, contact }) => {
        const typed = contact?.phone;
        const set = changed('contact.phone', typed, countries.get(shopId));
        // Somebody may be erased while this runs: only the number that was read is replaced.
        const filter = { _id, 'contact.phone': typed };
        return Object.keys(set).length > 0 ? [{ updateOne: { filter, update: { $set: set } } }] : [];
      });
      await assertHeld();
      if (writes.length > 0) await orders.bulkWrite(writes, { ordered: false });
    }
  },
};

/** Nothing where it is dialled like this already, or nobody can dial it. */
function changed(path: string, typed = '', country = ''): Record<string, string> {
  const number = e164Of(typed, country);
  return number !== null && number !== typed ? { [path]: number } : {};
}
