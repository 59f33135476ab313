/** What rang last, in whichever tab. */
export interface Rung {
  ids: readonly string[];
  at: number;
}

/** A little less than the pause between two rings, so that the tab that rang can ring again. */
const PAUSE_MS = 19_000;

/** Another tab has just rung for all of these. A clock that was set back silences nobody. */
export function isRungFor(ids: readonly string[], last: Rung | null, now: number): boolean {
  if (!last || now < last.at || now - last.at >= PAUSE_MS) return false;
  return ids.every((id) => last.ids.includes(id));
}

export function rungIn(text: string | null): Rung | null {
  try {
    const { ids, at } = JSON.parse(text ?? '');
    return Array.isArray(ids) && typeof at === 'number' ? { ids, at } : null;
  } catch {
    return null;
  }
}
