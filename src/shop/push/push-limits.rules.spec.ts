import { describe, expect, it } from '@jest/globals';
import { tooMany } from './push-limits.rules.js';

const of = (userId: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `${userId}${index}`, userId }));

describe('the browsers that are called', () => {
  it.each([
    ['ten of one person', of('a', 10), []],
    ['an eleventh: the oldest goes', of('a', 11), ['a10']],
    ['fifty of a shop', [0, 1, 2, 3, 4].flatMap((n) => of(`${n}`, 10)), []],
    ['one more', [0, 1, 2, 3, 4].flatMap((n) => of(`${n}`, 10)).concat(of('late', 1)), ['late0']],
  ])('%s', (_, all, gone) => {
    expect(tooMany(all)).toEqual(gone);
  });
});
