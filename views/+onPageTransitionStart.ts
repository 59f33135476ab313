import type { PageContextClient } from 'vike/types';
import { keepsPage } from './lib/vike/leave-guard';
import { isOutdated, setNavigating } from './lib/vike/reload';
import { isWorkAtRisk } from './lib/vike/typed';

export async function onPageTransitionStart({ urlOriginal }: PageContextClient): Promise<void> {
  // A transition that never goes on leaves the page as it is, without asking the server for it again.
  if (await keepsPage(urlOriginal)) await never;
  setNavigating(true);
  if (!isOutdated() || isWorkAtRisk()) return;
  location.assign(urlOriginal);
  await never;
}

const never = new Promise<never>(() => undefined);
