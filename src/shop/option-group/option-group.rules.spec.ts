import { expect, it } from '@jest/globals';
import { optionGroupProblems } from './option-group.rules.js';

it.each([
  [{ min: 0, max: 2, freeQuantity: 2 }, []],
  [{ min: 3, max: 2, freeQuantity: 0 }, ['max']],
  [{ min: 0, max: 1, freeQuantity: 2 }, ['freeQuantity']],
])('a choice of %j is refused at %j', (numbers, fields) => {
  const problems = optionGroupProblems({ name: 'Extras', options: [], ...numbers });
  expect(problems.map(({ field }) => field)).toEqual(fields);
});
