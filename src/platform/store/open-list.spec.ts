import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import mongoose from 'mongoose';
import { type DriverState, listWhatIsOpen, OpenList } from './open-list.js';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (how: { type: 'major' | 'minor' }) => void;

/** Of what one list after the other was asked to forget, in MB, when the young generation has been collected. */
function keptAfter(open: OpenList<object> | Set<object>): number {
  const round = () => {
    const five = Array.from({ length: 5 }, () => ({ read: Array.from({ length: 2_000 }, Math.random) }));
    for (const one of five) open.add(one);
    for (const one of five) open.delete(one);
  };
  // By then the table of the list has grown old.
  for (let rounds = 0; rounds < 200; rounds++) round();
  collect({ type: 'minor' });
  collect({ type: 'minor' });
  const before = usedMb();
  for (let rounds = 0; rounds < 20; rounds++) round();
  collect({ type: 'minor' });
  return usedMb() - before;
}

const usedMb = () =>
  getHeapSpaceStatistics().reduce((sum, { space_used_size: used }) => sum + used, 0) / 1_000_000;

describe('what is open', () => {
  it('is what was added and not taken away again', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), fc.nat(6))), (steps) => {
        const [list, set] = [new OpenList<number>(), new Set<number>()];
        for (const [isAdded, one] of steps) {
          if (isAdded) [list, set].map((open) => open.add(one));
          else expect(list.delete(one)).toBe(set.delete(one));
        }
        expect([...list].sort()).toEqual([...set].sort());
        expect(list.size).toBe(set.size);
        list.clear();
        expect([...list]).toEqual([]);
      }),
    );
  });

  it('keeps nothing of what is closed, unlike a Set', () => {
    expect(keptAfter(new OpenList())).toBeLessThan(0.5);
    expect(keptAfter(new Set())).toBeGreaterThan(0.5);
  });

  it('are sessions of the driver until they end', async () => {
    const client = listWhatIsOpen(new mongoose.mongo.MongoClient('mongodb://127.0.0.1:1'));
    const { s } = client as unknown as DriverState;
    const session = client.startSession();
    expect([...s.activeSessions]).toEqual([session]);
    await session.endSession();
    expect([s.activeSessions, s.activeCursors]).toEqual([new OpenList(), new OpenList()]);
  });
});
