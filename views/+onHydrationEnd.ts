import type { PageContextClient } from 'vike/types';
import { afterHydration } from './lib/start';

/** `data-alive` tells a journey that a click is heard from here on. */
export function onHydrationEnd(pageContext: PageContextClient): void {
  document.documentElement.dataset.alive = 'true';
  afterHydration(pageContext);
}
