import type { Page } from 'playwright-core';
import type { MenuView } from '../../../src/storefront/menu/menu.view.js';
import type { Restaurant } from './journey.js';

export interface Seed {
  fulfilment: 'pickup' | 'delivery';
  /** How many pieces of which dish. */
  dishes: Record<string, number>;
}

/** The basket as another visit left it. */
export async function seedBasket(page: Page, { url, slug }: Restaurant, seed: Seed): Promise<void> {
  const answer = await fetch(`${url}/api/storefront/${slug}/menu`);
  const { data } = (await answer.json()) as { data: MenuView };
  const all = data.categories.flatMap(({ products }) => products);
  const lines = Object.entries(seed.dishes).map(([name, quantity]) => {
    const dish = all.find((one) => one.name === name);
    if (!dish) throw new Error(`There is no ${name} on the menu.`);
    const variantId = dish.variants[0]?.id ?? '';
    return { key: dish.id, productId: dish.id, variantId, options: [], quantity, note: '' };
  });
  await page.addInitScript(
    ([place, basket]) => {
      if (localStorage.getItem('seeded')) return;
      localStorage.setItem(place, basket);
      localStorage.setItem('seeded', 'yes');
    },
    [`tresen:basket:${slug}`, JSON.stringify({ v: 1, fulfilment: seed.fulfilment, lines })] as const,
  );
}
