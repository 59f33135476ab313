import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decide, exchanged, newFamily } from './session.rules.js';
import type { Family } from './session.types.js';

const START = Date.parse('2026-03-02T10:00:00Z');
const at = (second: number) => new Date(START + second * 1000);

/** The server: one family, compare-and-set, answers with the newest generation or signs out. */
class Server {
  family: Family = newFamily(at(0));

  refresh(presented: number, second: number): number | null {
    const decision = decide(this.family, presented, at(second));
    if (decision === 'exchange') this.family = exchanged(this.family, at(second));
    if (decision === 'stolen') this.family = { ...this.family, revokedAt: at(second) };
    return decision === 'exchange' || decision === 'repeat' ? this.family.generation : null;
  }
}

/** One refresh of a tab: it waits, asks, the question travels, the answer travels. */
const step = fc.record({
  pause: fc.integer({ min: 60, max: 20 * 60 }),
  there: fc.integer({ min: 0, max: 14 }),
  back: fc.integer({ min: 0, max: 14 }),
});
type Step = { pause: number; there: number; back: number };

const aTab = fc.array(step, { minLength: 1, maxLength: 30 });

describe('two tabs that share one cookie', () => {
  it('never sign each other out, however their questions and answers overtake each other', () => {
    fc.assert(
      fc.property(aTab, aTab, fc.integer({ min: 0, max: 60 }), (first, second, offset) => {
        expect(signedOut(eventsOf(first, 0).concat(eventsOf(second, offset)))).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a thief', () => {
  it('who uses a token after its owner did ends the session for both', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.nat(),
        fc.integer({ min: 31, max: 86_400 }),
        (uses, pick, wait) => {
          const server = new Server();
          let token = 1;
          let now = 0;
          const copied = 1 + (pick % uses);
          for (let use = 0; use < uses; use++) {
            now += 360;
            token = server.refresh(token, now) ?? 0;
          }
          expect(server.refresh(copied, now + wait)).toBeNull();
          expect(server.refresh(token, now + wait)).toBeNull();
        },
      ),
    );
  });

  it('who is quicker than the owner ends the session as soon as the owner comes back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 31, max: 86_400 }), (wait) => {
        const server = new Server();
        const stolen = server.refresh(1, 10) ?? 0;
        expect(server.refresh(1, 10 + wait)).toBeNull();
        expect(server.refresh(stolen, 11 + wait)).toBeNull();
      }),
    );
  });
});

interface Event {
  second: number;
  tab: object;
  kind: 'ask' | 'arrive' | 'answer';
}

/** A tab never asks twice at the same time; the browser keeps the cookie even when the page forgot its question. */
function eventsOf(steps: Step[], offset: number): Event[] {
  let second = offset;
  return steps.flatMap(({ pause, there, back }) => {
    const tab = {};
    second += pause;
    return [
      { second, tab, kind: 'ask' as const },
      { second: second + there, tab, kind: 'arrive' as const },
      { second: second + there + back, tab, kind: 'answer' as const },
    ];
  });
}

function signedOut(events: Event[]): boolean {
  const server = new Server();
  const carried = new Map<object, number>();
  let cookie = 1;
  for (const { second, tab, kind } of [...events].sort((a, b) => a.second - b.second)) {
    if (kind === 'ask') carried.set(tab, cookie);
    if (kind === 'arrive') {
      const answer = server.refresh(carried.get(tab) ?? 0, second);
      if (answer === null) return true;
      carried.set(tab, answer);
    }
    if (kind === 'answer') cookie = carried.get(tab) ?? 0;
  }
  return false;
}
