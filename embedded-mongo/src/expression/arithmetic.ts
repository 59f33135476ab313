import { Double } from 'bson';
import { type Slot, T } from '../bson/slot.js';
import { bigOf, Sum, wholeSlot } from '../bson/sum.js';
import { isNumber, numberOf, slotOf } from '../bson/values.js';
import { MongoError, outside } from '../errors.js';

/** Numbers make a number, in the types of the real server; milliseconds may be added to one date. */
export function added(values: readonly Slot[]): Slot {
  const dates = values.filter(({ type }) => type === T.date);
  if (dates.length > 1) throw new MongoError(16612, 'only one date allowed in an $add expression');
  const sum = new Sum();
  for (const value of values) sum.add(value.type === T.date ? timeOf(value) : number('$add', value));
  return dates.length === 0 ? sum.total() : slotOf(new Date(Math.round(numberOf(sum.total()))));
}

export const multiplied = (a: Slot, b: Slot): Slot =>
  calculated(
    number('$multiply', a),
    number('$multiply', b),
    (x, y) => x * y,
    (x, y) => x * y,
  );

/** Two dates are so many milliseconds apart. */
export function subtracted(a: Slot, b: Slot): Slot {
  if (a.type === T.date && b.type === T.date) return difference(timeOf(a), timeOf(b));
  if (a.type === T.date)
    return slotOf(new Date(Math.round(numberOf(difference(timeOf(a), number('$subtract', b))))));
  return difference(number('$subtract', a), number('$subtract', b));
}

const difference = (a: Slot, b: Slot): Slot =>
  calculated(
    a,
    b,
    (x, y) => x - y,
    (x, y) => x - y,
  );

function calculated(
  a: Slot,
  b: Slot,
  whole: (x: bigint, y: bigint) => bigint,
  broken: (x: number, y: number) => number,
): Slot {
  if (a.type === T.decimal || b.type === T.decimal) throw outside('arithmetic on Decimal128');
  if (a.type === T.double || b.type === T.double) return slotOf(new Double(broken(numberOf(a), numberOf(b))));
  return wholeSlot(whole(bigOf(a), bigOf(b)), a.type === T.long || b.type === T.long);
}

/** A date is kept as a long of milliseconds. */
const timeOf = (date: Slot): Slot => ({ ...date, type: T.long });

function number(name: string, value: Slot): Slot {
  if (isNumber(value)) return value;
  throw new MongoError(14, `${name} only supports numeric or date types`);
}
