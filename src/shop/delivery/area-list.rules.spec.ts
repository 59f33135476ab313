import { describe, expect, it } from '@jest/globals';
import { inOrder, moved, newArea, withTiers } from './area-list.rules.js';

const areas = ['a', 'b', 'c'].map((id, i) => newArea([], id, { priority: i + 1 }));
const ids = (list: { id: string }[]) => list.map(({ id }) => id).join('');

describe('the list of delivery areas', () => {
  it.each([
    [0, 1, 'bac'],
    [2, 0, 'cab'],
    [0, 2, 'bca'],
    [0, 99, 'bca'],
    [1, -1, 'bac'],
    [9, 0, 'abc'],
  ])('moves place %p to place %p', (from, to, order) => {
    expect(ids(moved(areas, from, to))).toBe(order);
  });

  it('gives each a rank of its own, so that what stands first wins', () => {
    const list = moved([...areas, newArea(areas, 'd', { priority: 1 })], 3, 0);
    expect(list.map(({ priority }) => priority)).toEqual([1, 2, 3, 4]);
    expect(ids(inOrder(list))).toBe(ids(list));
  });

  it('replaces the tiers of one area only', () => {
    const rules = [
      { areaId: 'a', fromOrderCents: 1, feeCents: 1 },
      { areaId: 'b', fromOrderCents: 2, feeCents: 2 },
    ];
    expect(withTiers(rules, 'a', [])).toEqual([rules[1]]);
  });
});
