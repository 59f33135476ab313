import { isPostalCode, readAddress } from '../lib/basket/address';
import { offerWays } from '../lib/basket/basket';
import { readConfig } from '../lib/config';
import { dishInHash } from '../lib/dish-link';
import { keepLanguage } from '../lib/words/kept-language';
import { showBasketBar } from './basket-bar';
import { nameCodes } from './codes/codes';
import { answerEarly, takeEarlyTaps } from './early/answer-taps';
import { followPlace } from './facts/place';
import { findDishes } from './find/find';
import { layOutWhenIdle } from './idle/whole';
import { fetchLater, whenMoreCame } from './later/later';
import { countPlainDishes, tapPlain } from './quick-add';
import { keepSharedCode } from './shared-code';
import { loadSheets, loadWhenIdle, withSheets } from './sheets';
import { keepForOffline, showOffline } from './state/offline';
import { showPlace, showStatus } from './state/status';
import { followTabs } from './tabs';

/** All that runs before the first tap: no React, a few kilobytes. */
const config = readConfig();
const STATUS_EVERY_MS = 60_000;
let early: HTMLElement[] = [];

/** A cheap phone answers a finger between two of them. */
const STEPS = [
  () => {
    offerWays(config.ways);
    early = takeEarlyTaps();
    openSheets();
    nameCodes();
    layOutWhenIdle();
    loadWhenIdle(config);
    void look();
  },
  () => {
    findDishes(config.slug, askForPlace);
    void fetchLater();
    whenMoreCame(() => void look());
    openWanted();
  },
  () => {
    followTabs();
    countPlainDishes(config.slug);
    keepSharedCode(config.slug);
    showBasketBar(config, () => void look());
    followPlace(config, (place) => showPlace(place, config));
  },
  () => {
    if (!config.table) keepLanguage(config);
    addEventListener('online', () => void look());
    addEventListener('offline', () => showOffline(true));
    setInterval(() => document.visibilityState === 'visible' && void look(), STATUS_EVERY_MS);
    keepForOffline(config);
    answerEarly(early);
  },
];
begin();

function begin([step, ...others] = STEPS): void {
  step?.();
  if (others.length > 0) setTimeout(begin, 0, others);
}

/** Whether there is a network only an answer can tell. */
async function look(): Promise<void> {
  const seen = await showStatus(config);
  showOffline(seen === 'offline');
  if (!config.prices) return;
  const { keepPricesFresh } = await import('./fresh/fresh-prices');
  await keepPricesFresh(config, seen === 'online');
}

/** A delivery needs to know where to before its prices are true. */
function askForPlace(way: 'pickup' | 'delivery'): void {
  if (way === 'pickup' || isPostalCode(readAddress().postalCode)) return;
  const field = document.getElementById('art');
  const chosen = field?.querySelector<HTMLElement>('input:checked');
  if (chosen) void withSheets(config, chosen, (sheets, tapped) => sheets.openWay(config, tapped));
}

function openSheets(): void {
  const list = document.getElementById('karte');
  list?.addEventListener('click', (event) => {
    const target = event.target as Element;
    if (event.defaultPrevented || target.closest('.codes') || tapPlain(config.slug, target)) return;
    const card = target.closest<HTMLElement>('.dish, .tile');
    if (!card) return;
    // Its own page shows the dish where choosing it is not possible.
    const link = target.closest('a');
    if (link && canRead(card)) return;
    if (link) event.preventDefault();
    const id = card.dataset.tile ?? card.dataset.id ?? '';
    openDish(id, target.closest<HTMLElement>('.plus') ?? card.querySelector('a, .dish__open'));
  });
  list?.addEventListener('pointerdown', (event) => {
    if ((event.target as Element).closest('.dish, .tile')) void loadSheets(config).catch(() => undefined);
  });
  const basket = document.getElementById('warenkorb');
  basket?.addEventListener(
    'click',
    () => void withSheets(config, basket, (sheets, tapped) => sheets.openBasket(config, tapped)),
  );
  const ways = document.getElementById('wege-aendern');
  ways?.addEventListener(
    'click',
    () => void withSheets(config, ways, (sheets, tapped) => sheets.openWay(config, tapped)),
  );
}

/** Nothing can be ordered, but the dish has a page to read. */
const canRead = (card: HTMLElement): boolean =>
  document.documentElement.matches('[data-offline], [data-only-menu]') ||
  card.querySelector<HTMLElement & { disabled?: boolean }>('a.dish__open')?.disabled === true;

/** Its row may still be on its way. */
function openDish(id: string, opener: HTMLElement | null): void {
  const dish = document.getElementById(`gericht-${id}`);
  const button = dish?.querySelector<HTMLButtonElement>('.dish__open');
  if (button?.disabled) return;
  const from = opener ?? button ?? document.body;
  void withSheets(config, from, (sheets, tapped) => sheets.openProduct(config, id, tapped), dish);
}

/** Whoever comes from an old order chooses anew. */
function openWanted(): void {
  const wanted = dishInHash(location.hash);
  if (wanted === null) return;
  // A reload shows the menu again, not the dish.
  history.replaceState(history.state, '', location.pathname + location.search);
  openDish(wanted, null);
}
