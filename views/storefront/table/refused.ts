import type { GuestRound, GuestTableView } from '../../../src/storefront/table/table.view';

/** Rounds of one's own that came to nothing and were not ordered anew; the latest are told until somebody has read them. */
export function refusedRounds({ rounds, me }: Pick<GuestTableView, 'rounds' | 'me'>): GuestRound[] {
  const mine = rounds.filter(({ guestId }) => guestId === me.id);
  const last = mine
    .filter(({ why }) => why === '')
    .reduce((latest, { at }) => (at > latest ? at : latest), '');
  return mine.filter(({ why, at }) => why !== '' && at > last);
}
