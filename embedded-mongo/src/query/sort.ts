import { orderKey } from '../bson/order.js';
import { fieldsOf, type Slot } from '../bson/slot.js';
import { isNumber, numberOf } from '../bson/values.js';
import { badValue, outside } from '../errors.js';
import { onTime } from './deadline.js';
import { keysUnder, pathOf } from './path.js';
import { rowsUnder } from './rows.js';

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
    .map((item) => {
      onTime();
      return { item, key: sortKeyOf(docOf(item), sort) };
    })
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ item }) => item);
}

/** An array counts by its least element, or by its greatest when the order is descending. */
export function sortKeyOf(doc: Slot, sort: readonly SortField[]): string {
  if (sort.length === 1) return leastOf(keysUnder(doc, pathOf(sort[0]!.name)).keys, sort[0]!);
  const { rows, parallel } = rowsUnder(
    doc,
    sort.map(({ name }) => pathOf(name)),
  );
  if (parallel) throw badValue('cannot sort with keys that are parallel arrays');
  const keys = rows.map((row) => row.map((value, i) => orderKey(value, sort[i]!.descending)).join(''));
  return keys.length === 1 ? keys[0]! : keys.sort()[0]!;
}

const leastOf = (values: readonly (Slot | undefined)[], { descending }: SortField): string =>
  values.length === 1
    ? orderKey(values[0], descending)
    : values.map((value) => orderKey(value, descending)).sort()[0]!;
