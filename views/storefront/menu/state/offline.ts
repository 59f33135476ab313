import type { PageConfig } from '../../lib/config';
import { enable } from './status';

export function keepForOffline({ links }: PageConfig): void {
  const { app } = links;
  if (!app?.worker || !('serviceWorker' in navigator)) return;
  // A browser that refuses (private window, no https) shows the menu as long as there is a network.
  navigator.serviceWorker.register(app.worker, { scope: app.scope }).catch(() => undefined);
}

/** Nothing can be ordered without a network, and the page says so. */
export function showOffline(isOffline: boolean): void {
  const bar = document.getElementById('offline');
  if (bar) bar.hidden = !isOffline;
  document.documentElement.toggleAttribute('data-offline', isOffline);
  document.querySelector<HTMLButtonElement>('#warenkorb')?.toggleAttribute('disabled', isOffline);
  if (!isOffline) return;
  for (const dish of document.querySelectorAll<HTMLElement>('.dish, .tile')) enable(dish, false);
}
