import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { newArea } from './area-list.rules.js';
import type { Ring } from './delivery.types.js';
import { areasProblems } from './delivery-check.rules.js';
import { isInside } from './geo.rules.js';
import { midpointsOf, withCorner, withCornerAt, withoutCorner } from './ring.rules.js';

const SQUARE: Ring = [
  [13.3, 52.4],
  [13.5, 52.4],
  [13.5, 52.6],
  [13.3, 52.6],
];

describe('a drawn area', () => {
  it('takes its first corners in the order they are set', () => {
    const ring = SQUARE.slice(0, 3).reduce<Ring>((sofar, corner) => withCorner(sofar, corner).ring, []);
    expect(ring).toEqual(SQUARE.slice(0, 3));
  });

  it('takes a further corner into the side that is nearest', () => {
    expect(withCorner(SQUARE, [13.4, 52.39])).toMatchObject({ index: 1 });
    expect(withCorner(SQUARE, [13.29, 52.5])).toMatchObject({ index: 4 });
  });

  it('never crosses itself when a corner inside a square is added', () => {
    const inside = fc.tuple(
      fc.double({ min: 13.31, max: 13.49, noNaN: true }),
      fc.double({ min: 52.41, max: 52.59, noNaN: true }),
    );
    fc.assert(
      fc.property(inside, (corner) => {
        const { ring } = withCorner(SQUARE, corner);
        const area = newArea([], 'a', { match: { type: 'polygon', rings: [ring] } });
        expect(areasProblems([area], [])).toEqual([]);
        expect(isInside(corner, [ring])).toBe(true);
      }),
    );
  });

  it('reads a closed ring as an open one', () => {
    const closed: Ring = [...SQUARE, [13.3, 52.4]];
    expect(withCornerAt(closed, 0, [13.2, 52.4])).toHaveLength(4);
    expect(withoutCorner(closed, 3)).toEqual(SQUARE.slice(0, 3));
    expect(midpointsOf(closed)[0]).toEqual([13.4, 52.4]);
  });
});
