import { BEYOND, orderKey, rankOf } from '../bson/order.js';
import { slotOf } from '../bson/values.js';
import type { Row } from './row.js';
import type { Store } from './store.js';

/** Removes the documents whose TTL index says that their time is over. */
export async function sweepExpired(store: Store, now = Date.now()): Promise<number> {
  let removed = 0;
  for (const collection of store.list()) {
    for (const index of collection.indexes.values()) {
      const { expireAfterSeconds, fields } = index.spec;
      if (expireAfterSeconds === null) continue;
      const expired = slotOf(new Date(now - expireAfterSeconds * 1000));
      const gone = new Set<Row>();
      const descending = fields[0]?.descending === true;
      const type = String.fromCharCode(descending ? 255 - rankOf(expired) : rankOf(expired));
      const key = orderKey(expired, descending);
      const [from, to] = descending ? [key, type + BEYOND] : [type, key + BEYOND];
      index.entries.scan(from, to, (row) => gone.add(row).size > 0);
      for (const row of gone) store.remove(collection, row);
      removed += gone.size;
    }
  }
  if (removed > 0) await store.durable();
  return removed;
}
