import type { StatusView } from '../../../src/storefront/menu/menu.view';
import { get } from '../lib/api';
import { readConfig } from '../lib/config';

type State = 'open' | 'gone' | 'closed' | 'away';

const EVERY_MS = 60_000;
const { links } = readConfig();
const button = document.getElementById('bestellen') as HTMLAnchorElement | null;
const target = button?.getAttribute('href') ?? '';

if (button) {
  void look(button);
  addEventListener('online', () => void look(button));
  addEventListener('offline', () => show(button, 'away'));
  setInterval(() => document.visibilityState === 'visible' && void look(button), EVERY_MS);
}

async function look(order: HTMLAnchorElement): Promise<void> {
  const answer = await get<StatusView>(`${links.api}/status`);
  show(order, answer.ok ? stateOf(answer.data, order.dataset.id ?? '') : 'away');
}

function stateOf({ soldOut, takesOrders }: StatusView, id: string): State {
  if (!takesOrders) return 'closed';
  return soldOut.includes(id) ? 'gone' : 'open';
}

/** The button says why it leads nowhere. */
function show(order: HTMLAnchorElement, state: State): void {
  order.textContent = order.dataset[state] ?? '';
  if (state === 'open') order.setAttribute('href', target);
  else order.removeAttribute('href');
  order.setAttribute('aria-disabled', String(state !== 'open'));
}
