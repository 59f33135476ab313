import { batchesOf } from '../platform/migrations/batches.js';
import type { Migration } from '../platform/migrations/migration.js';
import { addDays, type TextDay, type TextMonth } from './009-text-months.rules.js';

/**
 * Texts of the model were counted by day, plans count them by month. A month that has been counted since keeps the larger
 * figure, so that a second run changes nothing and nobody is charged twice.
 */
export const textMonths: Migration = {
  number: 9,
  name: 'text-months',
  async run({ store, assertHeld }) {
    const days = store.collection<TextDay>('text_days');
    const months = new Map<string, TextMonth>();
    for await (const batch of batchesOf(days, {})) addDays(months, batch);
    for (const { _id, shopId, month, counted, at } of months.values()) {
      await assertHeld();
      await store
        .collection<{ _id: string }>('text_months')
        .updateOne({ _id }, { $max: counted, $setOnInsert: { shopId, month, at } }, { upsert: true });
    }
    await assertHeld();
    if ((await store.listCollections({ name: 'text_days' }).toArray()).length > 0) await days.drop();
  },
};
