import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { GuestRound } from '../../../../src/storefront/table/table.view';
import { nextOf, roundsOf, sumOf } from './bill';

const me = { id: 'mia', name: 'Mia' };
const payer = fc.constantFrom(null, { name: 'Mia', isMe: true }, { name: 'Mia', isMe: false });
const rounds = fc
  .array(
    fc.record({
      guestId: fc.constantFrom('mia', 'ben'),
      payable: fc.boolean(),
      payer,
      cents: fc.integer({ min: 1, max: 9_999 }),
    }),
    { maxLength: 12 },
  )
  .map((all) => all.map((one, index) => ({ ...one, id: `${index}` }) as unknown as GuestRound));

describe('what somebody pays at the table', () => {
  it('is open, is nobody else’s just now, and of one’s own never more than of all', () => {
    fc.assert(
      fc.property(rounds, (all) => {
        const [mine, any] = [roundsOf({ rounds: all, me }, 'mine'), roundsOf({ rounds: all, me }, 'all')];
        expect(any.every((one) => one.payable && (one.payer?.isMe ?? true))).toBe(true);
        expect(mine.every((one) => any.includes(one) && one.guestId === 'mia')).toBe(true);
        expect(sumOf(mine)).toBeLessThanOrEqual(sumOf(any));
      }),
    );
  });

  it('is paid one after the other, each once', () => {
    const chosen = ['a', 'b', 'c'];
    const done: string[] = [];
    for (let next = nextOf(chosen, done); next; next = nextOf(chosen, done)) done.push(next);
    expect(done).toEqual(chosen);
  });
});
