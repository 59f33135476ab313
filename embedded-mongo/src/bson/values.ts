import { deserialize, serialize } from 'bson';
import { documentSlot, fieldOf, type Slot, T } from './slot.js';

type OfType<N extends number> = Slot & { readonly type: N };

const V = Buffer.from('v');
const NUMERIC: readonly number[] = [T.int, T.double, T.long, T.decimal];

export const isDocument = (slot: Slot | undefined): slot is OfType<typeof T.document> =>
  slot?.type === T.document;
export const isArray = (slot: Slot | undefined): slot is OfType<typeof T.array> => slot?.type === T.array;
export const isNumber = (slot: Slot | undefined): slot is OfType<16 | 1 | 18 | 19> =>
  slot !== undefined && NUMERIC.includes(slot.type);
export const isNull = (slot: Slot | undefined): boolean => slot?.type === T.null;

export const textOf = ({ bytes, at, end }: Slot): string => bytes.toString('utf8', at + 4, end - 1);

/** The number in a slot, as near as a double comes to it; NaN when it is none. */
export function numberOf({ type, bytes, at }: Slot): number {
  if (type === T.int) return bytes.readInt32LE(at);
  if (type === T.double) return bytes.readDoubleLE(at);
  if (type === T.long) return Number(bytes.readBigInt64LE(at));
  return Number.NaN;
}

/** What a flag in a command means: drivers send true, 1, 1.0 or a long. */
export const truthOf = (slot: Slot | undefined): boolean => {
  if (slot === undefined || slot.type === T.null || slot.type === T.undefined) return false;
  if (slot.type === T.bool) return slot.bytes[slot.at] === 1;
  return !isNumber(slot) || numberOf(slot) !== 0;
};

/** A slot for a plain value, with bytes of its own. */
export function slotOf(value: unknown): Slot {
  const doc = Buffer.from(serialize({ v: value }, { ignoreUndefined: false }));
  return fieldOf(documentSlot(doc), V) as Slot;
}

export const plainDocument = (slot: Slot): Record<string, unknown> =>
  deserialize(slot.bytes.subarray(slot.at, slot.end));

/** The value as plain JavaScript, for messages. */
export const plainOf = (slot: Slot): unknown => deserialize(wrapped(slot)).v;

/** The same with every type kept, for what goes back into BSON. */
export const typedOf = (slot: Slot): unknown =>
  deserialize(wrapped(slot), { promoteValues: false, bsonRegExp: true }).v;

function wrapped(slot: Slot): Buffer {
  const size = slot.end - slot.at;
  const doc = Buffer.allocUnsafe(size + 8);
  doc.writeInt32LE(size + 8, 0);
  doc.writeUInt8(slot.type, 4);
  doc.write('v\0', 5);
  slot.bytes.copy(doc, 7, slot.at, slot.end);
  doc.writeUInt8(0, size + 7);
  return doc;
}

export const numberSlot = (value: number): Slot => slotOf(value);

/** The bytes of a document alone, free of the message it came in. */
export function detached({ bytes, at, end }: Slot): Buffer {
  const copy = Buffer.allocUnsafeSlow(end - at);
  bytes.copy(copy, 0, at, end);
  return copy;
}
