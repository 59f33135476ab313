import { isAnswered } from '../http/answered';
import { toast } from '../toasts/toasts';
import { isPreloading } from './preload';
import { mayReload, reloadsIn, withReload } from './reload.rules';
import { isWorkAtRisk } from './typed';

const STORED = 'tresen:reload';
const LATER = 'Tresen wurde erneuert. Sichere, was du eingegeben hast, und lade die Seite neu.';

let outdated = false;

/** When another build is out, the next click loads its page as a document. */
export const isOutdated = (): boolean => outdated;

export const markOutdated = (): void => {
  outdated = true;
};

let navigating = false;

/** During a click Vike itself goes to the wanted page by a full load; there is nothing to reload then. */
export const setNavigating = (value: boolean): void => {
  navigating = value;
};

export const isNavigating = (): boolean => navigating;

/** A part of the program that is no longer on the server: a new build came out. */
export function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', ({ payload }: Event & { payload?: unknown }) => {
    if (!navigating) void renew(isAhead(payload));
  });
}

/** Pages are loaded ahead, everything else when it is wanted; Safari does not say what it could not load. */
function isAhead(payload: unknown): boolean {
  const message = payload instanceof Error ? payload.message : '';
  return message.includes('/assets/') ? message.includes('/entries/pages_') : isPreloading();
}

/** What was only loaded ahead is not missed yet. Without a line a reload would take away the page somebody works with. */
async function renew(aheadOnly: boolean): Promise<void> {
  if (!(await isAnswered())) return;
  markOutdated();
  if (aheadOnly) return;
  if (isWorkAtRisk()) toast.warning(LATER, { durationMs: LATER.length * 65 });
  else reloadOnce();
}

function reloadOnce(): void {
  const { pathname } = location;
  const reloads = reloadsIn(sessionStorage.getItem(STORED));
  if (!mayReload(pathname, Date.now(), reloads)) return;

  sessionStorage.setItem(STORED, JSON.stringify(withReload(pathname, Date.now(), reloads)));
  location.reload();
}
