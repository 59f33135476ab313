import { describe, expect, it } from '@jest/globals';
import { columnStarts, type Item } from './columns.rules.js';

/** 'h' begins a category, 'd' is one of its dishes; each ten high. */
function items(text: string): Item[] {
  let category = -1;
  return Array.from(text).map((letter) => {
    if (letter === 'h') category += 1;
    return { kind: letter === 'h' ? 'heading' : 'dish', category, above: 0, height: 10 };
  });
}
const starts = (text: string, rooms: number[], repeat = 0) =>
  columnStarts({ items: items(text), rooms, repeats: [repeat, repeat, repeat] });

describe('columns', () => {
  it.each<[string, string, number[], number[] | null]>([
    ['take it all where it fits', 'hddd', [40], [0]],
    ['break between two categories', 'hddhdd', [40, 40], [0, 3]],
    ['leave no heading at the foot of a column', 'hdddhd', [50, 50], [0, 4]],
    ['have no heading at the foot even where nothing else fits', 'hdddhd', [50, 10], null],
    ['leave no dish alone behind a break', 'hdddd', [40, 40], [0, 3]],
    ['are as long as each other', 'hdhdhdhd', [80, 80], [0, 4]],
    ['end a third higher sooner than tear a category', 'hddddddhdddddddddhddd', [110, 110, 60], [0, 7, 17]],
    ['tear a category sooner than end halfway down', 'hddddddhdddddddddhddd', [110, 110, 80], [0, 7, 15]],
    ['say when there is too much', 'hddd', [30], null],
  ])('%s', (_, text, rooms, expected) => {
    expect(starts(text, rooms)).toEqual(expected);
  });

  it('have room for the heading that says that a category goes on', () => {
    expect(starts('hddddd', [30, 30], 0)).toEqual([0, 3]);
    expect(starts('hddddd', [30, 30], 5)).toBeNull();
  });
});
