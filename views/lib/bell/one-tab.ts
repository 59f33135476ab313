import { isRungFor, rungIn } from './one-tab.rules';

const NAME = 'tresen:bell';
/** A tab that nobody sees lets the others go first. */
const MODESTY_MS = 400;

/** Rings in one of the tabs of this browser: two bells half a second apart sound like two orders. */
export async function inOneTab(ids: readonly string[], ring: () => void): Promise<void> {
  if (document.visibilityState === 'hidden') await new Promise((done) => setTimeout(done, MODESTY_MS));
  if (!('locks' in navigator)) return ring();
  await navigator.locks.request(NAME, () => {
    const now = Date.now();
    if (isRungFor(ids, rungIn(localStorage.getItem(NAME)), now)) return;
    localStorage.setItem(NAME, JSON.stringify({ ids, at: now }));
    ring();
  });
}
