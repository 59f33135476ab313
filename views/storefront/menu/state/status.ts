import type { Language } from '../../../../src/shared/voice.types';
import type { StatusView } from '../../../../src/storefront/menu/menu.view';
import { get } from '../../lib/api';
import { tellSoldOut } from '../../lib/basket/sold-out';
import type { PageConfig } from '../../lib/config';
import { factsText, type Place } from '../facts/facts';
import { showOffers } from './offers';

/** What moves while the page stands: open or not, sold out, and which categories are offered at this hour. */
export async function showStatus({ links, preorder, speech }: PageConfig): Promise<'online' | 'offline'> {
  const answer = await get<StatusView>(`${links.api}/status`);
  if (!answer.ok) return answer.code === 'OFFLINE' ? 'offline' : 'online';

  const { soldOut, notOffered } = answer.data;
  tellSoldOut(soldOut);
  showOffers(answer.data.offers, speech.language);
  showFacts(answer.data, speech.language);
  // A shop that is not switched on is a menu to read: nobody fills a basket in vain.
  document.documentElement.toggleAttribute('data-only-menu', !answer.data.takesOrders);
  const gone = new Set(soldOut);
  const off = new Set(notOffered);
  for (const section of document.querySelectorAll<HTMLElement>('.category')) {
    const isOff = off.has(section.dataset.category ?? '');
    section.toggleAttribute('data-off', isOff);
    for (const dish of section.querySelectorAll<HTMLElement>('.dish')) {
      const isGone = dish.dataset.removed !== undefined || gone.has(dish.dataset.id ?? '');
      dish.toggleAttribute('data-sold-out', isGone);
      // What is not offered now can still be ordered for later.
      enable(dish, !isGone && (!isOff || preorder === true));
    }
  }
  for (const tile of document.querySelectorAll<HTMLElement>('.tile')) {
    tile.hidden = tile.dataset.removed !== undefined || gone.has(tile.dataset.tile ?? '');
  }
  return 'online';
}

export function enable(dish: HTMLElement, isEnabled: boolean): void {
  for (const button of dish.querySelectorAll<HTMLButtonElement>('.dish__open, .plus'))
    button.disabled = !isEnabled;
}

/** Both may come first: how the house stands, and where the guest is. */
let known: StatusView | null = null;
let here: Place | null = null;

export function showPlace(place: Place | null, { speech }: PageConfig): void {
  here = place;
  if (known) showFacts(known, speech.language);
}

function showFacts(status: StatusView, language: Language): void {
  const state = document.getElementById('status');
  const words = document.getElementById('status-satz');
  const facts = document.getElementById('status-wege');
  known = status;
  if (!state || !words || !facts) return;
  state.dataset.state = status.tone;
  words.textContent = status.sentence;
  const text = factsText(status, { words: state.dataset, language, place: here });
  if (text !== null) facts.textContent = text;
}
