import { describe, expect, it } from '@jest/globals';
import { Decimal128, Long } from 'bson';
import { plainOf, slotOf } from '../bson/values.js';
import { expressionOf } from './expression.js';

const DOC = {
  n: 5,
  s: '',
  t: 'x',
  zero: 0,
  nothing: null,
  list: [1, { q: 2 }, { q: 3 }],
  long: Long.fromString('9007199254740993'),
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
  ['$$REMOVE is missing', { a: '$$REMOVE', b: '$n' }, { b: 5 }],
  ['what is literal is not computed', { $literal: { $add: [1, 2] } }, { $add: [1, 2] }],
];

describe('an expression', () => {
  it.each(cases)('%s', (_, expression, expected) => {
    expect(resultOf(expression)).toEqual(expected);
  });

  it.each([
    ['an operator that is typed wrong', { $ad: [1, 2] }, /Unrecognized expression '\$ad'/],
    ['an operator outside the subset', { $dateTrunc: { date: '$d', unit: 'day' } }, /outside the subset/],
    ['arithmetic on a decimal', { $add: ['$money', 1] }, /outside the subset/],
    ['arithmetic on a long that a double cannot hold', { $add: ['$long', 1] }, /outside the subset/],
    ['the size of what is no array', { $size: '$n' }, /must be an array/],
    ['the sum of a text', { $add: ['$t', 1] }, /numbers/],
  ])('is refused: %s', (_, expression, message) => {
    expect(() => resultOf(expression)).toThrow(message);
  });
});
