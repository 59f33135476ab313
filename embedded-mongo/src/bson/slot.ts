import { nameAt } from './known-names.js';

/** The type bytes of BSON. */
export const T = {
  double: 1,
  string: 2,
  document: 3,
  array: 4,
  binary: 5,
  undefined: 6,
  objectId: 7,
  bool: 8,
  date: 9,
  null: 10,
  regex: 11,
  dbPointer: 12,
  code: 13,
  symbol: 14,
  codeWithScope: 15,
  int: 16,
  timestamp: 17,
  long: 18,
  decimal: 19,
  maxKey: 127,
  minKey: 255,
} as const;

/** One value where it lies in a document's bytes; nothing is decoded until somebody asks. */
export interface Slot {
  readonly type: number;
  readonly bytes: Buffer;
  readonly at: number;
  readonly end: number;
}

export interface Field {
  readonly name: string;
  readonly value: Slot;
}

export const documentSlot = (bytes: Buffer, at = 0): Slot => ({
  type: T.document,
  bytes,
  at,
  end: at + bytes.readInt32LE(at),
});

/** The field of that name, compared byte by byte so that names need no decoding. */
export function fieldOf(doc: Slot, name: Buffer): Slot | undefined {
  const { bytes } = doc;
  const { length } = name;
  let at = doc.at + 4;
  for (let type = bytes[at]!; type !== 0; type = bytes[at]!) {
    const nameAt = at + 1;
    let same = 0;
    while (same < length && bytes[nameAt + same] === name[same]) same++;
    const nameEnd = endOfName(bytes, nameAt + same);
    const end = nameEnd + 1 + sizeOf(type, bytes, nameEnd + 1);
    if (same === length && nameEnd === nameAt + length) return { type, bytes, at: nameEnd + 1, end };
    at = end;
  }
  return undefined;
}

export function fieldsOf(doc: Slot): Field[] {
  const fields: Field[] = [];
  const { bytes } = doc;
  let at = doc.at + 4;
  for (let type = bytes[at]!; type !== 0; type = bytes[at]!) {
    const nameEnd = endOfName(bytes, at + 1);
    const end = nameEnd + 1 + sizeOf(type, bytes, nameEnd + 1);
    fields.push({
      name: nameAt(bytes, at + 1, nameEnd),
      value: { type, bytes, at: nameEnd + 1, end },
    });
    at = end;
  }
  return fields;
}

export function elementsOf(array: Slot): Slot[] {
  const elements: Slot[] = [];
  const { bytes } = array;
  let at = array.at + 4;
  for (let type = bytes[at]!; type !== 0; type = bytes[at]!) {
    const valueAt = endOfName(bytes, at + 1) + 1;
    const end = valueAt + sizeOf(type, bytes, valueAt);
    elements.push({ type, bytes, at: valueAt, end });
    at = end;
  }
  return elements;
}

const FIXED_SIZES = new Int8Array(256).fill(-1);
for (const type of [T.null, T.undefined, T.minKey, T.maxKey]) FIXED_SIZES[type] = 0;
for (const type of [T.double, T.date, T.timestamp, T.long]) FIXED_SIZES[type] = 8;
FIXED_SIZES[T.int] = 4;
FIXED_SIZES[T.objectId] = 12;
FIXED_SIZES[T.bool] = 1;
FIXED_SIZES[T.decimal] = 16;

/** How many bytes the value of this type takes; -1 for a type that BSON does not know. */
export function sizeOf(type: number, bytes: Buffer, at: number): number {
  const fixed = FIXED_SIZES[type]!;
  if (fixed >= 0) return fixed;
  switch (type) {
    case T.string:
    case T.code:
    case T.symbol:
      return 4 + bytes.readInt32LE(at);
    case T.document:
    case T.array:
    case T.codeWithScope:
      return bytes.readInt32LE(at);
    case T.binary:
      return 5 + bytes.readInt32LE(at);
    case T.regex:
      return endOfName(bytes, endOfName(bytes, at) + 1) + 1 - at;
    case T.dbPointer:
      return 4 + bytes.readInt32LE(at) + 12;
    default:
      return -1;
  }
}

/** Where the zero byte is that ends a name. */
export function endOfName(bytes: Buffer, at: number): number {
  let end = at;
  while (bytes[end] !== 0 && end < bytes.length) end++;
  return end;
}
