import { describe, expect, it } from '@jest/globals';
import { ingredientProblems, inShelfOrder, isListed } from './ingredient.rules.js';

describe('an ingredient', () => {
  it.each([
    ['Pesto', null, []],
    ['Pesto', 'saucen', []],
    [' mozzarella', null, ['name']],
    ['Pesto', 'weg', ['categoryId']],
  ])('called %p in %p is wrong at %p', (name, categoryId, fields) => {
    const around = { others: [{ name: 'Mozzarella' }], categories: [{ id: 'saucen' }] };
    expect(ingredientProblems({ name, categoryId }, around).map(({ field }) => field)).toEqual(fields);
  });

  it.each([
    ['all', ['a', 'b']],
    ['unchecked', ['b']],
    ['unused', ['b']],
  ] as const)('is listed under %s', (filter, ids) => {
    const all = [
      { id: 'a', allergens: [] },
      { id: 'b', allergens: null },
    ];
    expect(all.filter((one) => isListed(one, filter, new Set(['a']))).map(({ id }) => id)).toEqual(ids);
  });
});

it('the shelf is sorted by its groups and the alphabet, with what is in no group last', () => {
  const on = (name: string, categoryId: string | null) => ({ name, categoryId });
  const shelf = [
    on('Öl', null),
    on('Äpfel', 'obst'),
    on('Zucker', 'süß'),
    on('Birnen', 'obst'),
    on('Mehl', 'weg'),
  ];
  const groups = [{ id: 'süß' }, { id: 'obst' }];
  expect(inShelfOrder(shelf, groups).map(({ name }) => name)).toEqual([
    'Zucker',
    'Äpfel',
    'Birnen',
    'Mehl',
    'Öl',
  ]);
});
