import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { MenuView } from '../../../src/storefront/menu/menu.view';
import { get } from '../lib/api';
import type { PageConfig } from '../lib/config';
import { Speaks } from '../lib/words/Voice';
import { picturesFrom } from './pictures-from';
import { Sheet, type Shown } from './Sheet';

let root: Root | undefined;
let menu: Promise<MenuView | null> | undefined;
let opened = 0;

export const openProduct = (config: PageConfig, productId: string): void => void open(config, productId);

export const openBasket = (config: PageConfig): void => void open(config, null);

async function open(config: PageConfig, first: Shown): Promise<void> {
  const focused = document.activeElement as HTMLElement | null;
  const loaded = await loadMenu(config);
  const close = () => {
    root?.render(null);
    focused?.focus();
  };
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  opened += 1;
  root.render(
    <StrictMode>
      <Speaks speech={config.speech}>
        <Sheet
          key={opened}
          config={config}
          menu={loaded}
          legend={legendOnPage()}
          first={first}
          close={close}
        />
      </Speaks>
    </StrictMode>,
  );
}

/** Kept for the visit; a failed load is tried again at the next tap. */
async function loadMenu({ links }: PageConfig): Promise<MenuView | null> {
  menu ??= get<MenuView>(`${links.api}/menu`).then((answer) =>
    answer.ok ? picturesFrom(links.origin, answer.data) : null,
  );
  const loaded = await menu;
  if (!loaded) menu = undefined;
  return loaded;
}

/** The page has written it out already. */
const legendOnPage = () =>
  [...document.querySelectorAll('#allergene dl > div')].map((row) => ({
    code: row.querySelector('dt')?.textContent ?? '',
    name: row.querySelector('dd')?.textContent ?? '',
  }));
