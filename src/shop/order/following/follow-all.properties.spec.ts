import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { followAll } from './follow-all.js';

/** Each attempt says who fails in it; a crash in it loses what it has not left for the next one. */
const attempt = fc.record({ failing: fc.uniqueArray(fc.nat(4)), crashesAfter: fc.option(fc.nat(4)) });

const CRASH = 'crash';

describe('those who follow an order', () => {
  it('have all followed in the end, none twice unless the process died, and nobody is held up', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 5 }),
        fc.array(attempt, { maxLength: 6 }),
        async (count, attempts) => {
          const followers = Array.from({ length: count }, (_, number) => ({ name: `${number}`, number }));
          const runs = new Map<string, number>();
          let kept: string[] = [];
          let crashes = 0;
          let isOver = false;
          for (const { failing, crashesAfter } of [...attempts, { failing: [], crashesAfter: null }]) {
            if (isOver) break;
            let asked = 0;
            const expected = followers.filter(({ name, number }) => {
              return !kept.includes(name) && !failing.includes(number);
            });
            const before = [...kept];
            const followed = await followAll(followers, kept, async ({ name, number }) => {
              expect(before).not.toContain(name);
              if (crashesAfter !== null && asked >= crashesAfter) throw CRASH;
              asked++;
              if (failing.includes(number)) throw new Error(name);
              runs.set(name, (runs.get(name) ?? 0) + 1);
            });
            // A process that died has kept nothing of this attempt.
            if (followed.failures.includes(CRASH)) {
              crashes++;
              continue;
            }
            expect(followed.done.slice(before.length)).toEqual(expected.map(({ name }) => name));
            kept = followed.done;
            isOver = followed.failures.length === 0;
          }
          expect(isOver).toBe(true);
          for (const { name } of followers) {
            expect(runs.get(name) ?? 0).toBeGreaterThanOrEqual(1);
            expect(runs.get(name)).toBeLessThanOrEqual(1 + crashes);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});
