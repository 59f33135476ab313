import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import fc from 'fast-check';
import { eachAlone, followTogether, roundsOf, type Together } from './follow-together.js';
import { Patience } from './patience.js';

const MOST = 4;
const pairs = fc.array(fc.tuple(fc.nat(MOST), fc.nat(MOST)), { maxLength: 12 });

const forEver = () => new Promise<never>(() => undefined);

describe('those who follow many orders at once', () => {
  beforeAll(() => void jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined));
  it('have followed each it did not fail for, once, whatever the others did', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: MOST }),
        fc.integer({ min: 0, max: MOST }),
        pairs,
        fc.array(fc.constantFrom('alone', 'together', 'breaks', 'hangs'), {
          minLength: MOST,
          maxLength: MOST,
        }),
        async (followerCount, orderCount, failing, ways) => {
          const orders = Array.from({ length: orderCount }, (_, order) => ({ order }));
          const runs = new Map<string, number>();
          const fails = (follower: number, order: number) =>
            failing.some(([one, other]) => one === follower && other === order);
          const followers = Array.from(
            { length: followerCount },
            (_, number): Together<{ order: number }> => {
              const follow = async ({ order }: { order: number }) => {
                if (fails(number, order)) throw new Error(`${number} ${order}`);
                const key = `${number} ${order}`;
                runs.set(key, (runs.get(key) ?? 0) + 1);
              };
              const followMany = async (many: readonly { order: number }[]) => {
                if (ways[number] === 'hangs') return forEver();
                if (ways[number] === 'breaks') throw new Error('none of them');
                return eachAlone(many, follow);
              };
              return { name: `${number}`, follow, ...(ways[number] !== 'alone' && { followMany }) };
            },
          );

          const hangs = (number: number) => ways[number] === 'hangs' && orderCount > 1;

          const outcomes = await followTogether(followers, orders, new Patience({ ms: 2, restMs: 1_000 }));

          for (const one of orders) {
            const { done, failures } = outcomes.get(one)!;
            const good = followers.filter((_, number) => !hangs(number) && !fails(number, one.order));
            expect(done).toEqual(good.map(({ name }) => name));
            expect(failures).toHaveLength(followerCount - good.length);
            for (const { name } of good) expect(runs.get(`${name} ${one.order}`)).toBe(1);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('are waited for once when they hang, with what they were quick with and what they failed for as it is', async () => {
    const orders = [{ order: 0 }, { order: 1 }, { order: 2 }];
    const printed: number[] = [];
    let asked = 0;
    const patience = new Patience({ ms: 20, restMs: 60_000 });
    const followers: Together<{ order: number }>[] = [
      {
        name: 'hanging',
        follow: ({ order }) => {
          asked++;
          if (order === 2) throw new Error('no paper');
          return order === 0 ? forEver() : Promise.resolve();
        },
      },
      { name: 'kitchen', follow: async ({ order }) => void printed.push(order) },
    ];
    const first = await followTogether(followers, orders, patience);
    expect(orders.map((one) => first.get(one)?.done)).toEqual([
      ['kitchen'],
      ['hanging', 'kitchen'],
      ['kitchen'],
    ]);
    expect(orders.map((one) => first.get(one)?.failures.map(String))).toEqual([
      ['Error: hanging keeps the others waiting'],
      [],
      ['Error: no paper'],
    ]);
    const second = await followTogether(followers, orders, patience);
    expect(orders.map((one) => second.get(one)?.done)).toEqual([['kitchen'], ['kitchen'], ['kitchen']]);
    expect([asked, printed]).toEqual([3, [0, 1, 2, 0, 1, 2]]);
  });

  it('hear of one order in the order in which it happened, and never of two things at once', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(3), { maxLength: 20 }), (owners) => {
        const all = owners.map((owner, at) => ({ owner: `${owner}`, at }));
        const rounds = roundsOf(all, ({ owner }) => owner);
        expect(rounds.flat()).toHaveLength(all.length);
        for (const round of rounds) expect(new Set(round.map(({ owner }) => owner)).size).toBe(round.length);
        for (const owner of new Set(owners.map(String))) {
          const its = rounds.flat().filter((one) => one.owner === owner);
          expect(its).toEqual(all.filter((one) => one.owner === owner));
        }
      }),
    );
  });
});
