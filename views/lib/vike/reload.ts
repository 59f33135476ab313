import { isAnswered } from '../http/answered';
import { mayReload, reloadIn } from './reload.rules';

const STORED = 'tresen:reload';

let navigating = false;

/** During a click Vike itself goes to the wanted page by a full load; there is nothing to reload then. */
export const setNavigating = (value: boolean): void => {
  navigating = value;
};

/** A part of the program that is no longer on the server: a new build came out. */
export function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', () => {
    if (!navigating) void reloadWhenAnswered();
  });
}

/** Without a line a reload would take away the page that somebody works with. */
async function reloadWhenAnswered(): Promise<void> {
  if (await isAnswered()) reloadOnce();
}

function reloadOnce(): boolean {
  const { pathname } = location;
  if (!mayReload(pathname, Date.now(), reloadIn(sessionStorage.getItem(STORED)))) return false;

  sessionStorage.setItem(STORED, JSON.stringify({ path: pathname, at: Date.now() }));
  location.reload();
  return true;
}
