import { newId } from '../../src/shared/ids.js';
import type { MenuView } from '../../src/storefront/menu/menu.view.js';
import type { Browser } from '../support/browser.js';

/** The demo restaurant and the person who runs it. */
export const BELLA = 'trattoria-bella';
export const DEMO = { email: 'demo@tresen.example', password: 'tresen-demo' };

export const anOrderKey = (): string => `test-${newId()}`;

/** One piece of the first dish that asks no question, picked up and paid in cash. */
export async function anOrder(guest: Browser, over: Record<string, unknown> = {}) {
  const { body } = await guest.get<MenuView>(`/api/storefront/${BELLA}/menu`);
  const dish = body.data.categories
    .flatMap(({ products }) => products)
    .find(({ groupIds, variants, soldOut }) => groupIds.length === 0 && variants.length === 1 && !soldOut);
  if (!dish) throw new Error('The demo menu has no plain dish.');
  return {
    fulfilment: 'pickup',
    when: 'asap',
    lines: [{ productId: dish.id, variantId: dish.variants[0]?.id, options: [], quantity: 1, note: '' }],
    payment: 'cash',
    tipCents: 0,
    contact: { name: 'Jonas Weber', phone: '0171 3920012', email: 'jonas@example.org', note: '' },
    ...over,
  };
}

export const placeOrder = (guest: Browser, body: object, key = anOrderKey()) =>
  guest.post<{ id: string; number: number; token: string }>(`/api/storefront/${BELLA}/order`, body, {
    'idempotency-key': key,
  });
