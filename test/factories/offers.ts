import type { MenuDraft } from '../../src/shop/menu/draft/menu-draft.types.js';
import type { Menu, Product } from '../../src/shop/menu/menu.types.js';
import type { OrderDto } from '../../src/storefront/order/basket.dto.js';

/** A dish that is counted, one of which there are so many a day, and a combo that is made of the first. */
export const COUNTED_MENU: MenuDraft = {
  optionGroups: [],
  categories: [
    {
      name: 'Karte',
      products: [
        { name: 'Tiramisù', price: 650, allergens: ['eggs', 'milk'], stock: { kind: 'pieces' } },
        { name: 'Tagessuppe', price: 490, allergens: [], stock: { kind: 'daily', quota: 2 } },
        { name: 'Pizza', price: 990, allergens: ['wheat'] },
        {
          name: 'Pizza + Nachtisch',
          price: 1490,
          combo: {
            courses: [
              { name: 'Pizza', choices: [{ dish: 'Pizza' }] },
              { name: 'Nachtisch', choices: [{ dish: 'Tiramisù' }] },
            ],
          },
        },
      ],
    },
  ],
};

export function dishOf({ categories }: Menu, name: string): Product {
  const dish = categories.flatMap(({ products }) => products).find((product) => product.name === name);
  if (!dish) throw new Error(`There is no "${name}" on this menu.`);
  return dish;
}

export interface Wish {
  dish: Product;
  quantity?: number;
  /** The answers by their questions. */
  options?: Record<string, string>;
  variantId?: string;
}

/** Picked up as soon as possible and paid in cash, when a test does not say otherwise. */
export const aBasket = (wishes: Wish[], over: Partial<Record<keyof OrderDto, unknown>> = {}) => ({
  fulfilment: 'pickup',
  when: 'asap',
  lines: wishes.map(({ dish, quantity = 1, options = {}, variantId = dish.variants[0]?.id }) => ({
    productId: dish.id,
    variantId,
    options: Object.entries(options).map(([groupId, optionId]) => ({ groupId, optionId, quantity: 1 })),
    quantity,
    note: '',
  })),
  payment: 'cash',
  tipCents: 0,
  contact: { name: 'Jonas Weber', phone: '0171 3920012', email: 'jonas@example.org', note: '' },
  ...over,
});
