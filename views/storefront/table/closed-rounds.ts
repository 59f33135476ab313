const STORED = 'tresen:tisch-gelesen:';

/** Which refused rounds somebody has read and closed on this phone. */
export function closedRounds(slug: string): string[] {
  try {
    return JSON.parse(localStorage.getItem(STORED + slug) ?? '[]') as string[];
  } catch {
    return [];
  }
}

/** The latest alone are kept: those before them are of an earlier visit, or were closed with an order. */
export function closeRounds(slug: string, rounds: readonly { id: string }[]): string[] {
  const ids = rounds.map(({ id }) => id);
  try {
    localStorage.setItem(STORED + slug, JSON.stringify(ids));
  } catch {
    // Private windows may refuse; then it is back after a reload.
  }
  return ids;
}
