import { expect, it } from '@jest/globals';
import { fullOf, optionGroupProblems } from './option-group.rules.js';

it.each([
  [{ min: 0, max: 2, freeQuantity: 2 }, []],
  [{ min: 3, max: 2, freeQuantity: 0 }, ['max']],
  [{ min: 0, max: 1, freeQuantity: 2 }, ['freeQuantity']],
])('a choice of %j is refused at %j', (numbers, fields) => {
  const problems = optionGroupProblems({ name: 'Extras', options: [], ...numbers });
  expect(problems.map(({ field }) => field)).toEqual(fields);
});

const of = (count: number) => ({ options: Array.from({ length: count }, () => ({}) as never) });
const groups = (count: number, options: number) => Array.from({ length: count }, () => of(options));

it.each<
  [string, ReturnType<typeof of>[], ReturnType<typeof of>, ReturnType<typeof of> | undefined, number | null]
>([
  ['the last group', groups(299, 1), of(1), undefined, null],
  ['one group too many', groups(300, 1), of(1), undefined, 300],
  ['one option too many', groups(50, 60), of(1), undefined, 3_000],
  ['one option too many in a group there is', groups(49, 60), of(61), of(60), 3_000],
  ['a group of too many that gets shorter', groups(100, 60), of(59), of(60), null],
  ['a group of too many that stays as long', groups(400, 60), of(60), of(60), null],
])('a menu has room for so much: %s', (_, others, wanted, before, most) => {
  expect(fullOf(others, wanted, before)?.most ?? null).toBe(most);
});
