import { countOf, watchBasket } from '../lib/basket/basket';
import { readConfig } from '../lib/config';
import { dishInHash } from '../lib/dish-link';
import { findDishes } from './find';
import { keepForOffline, showOffline } from './offline';
import { followScroll } from './scroll';
import { showStatus } from './status';

/** All that runs before the first tap: no React, a few kilobytes. */
const config = readConfig();
const STATUS_EVERY_MS = 60_000;
type Sheet = typeof import('../sheet/sheet.entry');

followScroll();
findDishes(config.slug);
showBasket();
openSheets();
openWanted();
void look();
addEventListener('online', () => void look());
addEventListener('offline', () => showOffline(true));
keepForOffline(config);
setInterval(() => document.visibilityState === 'visible' && void look(), STATUS_EVERY_MS);

/** Whether there is a network only an answer can tell. */
async function look(): Promise<void> {
  showOffline((await showStatus(config)) === 'offline');
}

function showBasket(): void {
  const bar = document.getElementById('warenkorb-leiste');
  const count = document.getElementById('warenkorb-zahl');
  if (!bar || !count) return;
  watchBasket(config.slug, (basket) => {
    const pieces = countOf(basket);
    bar.hidden = pieces === 0;
    count.textContent = String(pieces);
  });
}

function openSheets(): void {
  for (const dish of document.querySelectorAll<HTMLElement>('.dish')) {
    const id = dish.dataset.id ?? '';
    dish.addEventListener('click', (event) => {
      const button = dish.querySelector<HTMLButtonElement>('.dish__open');
      if (!button || button.disabled || (event.target as Element).closest('a')) return;
      void withSheet(button, (sheet) => sheet.openProduct(config, id));
    });
    dish.addEventListener('pointerenter', () => void load().catch(() => undefined), { once: true });
  }
  const basket = document.getElementById('warenkorb');
  basket?.addEventListener('click', () => void withSheet(basket, (sheet) => sheet.openBasket(config)));
}

/** Whoever comes from an old order chooses anew. */
function openWanted(): void {
  const wanted = dishInHash(location.hash);
  if (wanted === null) return;
  // A reload shows the menu again, not the dish.
  history.replaceState(history.state, '', location.pathname + location.search);
  const dishes = [...document.querySelectorAll<HTMLElement>('.dish')];
  const dish = dishes.find(({ dataset }) => dataset.id === wanted);
  dish?.querySelector<HTMLButtonElement>('.dish__open')?.click();
}

function load(): Promise<Sheet> {
  return import(/* @vite-ignore */ config.sheet);
}

async function withSheet(opener: HTMLElement, open: (sheet: Sheet) => Promise<void>): Promise<void> {
  opener.setAttribute('aria-busy', 'true');
  try {
    await open(await load());
  } catch {
    location.reload();
  } finally {
    opener.removeAttribute('aria-busy');
  }
}
