import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { MenuView } from '../../../src/storefront/menu/menu.view';
import type { PageConfig } from '../lib/config';
import { BasketView } from './basket/BasketView';
import { loadMenu } from './menu';
import { InRestaurant, type Shown } from './Restaurant';
import { type Placed, Sheets } from './Sheets';

let root: Root | undefined;
let pile: Placed[] = [];
let opened = 0;

/** What was tapped on the page. */
export interface Tapped {
  /** Where the focus returns. */
  opener: HTMLElement | null;
  /** Clears the place the sheet is to take; false when the guest has left it meanwhile. */
  arrive: () => boolean;
}

export const openProduct = (config: PageConfig, productId: string, tapped?: Tapped): Promise<void> =>
  open(config, { kind: 'dish', id: productId }, tapped);

export const openBasket = (config: PageConfig, tapped?: Tapped): Promise<void> =>
  open(config, { kind: 'basket' }, tapped);

export const openWay = (config: PageConfig, tapped?: Tapped): Promise<void> =>
  open(config, { kind: 'way' }, tapped);

/** What a tap would wait for otherwise, in parts: the menu, and React at work. */
export async function getReady(config: PageConfig, pause: () => Promise<void>): Promise<void> {
  const menu = await loadMenu(config);
  await pause();
  rootOf();
  await pause();
  if (opened === 0) draw(config, menu);
}

/** The basket that stands beside the menu where there is room for it. */
export async function mountBasket(config: PageConfig, element: HTMLElement): Promise<void> {
  const place = createRoot(element);
  const show = (menu: MenuView | null) =>
    flushSync(() =>
      place.render(
        <InRestaurant config={config} menu={menu} open={(shown) => void open(config, shown)}>
          <BasketView />
        </InRestaurant>,
      ),
    );
  show(null);
  show(await loadMenu(config));
}

/** Resolves once it is on the screen; one opened from another lies above it, which keeps what was chosen. */
async function open(
  config: PageConfig,
  shown: Shown,
  { opener, arrive }: Tapped = { opener: openerOf(shown), arrive: () => true },
): Promise<void> {
  const menu = await loadMenu(config);
  if (!arrive()) return;
  opened += 1;
  pile = [...pile, { ...shown, key: opened, opener }];
  draw(config, menu);
}

function rootOf(): Root {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  return root;
}

function draw(config: PageConfig, menu: MenuView | null): void {
  const close = ({ key, opener }: Placed) => {
    if (!pile.some((one) => one.key === key)) return;
    pile = pile.filter((one) => one.key !== key);
    draw(config, menu);
    opener?.focus();
  };
  flushSync(() =>
    rootOf().render(
      <InRestaurant config={config} menu={menu} open={(next) => void open(config, next)}>
        <Sheets pile={pile} close={close} />
      </InRestaurant>,
    ),
  );
}

/** Where the focus returns: a placeholder that is gone by then is no place for it, and Safari focuses no button. */
function openerOf(shown: Shown): HTMLElement | null {
  const focused = document.activeElement as HTMLElement | null;
  if (focused?.closest('dialog.sheet') && pile.length > 0) return focused;
  if (focused && focused !== document.body && !focused.closest('dialog')) return focused;
  if (shown.kind !== 'dish') return null;
  return document.querySelector<HTMLElement>(`.dish[data-id="${CSS.escape(shown.id)}"] .dish__open`);
}
