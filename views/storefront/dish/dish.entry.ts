import type { StatusView } from '../../../src/storefront/menu/menu.view';
import { get } from '../lib/api';
import { readConfig } from '../lib/config';
import { keepPricesFresh } from '../menu/fresh/fresh-prices';

type State = 'open' | 'gone' | 'closed' | 'away';

const EVERY_MS = 60_000;
const config = readConfig();
const { links } = config;
const button = document.getElementById('bestellen') as HTMLAnchorElement | null;
const target = button?.getAttribute('href') ?? '';

void look();
addEventListener('online', () => void look());
addEventListener('offline', () => show('away'));
setInterval(() => document.visibilityState === 'visible' && void look(), EVERY_MS);

async function look(): Promise<void> {
  const answer = await get<StatusView>(`${links.api}/status`);
  show(answer.ok ? stateOf(answer.data, button?.dataset.id ?? '') : 'away');
  await keepPricesFresh(config, answer.ok || answer.code !== 'OFFLINE');
}

function stateOf({ soldOut, takesOrders }: StatusView, id: string): State {
  if (!takesOrders) return 'closed';
  return soldOut.includes(id) ? 'gone' : 'open';
}

/** The button says why it leads nowhere; a menu only to read has none. */
function show(state: State): void {
  if (!button) return;
  button.textContent = button.dataset[state] ?? '';
  if (state === 'open') button.setAttribute('href', target);
  else button.removeAttribute('href');
  button.setAttribute('aria-disabled', String(state !== 'open'));
}
