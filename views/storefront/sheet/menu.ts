import type { MenuView } from '../../../src/storefront/menu/menu.view';
import { get } from '../lib/api';
import { watchSoldOut } from '../lib/basket/sold-out';
import type { PageConfig } from '../lib/config';
import { picturesFrom } from './pictures-from';

let menu: Promise<MenuView | null> | undefined;

/** Kept for the visit; a failed load is tried again at the next tap. */
export async function loadMenu({ links }: PageConfig): Promise<MenuView | null> {
  menu ??= get<MenuView>(`${links.api}/menu`).then((answer) =>
    answer.ok ? picturesFrom(links.origin, answer.data) : null,
  );
  const loaded = await menu;
  if (!loaded) menu = undefined;
  return loaded;
}

/** What is chosen from next is asked for anew: a dish sold out, or the server refused what this menu offers. */
export function forgetMenu(): void {
  menu = undefined;
}
watchSoldOut(forgetMenu);

/** The page has written it out already. */
export const legendOnPage = () =>
  [...document.querySelectorAll('#allergene dl > div')].map((row) => ({
    code: row.querySelector('dt')?.textContent ?? '',
    name: row.querySelector('dd')?.textContent ?? '',
  }));
