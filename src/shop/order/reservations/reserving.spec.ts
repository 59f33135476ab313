import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Reservation, ReservationWish } from './reservation.types.js';
import { confirmAll, notesOf, releaseAll, takeAll } from './reserving.js';

const WISH = { shopId: 'bella', orderId: 'o1' } as ReservationWish;
const ANSWERS = ['takes', 'needs nothing', 'refuses', 'breaks'] as const;
type Answer = (typeof ANSWERS)[number];

interface Shelf {
  taken: Set<number>;
  log: string[];
}

/** One that keeps its piece on a shelf, and may break when it is to give it back. */
const onShelf = (shelf: Shelf, number: number, answer: Answer, breaks = false): Reservation<number> => ({
  name: `shelf ${number}`,
  rank: number,
  take: async () => {
    if (answer === 'breaks') throw new Error(`shelf ${number} broke`);
    if (answer !== 'takes') return answer === 'refuses' ? 'refused' : null;
    shelf.taken.add(number);
    shelf.log.push(`take ${number}`);
    return number;
  },
  notedOn: () => ({ slotAt: new Date(number) }),
  confirm: async (_, taken) => void shelf.log.push(`confirm ${taken}`),
  release: async (_, taken) => {
    if (breaks) throw new Error(`shelf ${number} jams`);
    shelf.taken.delete(taken);
    shelf.log.push(`release ${taken}`);
  },
  takenBy: () => null,
  heldBefore: async () => [],
});

const listOf = (shelf: Shelf, answers: readonly Answer[], jams: readonly boolean[] = []) =>
  answers.map((answer, i) => onShelf(shelf, i, answer, jams[i])) as Reservation<unknown>[];
const anEmptyShelf = (): Shelf => ({ taken: new Set(), log: [] });
const answers = fc.array(fc.constantFrom(...ANSWERS), { maxLength: 6 });

describe('taking what an order needs', () => {
  it('takes everything or nothing, whoever refuses or breaks', async () => {
    await fc.assert(
      fc.asyncProperty(answers, async (given) => {
        const shelf = anEmptyShelf();
        const taken = await takeAll(listOf(shelf, given), WISH).catch((error: Error) => error.message);
        const stop = given.findIndex((answer) => answer === 'refuses' || answer === 'breaks');
        if (stop === -1) {
          const pieces = given.flatMap((answer, i) => (answer === 'takes' ? [i] : []));
          expect([...shelf.taken]).toEqual(pieces);
          expect(taken).toMatchObject(pieces.map((piece) => ({ taken: piece })));
        } else {
          expect(shelf.taken.size).toBe(0);
          expect(taken).toBe(given[stop] === 'refuses' ? null : `shelf ${stop} broke`);
        }
      }),
    );
  });

  it('gives back in reverse, and asks nobody after the first refusal', async () => {
    const shelf = anEmptyShelf();
    await takeAll(listOf(shelf, ['takes', 'takes', 'refuses', 'takes']), WISH);
    expect(shelf.log).toEqual(['take 0', 'take 1', 'release 1', 'release 0']);
  });

  it('gives back all that can be given back when one of them jams, and says so', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { minLength: 1, maxLength: 6 }), async (jams) => {
        const shelf = anEmptyShelf();
        const list = listOf(
          shelf,
          jams.map(() => 'takes'),
          jams,
        );
        const taken = (await takeAll(list, WISH)) ?? [];
        const last = jams.lastIndexOf(true);
        const given = await releaseAll(WISH, taken).catch((error: Error) => error.message);
        expect(given).toBe(last === -1 ? undefined : `shelf ${last} jams`);
        expect([...shelf.taken]).toEqual(jams.flatMap((isJam, i) => (isJam ? [i] : [])));
      }),
    );
  });

  it('is kept by the order that was written, which remembers what it has', async () => {
    const shelf = anEmptyShelf();
    const taken = (await takeAll(listOf(shelf, ['needs nothing', 'takes', 'takes']), WISH)) ?? [];
    await confirmAll(WISH, taken);
    expect(shelf.log.slice(2)).toEqual(['confirm 1', 'confirm 2']);
    expect(notesOf(taken)).toEqual({ slotAt: new Date(2) });
    expect(notesOf([])).toEqual({});
  });
});
