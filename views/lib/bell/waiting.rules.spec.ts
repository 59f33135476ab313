import { describe, expect, it } from '@jest/globals';
import type { BoardOrder } from '../../../src/shop/order/order.view';
import { answered, arrived, loudnessOf, ringing, titleWith, type Waiting } from './waiting.rules';

const order = (over: Partial<BoardOrder> = {}): BoardOrder =>
  ({
    id: 'a',
    version: 1,
    column: 'new',
    seen: null,
    placedAt: '2026-11-20T12:00:00Z',
    businessDay: '2026-11-20',
    ...over,
  }) as BoardOrder;
const NONE: Waiting = { orders: [], count: 0, minutes: { pickup: 30 } };

describe('what waits for an answer', () => {
  it('counts an order once, however often it is told', () => {
    expect(arrived(arrived(NONE, order()), order()).count).toBe(1);
  });

  it('is silent in every tab as soon as somebody has seen it, and still waits', () => {
    const seen = order({ version: 2, seen: { name: 'Lucia', at: '2026-11-20T12:01:00Z' } });
    const waiting = answered(arrived(NONE, order()), seen);
    expect([waiting.count, ringing(waiting)]).toEqual([1, []]);
  });

  it('is less when one is answered, more when that is taken back, and never less than nothing', () => {
    const accepted = order({ version: 2, column: 'working' });
    const after = answered(arrived(NONE, order()), accepted);
    expect(after).toEqual(NONE);
    expect(answered(after, accepted)).toEqual(NONE);
    expect(answered(after, order({ version: 3 })).count).toBe(1);
  });

  it('rings louder after two minutes', () => {
    const placed = Date.parse('2026-11-20T12:00:00Z');
    expect(loudnessOf([order()], placed + 60_000)).toBeLessThan(loudnessOf([order()], placed + 121_000));
  });

  it('stands before the title, and nothing when nothing waits', () => {
    expect(titleWith('Speisen – Tresen', 3)).toBe('(3) Speisen – Tresen');
    expect(titleWith('(3) Speisen – Tresen', 1)).toBe('(1) Speisen – Tresen');
    expect(titleWith('(3) Speisen – Tresen', 0)).toBe('Speisen – Tresen');
  });
});
