import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { labelEvery, marksUpTo } from './scale.rules';

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [5, [0, 2, 4, 6]],
  [21, [0, 10, 20, 30]],
  [1_234, [0, 500, 1_000, 1_500]],
])('an axis up to %i has the marks %j', (largest, marks) => expect(marksUpTo(largest)).toEqual(marks));

it('reaches the largest value in at most five marks, evenly and from 0 on', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), (largest) => {
      const marks = marksUpTo(largest);
      expect(marks[0]).toBe(0);
      expect(marks.at(-1)).toBeGreaterThanOrEqual(largest);
      expect(marks.length).toBeGreaterThanOrEqual(2);
      expect(marks.length).toBeLessThanOrEqual(5);
      expect(new Set(marks.slice(1).map((mark, i) => mark - marks[i]!)).size).toBe(1);
    }),
  );
});

it('writes no more labels than there is room for', () => {
  expect([labelEvery(7, 12), labelEvery(24, 12), labelEvery(31, 12)]).toEqual([1, 2, 3]);
});
