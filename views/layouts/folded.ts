import { createStore, useStore } from '../lib/session/store';

const STORED = 'tresen:folded';

/** What somebody has folded or opened; a group that is not named follows the page. */
type Folding = Readonly<Record<string, boolean>>;

const NOTHING: Folding = {};
const chosen = createStore<Folding>(NOTHING);

/** Read after the first picture: the server knows nothing of it. */
export function recallFolded(): void {
  try {
    const kept = localStorage.getItem(STORED);
    if (!kept) return;
    const stored: unknown = JSON.parse(kept);
    const entries = Object.entries(stored ?? {}).filter(([, away]) => typeof away === 'boolean');
    chosen.set(Object.fromEntries(entries));
  } catch {
    chosen.set(NOTHING);
  }
}

export const useFolded = (): Folding => useStore(chosen, NOTHING);

export function fold(name: string, away: boolean): void {
  chosen.set({ ...chosen.get(), [name]: away });
  localStorage.setItem(STORED, JSON.stringify(chosen.get()));
}
