import { exactOf } from './exact.js';
import { elementsOf, endOfName, fieldsOf, type Slot, sizeOf, T } from './slot.js';

/**
 * An order key is a string whose plain comparison is MongoDB's comparison of the values, types included. One string
 * therefore serves sorting, index keys, unique checks and grouping. Each character is one byte.
 */
const RANK: Record<number, number> = {
  [T.minKey]: 1,
  [T.undefined]: 4,
  [T.null]: 5,
  [T.int]: 10,
  [T.double]: 10,
  [T.long]: 10,
  [T.decimal]: 10,
  [T.string]: 15,
  [T.symbol]: 15,
  [T.document]: 20,
  [T.array]: 25,
  [T.binary]: 30,
  [T.objectId]: 35,
  [T.bool]: 40,
  [T.date]: 45,
  [T.timestamp]: 47,
  [T.regex]: 50,
  [T.dbPointer]: 55,
  [T.code]: 60,
  [T.codeWithScope]: 65,
  [T.maxKey]: 120,
};

/** Greater than every character of a key: the end of "everything that starts like this". */
export const BEYOND = '\u0100';

/** What an empty array counts as in an index or a sort: below null. */
export const EMPTY_ARRAY: Slot = { type: T.undefined, bytes: Buffer.alloc(0), at: 0, end: 0 };

export interface KeyPart {
  value: Slot | undefined;
  descending: boolean;
}

export const rankOf = (slot: Slot | undefined): number => (slot ? (RANK[slot.type] ?? 0) : 5);

export function orderKey(value: Slot | undefined, descending = false): string {
  at = 0;
  part(value, descending);
  return scratch.toString('latin1', 0, at);
}

export function compoundKey(parts: readonly KeyPart[]): string {
  at = 0;
  for (const { value, descending } of parts) part(value, descending);
  return scratch.toString('latin1', 0, at);
}

export const sameValue = (a: Slot | undefined, b: Slot | undefined): boolean => orderKey(a) === orderKey(b);

let scratch = Buffer.alloc(4096);
let at = 0;

function part(value: Slot | undefined, descending: boolean): void {
  const start = at;
  write(value);
  if (descending) for (let i = start; i < at; i++) scratch[i] = ~scratch[i]!;
}

function write(slot: Slot | undefined): void {
  byte(rankOf(slot));
  if (slot) writePayload(slot);
}

function writePayload(slot: Slot): void {
  const { type, bytes } = slot;
  switch (type) {
    case T.int:
      number(bytes.readInt32LE(slot.at));
      break;
    case T.double:
      number(bytes.readDoubleLE(slot.at));
      break;
    case T.long:
    case T.decimal:
      precise(slot);
      break;
    case T.string:
    case T.code:
      escaped(bytes, slot.at + 4, slot.end - 1);
      break;
    case T.date:
      big(BigInt.asUintN(64, bytes.readBigInt64LE(slot.at) + 0x8000000000000000n));
      break;
    case T.timestamp:
      big(bytes.readBigUInt64LE(slot.at));
      break;
    case T.document:
      document(slot);
      break;
    case T.array:
      array(slot);
      break;
    case T.binary:
      binary(slot);
      break;
    case T.regex:
      regex(slot);
      break;
    default:
      copy(bytes, slot.at, slot.end);
  }
}

function document(slot: Slot): void {
  for (const { name, value } of fieldsOf(slot)) {
    byte(rankOf(value));
    const bytes = Buffer.from(name);
    escaped(bytes, 0, bytes.length);
    write(value);
  }
  byte(0);
}

function array(slot: Slot): void {
  for (const value of elementsOf(slot)) write(value);
  byte(0);
}

function binary({ bytes, at: from, end }: Slot): void {
  room(4);
  at = scratch.writeInt32BE(sizeOf(T.binary, bytes, from) - 5, at);
  copy(bytes, from + 4, end);
}

function regex({ bytes, at: from, end }: Slot): void {
  const patternEnd = endOfName(bytes, from);
  escaped(bytes, from, patternEnd);
  escaped(bytes, patternEnd + 1, end - 1);
}

/** The double first, then 2: nothing was lost by rounding (1 and 3 say on which side the rest lies). */
function number(value: number): void {
  double(value);
  byte(2);
}

function precise(slot: Slot): void {
  let rest = exactOf(slot);
  while (rest.remainder) {
    double(rest.double);
    byte(rest.remainder.sign < 0 ? 1 : 3);
    rest = rest.remainder.exact();
  }
  number(rest.double);
}

function double(value: number): void {
  room(9);
  scratch.writeDoubleBE(value === 0 ? 0 : value, at);
  if (Number.isNaN(value)) scratch.fill(0, at, at + 8);
  else if (scratch[at]! & 0x80) for (let i = at; i < at + 8; i++) scratch[i] = ~scratch[i]!;
  else scratch[at]! |= 0x80;
  at += 8;
}

function big(value: bigint): void {
  room(8);
  at = scratch.writeBigUInt64BE(value, at);
}

/** A zero byte inside becomes 00 FF and the end is 00 01: no key begins with another, in either direction. */
function escaped(bytes: Buffer, from: number, to: number): void {
  room((to - from) * 2 + 2);
  for (let i = from; i < to; i++) {
    const value = bytes[i]!;
    scratch[at++] = value;
    if (value === 0) scratch[at++] = 0xff;
  }
  scratch[at++] = 0;
  scratch[at++] = 1;
}

function copy(bytes: Buffer, from: number, to: number): void {
  room(to - from);
  at += bytes.copy(scratch, at, from, to);
}

function byte(value: number): void {
  room(1);
  scratch[at++] = value;
}

function room(more: number): void {
  if (at + more <= scratch.length) return;
  const grown = Buffer.alloc(Math.max(scratch.length * 2, at + more));
  scratch.copy(grown, 0, 0, at);
  scratch = grown;
}
