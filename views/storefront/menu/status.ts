import { formatEuro } from '../../../src/shared/money';
import type { Language } from '../../../src/shared/voice.types';
import type { GuestWay, StatusView, WayState } from '../../../src/storefront/menu/menu.view';
import { get } from '../lib/api';
import type { PageConfig } from '../lib/config';

/** What moves while the page stands: open or not, sold out, and which categories are offered at this hour. */
export async function showStatus({ links, preorder, speech }: PageConfig): Promise<'online' | 'offline'> {
  const answer = await get<StatusView>(`${links.api}/status`);
  if (!answer.ok) return answer.code === 'OFFLINE' ? 'offline' : 'online';

  const { soldOut, notOffered } = answer.data;
  showFacts(answer.data, speech.language);
  const gone = new Set(soldOut);
  const off = new Set(notOffered);
  for (const section of document.querySelectorAll<HTMLElement>('.category')) {
    const isOff = off.has(section.dataset.category ?? '');
    section.toggleAttribute('data-off', isOff);
    for (const dish of section.querySelectorAll<HTMLElement>('.dish')) {
      const isGone = gone.has(dish.dataset.id ?? '');
      dish.toggleAttribute('data-sold-out', isGone);
      // What is not offered now can still be ordered for later.
      enable(dish, !isGone && (!isOff || preorder === true));
    }
  }
  for (const tile of document.querySelectorAll<HTMLElement>('.tile')) {
    tile.hidden = gone.has(tile.dataset.tile ?? '');
  }
  return 'online';
}

export function enable(dish: HTMLElement, isEnabled: boolean): void {
  for (const button of dish.querySelectorAll<HTMLButtonElement>('.dish__open, .plus'))
    button.disabled = !isEnabled;
}

function showFacts({ tone, sentence, ways }: StatusView, language: Language): void {
  const state = document.getElementById('status');
  const words = document.getElementById('status-satz');
  const facts = document.getElementById('status-wege');
  if (!state || !words || !facts) return;
  state.dataset.state = tone;
  words.textContent = sentence;
  const parts = (['pickup', 'delivery'] as const).flatMap((way) => {
    const one = ways[way];
    return one ? [factOf(way, one, { words: state.dataset, language })] : [];
  });
  if (parts.length === 0) return;
  const isForLater = tone !== 'open' && Object.values(ways).some(({ preorder }) => preorder);
  facts.textContent = [isForLater ? state.dataset.preorder : '', parts.join(' · ')].filter(Boolean).join(' ');
}

/** 'Lieferung 30–45 Min. ab 12 €', and while it is shut 'Lieferung pausiert bis 19:30 Uhr'. */
function factOf(
  way: GuestWay,
  { open, short, etaMinutes, minOrderCents }: WayState,
  { words, language }: { words: DOMStringMap; language: Language },
): string {
  const { from, to } = etaMinutes;
  const time = from === to ? words.in : words.between;
  const span = time?.replace('{from}', String(from)).replace('{to}', String(to));
  const amount = minOrderCents && formatEuro(minOrderCents, language).replace(/[,.]00/, '');
  const minimum = amount && words.minimum?.replace('{amount}', amount);
  const parts = [words[way], open ? span : short, open ? minimum : ''];
  return parts.filter(Boolean).join(' ');
}
