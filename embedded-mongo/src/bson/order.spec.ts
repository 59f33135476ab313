import { describe, expect, it } from '@jest/globals';
import {
  Binary,
  BSONRegExp,
  Decimal128,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from 'bson';
import fc from 'fast-check';
import { compoundKey, orderKey } from './order.js';
import { slotOf } from './values.js';

const keyOf = (value: unknown, descending = false) => orderKey(slotOf(value), descending);
const compared = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);
const sign = (value: number): number => (value === 0 ? 0 : value < 0 ? -1 : 1);

/** MongoDB's order across its types, each step greater than the one before. */
const ASCENDING: unknown[] = [
  new MinKey(),
  null,
  Number.NaN,
  Number.NEGATIVE_INFINITY,
  new Double(-1e300),
  Long.fromString('-9223372036854775808'),
  -3,
  -0.5,
  0,
  new Decimal128('0.1'),
  new Double(0.1),
  new Decimal128('0.10000000000000001'),
  1,
  Long.fromString('9007199254740992'),
  Long.fromString('9007199254740993'),
  new Double(9007199254740994),
  Long.fromString('9223372036854775807'),
  Number.POSITIVE_INFINITY,
  '',
  'a',
  'a\0',
  'ab',
  'b',
  'Ä',
  '\uffff',
  '😀',
  {},
  { a: 1 },
  { a: 1, b: 1 },
  { b: 1 },
  { a: 'x' },
  [],
  [1],
  [1, 2],
  [2],
  new Binary(Buffer.from('b')),
  new Binary(Buffer.from('aa')),
  new ObjectId('000000000000000000000001'),
  new ObjectId('000000000000000000000002'),
  false,
  true,
  new Date(-1),
  new Date(0),
  new Date(1),
  new Timestamp({ t: 1, i: 1 }),
  new BSONRegExp('a', ''),
  new BSONRegExp('a', 'i'),
  new MaxKey(),
];

describe('an order key', () => {
  it('sorts values of all types as MongoDB does, and backwards when descending', () => {
    const keys = ASCENDING.map((value) => keyOf(value));
    expect([...keys].sort(compared)).toEqual(keys);
    expect(new Set(keys).size).toBe(keys.length);
    const descending = ASCENDING.map((value) => keyOf(value, true));
    expect([...descending].sort(compared)).toEqual([...descending].reverse());
  });

  it('is the same for the same number in another type', () => {
    for (const five of [new Double(5), Long.fromNumber(5), new Decimal128('5'), new Decimal128('5.00')]) {
      expect(keyOf(five)).toBe(keyOf(new Int32(5)));
    }
    expect(keyOf(-0)).toBe(keyOf(0));
    expect(keyOf(new Decimal128('10.1'))).not.toBe(keyOf(10.1));
  });

  it('orders doubles and longs by their exact value', () => {
    const number = fc.oneof(
      fc.double({ noNaN: true }),
      fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
    );
    fc.assert(
      fc.property(number, number, (a, b) => {
        const order = a < b ? -1 : a > b ? 1 : 0;
        expect(compared(keyOf(numberOf(a)), keyOf(numberOf(b)))).toBe(order);
      }),
    );
  });

  it('orders texts by their UTF-8 bytes', () => {
    const text = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(compared(keyOf(a), keyOf(b))).toBe(sign(Buffer.compare(Buffer.from(a), Buffer.from(b))));
      }),
    );
  });

  it('orders a compound key by its first part that differs, each in its own direction', () => {
    const part = fc.oneof(
      fc.integer({ min: 0, max: 3 }),
      fc.constantFrom('', 'a', 'a\0', 'b'),
      fc.constant(null),
    );
    fc.assert(
      fc.property(fc.tuple(part, part), fc.tuple(part, part), (a, b) => {
        const first = compared(keyOf(a[0]), keyOf(b[0]));
        const second = -compared(keyOf(a[1]), keyOf(b[1]));
        expect(compared(pairKey(a), pairKey(b))).toBe(first === 0 ? sign(second) : first);
      }),
    );
  });
});

const numberOf = (value: number | bigint) =>
  typeof value === 'bigint' ? Long.fromBigInt(value) : new Double(value);

const pairKey = ([up, down]: [unknown, unknown]): string =>
  compoundKey([
    { value: slotOf(up), descending: false },
    { value: slotOf(down), descending: true },
  ]);
