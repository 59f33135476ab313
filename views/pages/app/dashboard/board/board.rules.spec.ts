import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { BoardOrder } from '../../../../../src/shop/order/order.view';
import { inColumn, ringing, withBoard, withOrder } from './board.rules';

const order = (over: Partial<BoardOrder>): BoardOrder =>
  ({
    id: 'a',
    version: 1,
    state: 'placed',
    column: 'new',
    placedAt: '2026-11-20T11:00:00Z',
    promisedAt: null,
    ...over,
  }) as BoardOrder;

const LIFE = [
  order({ version: 1 }),
  order({ version: 2, state: 'accepted', column: 'working' }),
  order({ version: 3, state: 'ready', column: 'done' }),
];

describe('the board', () => {
  it('shows the newest version, in whatever order the news come', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...LIFE, ...LIFE], { minLength: 6 }), (news) => {
        expect(news.reduce<BoardOrder[]>(withOrder, [])).toEqual([LIFE[2]]);
      }),
    );
  });

  it('lets go of an order that is over', () => {
    const rejected = order({ version: 2, state: 'rejected', column: null });
    expect(withOrder([order({})], rejected)).toEqual([]);
  });

  it('does not throw an order back when an older board arrives late', () => {
    expect(withBoard([LIFE[1]!], [LIFE[0]!])).toEqual([LIFE[1]]);
  });

  it('puts the one that is due first on top', () => {
    const late = order({
      id: 'late',
      column: 'working',
      state: 'accepted',
      promisedAt: '2026-11-20T13:00:00Z',
    });
    const soon = order({
      id: 'soon',
      column: 'working',
      state: 'accepted',
      promisedAt: '2026-11-20T12:00:00Z',
    });
    expect(inColumn([late, soon], 'working').map(({ id }) => id)).toEqual(['soon', 'late']);
  });

  it('rings until somebody has seen the new order', () => {
    expect(ringing([order({})], new Set())).toHaveLength(1);
    expect(ringing([order({})], new Set(['a']))).toHaveLength(0);
    expect(ringing([LIFE[1]!], new Set())).toHaveLength(0);
  });
});
