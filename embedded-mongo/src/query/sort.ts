import { orderKey } from '../bson/order.js';
import { fieldsOf, type Slot } from '../bson/slot.js';
import { isNumber, numberOf } from '../bson/values.js';
import { badValue, outside } from '../errors.js';
import { keysUnder, type Path, pathOf } from './path.js';

export interface SortField {
  readonly name: string;
  readonly descending: boolean;
}

export function sortOf(slot: Slot | undefined): SortField[] {
  if (!slot) return [];
  return fieldsOf(slot).map(({ name, value }) => {
    if (!isNumber(value)) throw outside('sorting by anything but 1 and -1');
    const direction = numberOf(value);
    if (direction !== 1 && direction !== -1) throw badValue(`Illegal sort direction for ${name}`);
    if (name.startsWith('$')) throw badValue(`sort field names may not start with $: ${name}`);
    return { name, descending: direction < 0 };
  });
}

/** Sorts by keys computed once per item; items that tie keep their order. */
export function sorted<I>(items: readonly I[], sort: readonly SortField[], docOf: (item: I) => Slot): I[] {
  return items
    .map((item) => ({ item, key: sortKeyOf(docOf(item), sort) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ item }) => item);
}

export function sortKeyOf(doc: Slot, sort: readonly SortField[]): string {
  let key = '';
  for (const { name, descending } of sort) key += extreme(doc, pathOf(name), descending);
  return key;
}

/** An array counts by its least element, or by its greatest when the order is descending. */
function extreme(doc: Slot, path: Path, descending: boolean): string {
  const { keys, multi } = keysUnder(doc, path);
  if (!multi) return orderKey(keys[0], descending);
  return keys.map((key) => orderKey(key, descending)).sort()[0]!;
}
