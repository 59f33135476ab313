import { orderKey, sameValue } from '../bson/order.js';
import { documentSlot, elementsOf, fieldsOf, type Slot, T } from '../bson/slot.js';
import { isArray, isDocument, isNumber, numberOf } from '../bson/values.js';
import { BsonWriter } from '../bson/writer.js';
import { badValue } from '../errors.js';
import { filterOf } from '../query/filter.js';
import { sorted, sortOf } from '../query/sort.js';
import { isOperators } from '../query/value-tests.js';

const MODIFIERS = new Set(['$each', '$slice', '$position', '$sort']);

interface Push {
  each: Slot[];
  slice: number | null;
  position: number | null;
  sort: Slot | null;
}

export function pushed(items: readonly Slot[], operand: Slot): Slot[] {
  const { each, slice, position, sort } = pushOf(operand);
  const at =
    position === null ? items.length : position < 0 ? Math.max(0, items.length + position) : position;
  const joined = [...items.slice(0, at), ...each, ...items.slice(at)];
  const inOrder = sort ? inSortOrder(joined, sort) : joined;
  if (slice === null) return inOrder;
  return slice < 0 ? inOrder.slice(slice) : inOrder.slice(0, slice);
}

export function addedToSet(items: readonly Slot[], operand: Slot): Slot[] {
  const [first, ...rest] = isDocument(operand) ? fieldsOf(operand) : [];
  const isEach = first?.name === '$each';
  if (isEach && rest.length > 0) throw badValue('Found unexpected fields after $each in $addToSet');
  if (isEach && !isArray(first.value)) throw badValue('The argument to $each in $addToSet must be an array');
  const result = [...items];
  const known = new Set(items.map((item) => orderKey(item)));
  for (const value of isEach ? elementsOf(first.value) : [operand]) {
    const key = orderKey(value);
    if (!known.has(key)) result.push(value);
    known.add(key);
  }
  return result;
}

/** $pull takes a value, a condition on the elements, or a filter for elements that are documents. */
export function pullTest(operand: Slot): (item: Slot) => boolean {
  if (isOperators(operand)) {
    const { matches } = filterOf(wrapped('v', operand));
    return (item) => matches(wrapped('v', item));
  }
  if (operand.type === T.regex) {
    const { matches } = filterOf(wrapped('v', operand));
    return (item) => matches(wrapped('v', item));
  }
  if (!isDocument(operand)) return (item) => sameValue(item, operand);
  const { matches } = filterOf(operand);
  return (item) => isDocument(item) && matches(item);
}

const wrapped = (name: string, value: Slot): Slot =>
  documentSlot(new BsonWriter(64).open().slot(name, value).close().done());

function pushOf(operand: Slot): Push {
  const fields = isDocument(operand) ? fieldsOf(operand) : [];
  if (!fields.some(({ name }) => name === '$each'))
    return { each: [operand], slice: null, position: null, sort: null };
  const part = (name: string) => fields.find((field) => field.name === name)?.value ?? null;
  const unknown = fields.find(({ name }) => !MODIFIERS.has(name));
  if (unknown) throw badValue(`Unrecognized clause in $push: ${unknown.name}`);
  const each = part('$each');
  if (!each || !isArray(each)) throw badValue('The argument to $each in $push must be an array');
  return {
    each: elementsOf(each),
    slice: whole(part('$slice')),
    position: whole(part('$position')),
    sort: part('$sort'),
  };
}

function whole(slot: Slot | null): number | null {
  if (!slot) return null;
  const value = isNumber(slot) ? numberOf(slot) : Number.NaN;
  if (!Number.isInteger(value)) throw badValue('The value for $slice and $position must be a whole number');
  return value;
}

function inSortOrder(items: readonly Slot[], sort: Slot): Slot[] {
  if (isDocument(sort)) return sorted(items, sortOf(sort), (item) => (isDocument(item) ? item : EMPTY));
  const direction = isNumber(sort) ? numberOf(sort) : 0;
  if (direction !== 1 && direction !== -1) throw badValue('The $sort element value must be either 1 or -1');
  const key = (item: Slot) => orderKey(item, direction < 0);
  return items
    .map((item) => ({ item, key: key(item) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ item }) => item);
}

const EMPTY = documentSlot(Buffer.from([5, 0, 0, 0, 0]));
