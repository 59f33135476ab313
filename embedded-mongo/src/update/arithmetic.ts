import { Double, Int32, Long } from 'bson';
import { type Slot, T } from '../bson/slot.js';
import { bigOf } from '../bson/sum.js';
import { numberOf, slotOf } from '../bson/values.js';
import { badValue, outside } from '../errors.js';

const MAX_INT = 0x7fffffffn;
const MAX_LONG = 0x7fffffffffffffffn;

/** The sum in MongoDB's types: whole numbers stay whole and grow from int to long, a double makes a double. */
export const plus = (a: Slot, b: Slot): Slot =>
  combine(
    a,
    b,
    (x, y) => x + y,
    (x, y) => x + y,
  );

export const times = (a: Slot, b: Slot): Slot =>
  combine(
    a,
    b,
    (x, y) => x * y,
    (x, y) => x * y,
  );

function combine(
  a: Slot,
  b: Slot,
  whole: (x: bigint, y: bigint) => bigint,
  broken: (x: number, y: number) => number,
): Slot {
  if (a.type === T.decimal || b.type === T.decimal) throw outside('arithmetic on Decimal128');
  if (a.type === T.double || b.type === T.double) return slotOf(new Double(broken(numberOf(a), numberOf(b))));
  const result = whole(bigOf(a), bigOf(b));
  const size = result < 0n ? -result - 1n : result;
  if (size > MAX_LONG)
    throw badValue('Failed to apply arithmetic to current value: the result does not fit into a long');
  const stayedInt = a.type === T.int && b.type === T.int && size <= MAX_INT;
  return slotOf(stayedInt ? new Int32(Number(result)) : Long.fromBigInt(result));
}
