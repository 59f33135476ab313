import type { OrderRef, Reservation, ReservationWish } from './reservation.types.js';

/** What was taken for one order, with whom it has to go back to. */
export interface Taken {
  from: Reservation<unknown>;
  taken: unknown;
}

/** All or nothing: null at the first refusal, and what was taken until then is given back. */
export async function takeAll(
  reservations: Iterable<Reservation<unknown>>,
  wish: ReservationWish,
): Promise<Taken[] | null> {
  const all: Taken[] = [];
  try {
    for (const from of reservations) {
      const taken = await from.take(wish);
      if (taken === 'refused') {
        await releaseAll(wish, all);
        return null;
      }
      if (taken !== null) all.push({ from, taken });
    }
    return all;
  } catch (error) {
    await releaseAll(wish, all).catch(() => undefined);
    throw error;
  }
}

/** In reverse. One that fails keeps nobody else waiting; the sweep tries it again. */
export async function releaseAll(order: OrderRef, all: readonly Taken[]): Promise<void> {
  const failures: unknown[] = [];
  for (const { from, taken } of [...all].reverse())
    await from.release(order, taken).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

export async function confirmAll(order: OrderRef, all: readonly Taken[]): Promise<void> {
  for (const { from, taken } of all) await from.confirm(order, taken);
}

/** What the order remembers of everything that was taken for it. */
export const notesOf = (all: readonly Taken[]): ReturnType<NonNullable<Reservation<unknown>['notedOn']>> =>
  Object.assign({}, ...all.map(({ from, taken }) => from.notedOn?.(taken)));
