/**
 * Seats as dear guests as can sit at once; null when a seat stays empty. Whoever comes later may move others to seats
 * that suit them as well, which makes the dearest party and not only a dear one.
 */
export function fillSeats<G, S>(
  guests: readonly G[],
  seats: readonly S[],
  mayTake: (guest: G, seat: S) => boolean,
): G[] | null {
  const taken = new Map<number, number>();
  for (const guest of guests.keys()) {
    if (taken.size === seats.length) break;
    seat(guest, new Set());
  }
  return taken.size === seats.length
    ? [...taken.values()].sort((a, b) => a - b).map((guest) => guests[guest]!)
    : null;

  function seat(guest: number, asked: Set<number>): boolean {
    for (const [place, wish] of seats.entries()) {
      if (asked.has(place) || !mayTake(guests[guest]!, wish)) continue;
      asked.add(place);
      const sitting = taken.get(place);
      if (sitting !== undefined && !seat(sitting, asked)) continue;
      taken.set(place, guest);
      return true;
    }
    return false;
  }
}
