import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { RankedList } from './ranked-list.js';

const entries = fc.uniqueArray(fc.record({ name: fc.string(), rank: fc.integer({ min: 0, max: 3 }) }), {
  selector: ({ name }) => name,
});

describe('what registers itself', () => {
  it('runs by rank, whoever registered first', () => {
    fc.assert(
      fc.property(entries, fc.nat(), (given, turn) => {
        const list = new RankedList('follower');
        const other = new RankedList('follower');
        for (const entry of given) list.add(entry);
        for (const entry of [...given.slice(turn % 7), ...given.slice(0, turn % 7)]) other.add(entry);
        const ranks = [...list].map(({ rank }) => rank);
        expect(ranks).toEqual([...ranks].sort());
        expect([...other]).toEqual([...list]);
      }),
    );
  });

  it('cannot take a name that is taken', () => {
    const list = new RankedList('follower');
    list.add({ name: 'kitchen', rank: 1 });
    expect(() => list.add({ name: 'kitchen', rank: 2 })).toThrow(
      'The follower "kitchen" is registered twice.',
    );
  });
});
