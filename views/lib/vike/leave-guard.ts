import { isAnythingUnsaved, mayLeave, onFirstUnsaved } from '../form/unsaved';
import { toast } from '../toasts/toasts';

const OFFLINE = 'Diese Seite bleibt stehen. Versuche es noch einmal, sobald du wieder online bist.';

interface Place {
  index: number | null;
  /** When Vike wrote this entry of the history. */
  at: number;
  url: string;
}

let here: Place = { index: null, at: 0, url: '' };
/** Steps through the history that are our own. */
let ownSteps = 0;

/** Before Vike hears of it: a link that is followed, a step back. What pages do themselves, `onPageTransitionStart` asks. */
export function guardLeaving(): void {
  document.addEventListener('click', holdLink, true);
  window.addEventListener('popstate', holdStep, true);
  onFirstUnsaved(() => {
    here = place();
  });
}

function holdLink(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a');
  if (!link || !opensHere(event, link) || staysHere(link.href)) return;
  // The browser would show a page of its own, and nobody would hear the next order.
  const isOffline = !navigator.onLine;
  if (!isOffline && !isAnythingUnsaved()) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (isOffline) return void toast.error('Keine Internetverbindung', OFFLINE);
  void mayLeave().then((leaves) => {
    if (leaves) link.click();
  });
}

const opensHere = (event: MouseEvent, link: HTMLAnchorElement): boolean =>
  link.hasAttribute('href') &&
  event.button === 0 &&
  !(event.ctrlKey || event.shiftKey || event.altKey || event.metaKey) &&
  (link.target === '' || link.target === '_self') &&
  !link.hasAttribute('download');

/** Another part of this page, or a program of its own such as the telephone. */
function staysHere(href: string): boolean {
  const { protocol } = new URL(href, location.href);
  return !protocol.startsWith('http') || withoutHash(href) === withoutHash(location.href);
}

/** For a page that goes somewhere by itself; what it has just stored counts as stored once React has drawn it. */
export async function keepsPage(to: string): Promise<boolean> {
  if (!isAnythingUnsaved() || staysHere(to)) return false;
  await new Promise((drawn) => setTimeout(drawn));
  return !(await mayLeave());
}

const withoutHash = (href: string): string => new URL(href, location.href).href.replace(/#.*/, '');

/** The browser has gone already: back again first, so that address and page agree, and then the question. */
function holdStep(event: PopStateEvent): void {
  if (ownSteps > 0) {
    ownSteps -= 1;
    event.stopImmediatePropagation();
    return;
  }
  const to = place();
  if (!isAnythingUnsaved() || withoutHash(to.url) === withoutHash(here.url)) {
    here = to;
    return;
  }
  event.stopImmediatePropagation();
  const steps = stepsBetween(here, to);
  ownSteps += 1;
  history.go(-steps);
  void mayLeave().then((leaves) => {
    if (leaves) history.go(steps);
  });
}

interface WithNavigation {
  navigation?: { currentEntry: { index: number } | null };
}

const place = (): Place => ({
  index: (window as WithNavigation).navigation?.currentEntry?.index ?? null,
  at: history.state?.vike?.timestamp ?? 0,
  url: location.href,
});

/** Browsers that do not number their history tell by the time of an entry whether it went back or on. */
const stepsBetween = (from: Place, to: Place): number =>
  from.index !== null && to.index !== null ? to.index - from.index : Math.sign(to.at - from.at) || -1;
