import { describe, expect, it } from '@jest/globals';
import { Decimal128, Int32, Long } from 'bson';
import { T } from '../bson/slot.js';
import { plainOf, slotOf } from '../bson/values.js';
import { expressionOf } from './expression.js';

/** A key of its own name would make the case look like a promise. */
const THEN = 'then';

const DOC = {
  n: 5,
  s: '',
  t: 'x',
  zero: 0,
  nothing: null,
  list: [1, { q: 2 }, { q: 3 }],
  long: Long.fromString('9007199254740993'),
  int: new Int32(2147483647),
  nested: [[{ q: 1 }], { q: 2 }, [[{ q: 3 }]]],
};

function resultOf(expression: unknown): unknown {
  const slot = expressionOf(slotOf(expression))(slotOf({ ...DOC, money: new Decimal128('1.10') }));
  return slot && plainOf(slot);
}

const cases: [string, unknown, unknown][] = [
  ['a text is greater than every number', { $gt: ['$t', '$n'] }, true],
  ['missing is less than null', { $lt: ['$missing', '$nothing'] }, true],
  ['missing is not null', { $eq: ['$missing', null] }, false],
  ['an empty text is true', { $not: ['$s'] }, false],
  ['zero, null and missing are not', { $or: ['$zero', '$nothing', '$missing'] }, false],
  ['a missing value is replaced like null', { $ifNull: ['$missing', '$nothing', 'd'] }, 'd'],
  ['null makes a sum null', { $add: ['$n', '$nothing'] }, null],
  ['a value is found among texts and numbers', { $in: ['$n', ['5', 5]] }, true],
  ['a path through an array collects what is there', '$list.q', [2, 3]],
  ['a number in a path is a name, not a position', '$list.0', []],
  ['an array inside an array is passed over by a path', '$nested.q', [2]],
  ['a choice of what is missing is missing', { a: { $cond: [true, '$missing', 1] }, b: 1 }, { b: 1 }],
  ['a choice that names its parts is the same', { $cond: { if: '$zero', [THEN]: 1, else: '$n' } }, 5],
  ['where all are missing, so is the replacement', { a: { $ifNull: ['$missing', '$gone'] } }, {}],
  [
    'a branch may lead to what is missing',
    { a: { $switch: { branches: [{ case: true, [THEN]: '$gone' }] } } },
    {},
  ],
  [
    'so may the default',
    { a: { $switch: { branches: [{ case: false, [THEN]: 1 }], default: '$gone' } } },
    {},
  ],
  ['missing is not among missing, which a list makes null', { $in: ['$missing', ['$gone']] }, false],
  ['null is', { $in: ['$nothing', ['$gone']] }, true],
  [
    'whole numbers beyond doubles are exact',
    { $eq: [{ $add: ['$long', 2] }, Long.fromString('9007199254740995')] },
    true,
  ],
  ['$$REMOVE is missing', { a: '$$REMOVE', b: '$n' }, { b: 5 }],
  ['what is literal is not computed', { $literal: { $add: [1, 2] } }, { $add: [1, 2] }],
];

describe('an expression', () => {
  it.each(cases)('%s', (_, expression, expected) => {
    expect(resultOf(expression)).toEqual(expected);
  });

  it.each([
    ['a sum that leaves the ints', { $add: ['$int', 1] }, T.long],
    ['a product that leaves them', { $multiply: ['$int', '$int'] }, T.long],
    ['a difference that leaves them', { $subtract: [new Int32(-2147483648), 1] }, T.long],
    ['a sum that leaves the longs', { $add: [Long.MAX_VALUE, 1] }, T.double],
    ['a sum of ints', { $add: ['$n', 1] }, T.int],
  ])('has the type of the real server: %s', (_, expression, type) => {
    expect(expressionOf(slotOf(expression))(slotOf(DOC))?.type).toBe(type);
  });

  it.each([
    ['an operator that is typed wrong', { $ad: [1, 2] }, /Unrecognized expression '\$ad'/],
    ['an operator outside the subset', { $dateTrunc: { date: '$d', unit: 'day' } }, /outside the subset/],
    ['arithmetic on a decimal', { $add: ['$money', 1] }, /outside the subset/],
    ['the size of what is no array', { $size: '$n' }, /must be an array/],
    ['the sum of a text', { $add: ['$t', 1] }, /numeric/],
  ])('is refused: %s', (_, expression, message) => {
    expect(() => resultOf(expression)).toThrow(message);
  });
});
