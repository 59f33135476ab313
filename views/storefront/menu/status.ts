import type { StatusView } from '../../../src/storefront/menu/menu.view';
import { get } from '../lib/api';
import type { PageConfig } from '../lib/config';

/** What moves while the page stands: open or not, sold out, and which categories are offered at this hour. */
export async function showStatus({ links, preorder }: PageConfig): Promise<'online' | 'offline'> {
  const answer = await get<StatusView>(`${links.api}/status`);
  if (!answer.ok) return answer.code === 'OFFLINE' ? 'offline' : 'online';

  const { open, sentence, soldOut, notOffered } = answer.data;
  showSentence(open, sentence);
  const gone = new Set(soldOut);
  const off = new Set(notOffered);
  for (const section of document.querySelectorAll<HTMLElement>('.category')) {
    const isOff = off.has(section.dataset.category ?? '');
    section.toggleAttribute('data-off', isOff);
    for (const dish of section.querySelectorAll<HTMLElement>('.dish')) {
      const isGone = gone.has(dish.dataset.id ?? '');
      dish.toggleAttribute('data-sold-out', isGone);
      const button = dish.querySelector<HTMLButtonElement>('.dish__open');
      // What is not offered now can still be ordered for later.
      if (button) button.disabled = isGone || (isOff && !preorder);
    }
  }
  return 'online';
}

function showSentence(open: boolean, sentence: string): void {
  const state = document.getElementById('status');
  const words = document.getElementById('status-satz');
  if (!state || !words) return;
  state.dataset.state = open ? 'open' : 'closed';
  words.textContent = sentence;
}
