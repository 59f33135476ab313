import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { SortedList } from './sorted-list.js';

interface Entry {
  rid: number;
  key: string;
}

const key = fc.integer({ min: 0, max: 400 }).map((n) => String(n).padStart(3, '0'));
const change = fc.record({ key, removes: fc.boolean() });

/** Grown past several leaves, with many entries under the same key. */
function grown(changes: { key: string; removes: boolean }[]) {
  const list = new SortedList<Entry>();
  let model: Entry[] = [];
  changes.forEach(({ key, removes }, rid) => {
    const victim = removes ? model.find((entry) => entry.key >= key) : undefined;
    if (victim) {
      list.remove(victim.key, victim);
      model = model.filter((entry) => entry !== victim);
      return;
    }
    const entry = { rid, key };
    list.insert(key, entry);
    model.push(entry);
  });
  return { list, model: model.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.rid - b.rid)) };
}

const walked = (list: SortedList<Entry>, from: string, to: string, backwards = false): Entry[] => {
  const found: Entry[] = [];
  const visit = (row: Entry) => found.push(row) > 0;
  if (backwards) list.scanBack(from, to, visit);
  else list.scan(from, to, visit);
  return found;
};

describe('a sorted list', () => {
  it('walks any stretch in order, both ways, and knows about how much it is', () => {
    fc.assert(
      fc.property(fc.array(change, { minLength: 1500, maxLength: 2500 }), key, key, (changes, from, to) => {
        const { list, model } = grown(changes);
        const expected = model.filter((entry) => entry.key >= from && entry.key < to);
        expect(walked(list, from, to)).toEqual(expected);
        expect(walked(list, from, to, true)).toEqual([...expected].reverse());
        expect(Math.abs(list.count(from, to) - expected.length)).toBeLessThan(
          expected.length < 200 ? 1 : expected.length / 2,
        );
        expect(list.size).toBe(model.length);
      }),
      { numRuns: 25 },
    );
  });

  it('has in order what comes one beside the other, up, down, or the same once more', () => {
    const walk = fc.tuple(fc.nat(40), fc.constantFrom(-1, 0, 1), fc.nat(900), fc.boolean());
    const changesOf = ([start, step, length, removes]: [number, number, number, boolean]) =>
      Array.from({ length }, (_, i) => ({
        key: String(1_000 + start * 20 + step * i).padStart(5, '0'),
        removes: removes && i % 3 === 0,
      }));
    fc.assert(
      fc.property(fc.array(walk, { maxLength: 6 }), (walks) => {
        const { list, model } = grown(walks.flatMap(changesOf));
        expect(walked(list, '', '\u0100')).toEqual(model);
      }),
      { numRuns: 60 },
    );
  });

  it('is the same whether it was filled at once or entry by entry', () => {
    const entries = Array.from({ length: 3000 }, (_, rid) => ({ rid, key: String((rid * 7919) % 1000) }));
    const loaded = new SortedList<Entry>();
    loaded.load(entries.map((row) => ({ key: row.key, row })));
    const inserted = new SortedList<Entry>();
    for (const row of entries) inserted.insert(row.key, row);
    expect(walked(loaded, '', '\u0100')).toEqual(walked(inserted, '', '\u0100'));
  });

  it('stops as soon as the visitor has enough', () => {
    const { list } = grown(Array.from({ length: 2000 }, (_, i) => ({ key: String(i), removes: false })));
    let looks = 0;
    list.scan('', '\u0100', () => ++looks < 3);
    expect(looks).toBe(3);
  });
});
