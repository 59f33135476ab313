import type { GuestRound, GuestTableView } from '../../../../src/storefront/table/table.view';

/** Whose rounds somebody pays. */
export type Whose = 'mine' | 'all';

/** What somebody would pay now: what they ordered themselves, or whatever is open and nobody else is paying. */
export const roundsOf = ({ rounds, me }: Pick<GuestTableView, 'rounds' | 'me'>, whose: Whose): GuestRound[] =>
  rounds.filter(
    ({ payable, payer, guestId }) =>
      payable && (payer === null || payer.isMe) && (whose === 'all' || guestId === me.id),
  );

export const sumOf = (rounds: readonly Pick<GuestRound, 'cents'>[]): number =>
  rounds.reduce((sum, { cents }) => sum + cents, 0);

/** The one that is paid next, in the order they were chosen; null when all are. */
export const nextOf = (chosen: readonly string[], done: readonly string[]): string | null =>
  chosen.find((id) => !done.includes(id)) ?? null;
