import type { PageContextClient } from 'vike/types';
import { toast } from './lib/toasts/toasts';
import { isOutdated } from './lib/vike/build-check';
import { keepsPage } from './lib/vike/leave-guard';
import { setNavigating } from './lib/vike/reload';
import { isWorkAtRisk } from './lib/vike/typed';

const OFFLINE = 'Keine Internetverbindung. Die Seite öffnet sich, sobald du es wieder online versuchst.';

export async function onPageTransitionStart(pageContext: PageContextClient): Promise<void> {
  const { urlOriginal, isBackwardNavigation } = pageContext;
  // A transition that never goes on leaves the page as it is, without asking the server for it again.
  if (await keepsPage(urlOriginal)) await never;
  // The browser would show its own page instead, and nobody would hear the next order.
  if (!navigator.onLine && !isBackwardNavigation) {
    toast.error('Offline', OFFLINE);
    await never;
  }
  setNavigating(true);
  if (!isOutdated() || isWorkAtRisk()) return;
  location.assign(urlOriginal);
  await never;
}

const never = new Promise<never>(() => undefined);
