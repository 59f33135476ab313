import { batchesOf } from '../platform/migrations/batches.js';
import type { Migration, Store } from '../platform/migrations/migration.js';
import {
  type Dish,
  type Group,
  groupIdOf,
  type Menu,
  type OrderedLine,
  type OrderedOption,
} from './001-option-groups.rules.js';

interface Order {
  _id: string;
  lines: OrderedLine[];
}

/**
 * Each chosen option of an ordered line names the question it answered: its `id` says which only inside one group. Where the
 * menu as it is now leaves a doubt, `groupId` is null and whoever orders the dish again is asked. Nothing else is touched.
 */
export const optionGroups: Migration = {
  number: 1,
  name: 'option-groups',
  async run({ store, assertHeld }) {
    const orders = store.collection<Order>('orders');
    for await (const batch of batchesOf(orders, { lines: 1 })) {
      const open = batch.filter(({ lines }) => lines.some(({ options }) => options.some(isOpen)));
      if (open.length === 0) continue;
      const menu = await menuFor(store, open);
      await assertHeld();
      await orders.bulkWrite(
        open.map(({ _id, lines }) => ({
          updateOne: { filter: { _id }, update: { $set: groupsIn(lines, menu) } },
        })),
        { ordered: false },
      );
    }
  },
};

const isOpen = ({ groupId }: OrderedOption): boolean => groupId === undefined;

/** By their paths, so that nothing of the line is written but what is new. */
const groupsIn = (lines: OrderedLine[], menu: Menu): Record<string, string | null> =>
  Object.fromEntries(
    lines.flatMap((line, at) =>
      line.options.flatMap((option, index) =>
        isOpen(option) ? [[`lines.${at}.options.${index}.groupId`, groupIdOf(line, index, menu)]] : [],
      ),
    ),
  );

/** The dishes of these orders that are still there, the dishes these are made of, and their groups. */
async function menuFor(store: Store, orders: Order[]): Promise<Menu> {
  const ordered = await dishesOf(
    store,
    orders.flatMap(({ lines }) => lines.map(({ productId }) => productId)),
  );
  const inside = await dishesOf(
    store,
    ordered.flatMap(({ combo, halves }) => [
      ...(combo?.courses ?? []).flatMap(({ choices }) => choices.map(({ productId }) => productId)),
      ...(halves?.productIds ?? []),
    ]),
  );
  const groupIds = [...new Set(ordered.flatMap(({ optionGroupIds }) => optionGroupIds ?? []))];
  const groups = await store
    .collection<Group>('option_groups')
    .find({ _id: { $in: groupIds } })
    .toArray();
  return { dishes: byId([...inside, ...ordered]), groups: byId(groups) };
}

async function dishesOf(store: Store, ids: string[]): Promise<Dish[]> {
  const projection = { name: 1, variants: 1, optionGroupIds: 1, combo: 1, halves: 1 };
  return store
    .collection<Dish>('products')
    .find({ _id: { $in: [...new Set(ids)] } }, { projection })
    .toArray();
}

const byId = <T extends { _id: string }>(records: T[]): Map<string, T> =>
  new Map(records.map((record) => [record._id, record]));
