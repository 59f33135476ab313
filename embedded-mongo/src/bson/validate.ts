import { endOfName, sizeOf, T } from './slot.js';

export const MAX_DEPTH = 100;

/** Why these bytes are not one well-formed document, or null. Everything else in here trusts bytes that passed. */
export function faultOf(bytes: Buffer, at: number, end: number, depth = 1): string | null {
  if (depth > MAX_DEPTH) return `document is nested deeper than ${MAX_DEPTH} levels`;
  if (end - at < 5 || bytes.readInt32LE(at) !== end - at || bytes[end - 1] !== 0)
    return 'document has a wrong length';
  let position = at + 4;
  while (position < end - 1) {
    const type = bytes[position]!;
    const valueAt = endOfName(bytes, position + 1) + 1;
    const limit = end - 1;
    if (type === 0 || valueAt > limit) return 'document ends inside a field';
    const size = sizeWithin(type, bytes, valueAt, limit);
    if (size < 0 || valueAt + size > limit) return 'a value runs out of its document';
    const fault = faultInside(type, bytes, valueAt, valueAt + size, depth);
    if (fault) return fault;
    position = valueAt + size;
  }
  return null;
}

function sizeWithin(type: number, bytes: Buffer, at: number, limit: number): number {
  if (HAS_LENGTH.has(type) && at + 4 > limit) return -1;
  if (type === T.regex && endOfName(bytes, endOfName(bytes, at) + 1) >= limit) return -1;
  return sizeOf(type, bytes, at);
}

const HAS_LENGTH = new Set<number>([
  T.string,
  T.code,
  T.symbol,
  T.document,
  T.array,
  T.codeWithScope,
  T.binary,
  T.dbPointer,
]);

function faultInside(type: number, bytes: Buffer, at: number, end: number, depth: number): string | null {
  switch (type) {
    case T.document:
    case T.array:
      return faultOf(bytes, at, end, depth + 1);
    case T.string:
    case T.code:
      return end - at < 5 || bytes[end - 1] !== 0 ? 'a string has a wrong length' : null;
    case T.binary:
      return end - at < 5 ? 'a binary has a wrong length' : null;
    case T.undefined:
    case T.symbol:
    case T.dbPointer:
    case T.codeWithScope:
      return `BSON type ${type} is deprecated and not supported`;
    default:
      return null;
  }
}
