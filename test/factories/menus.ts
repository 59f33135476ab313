import { MenuDraftService } from '../../src/shop/menu/draft/menu-draft.service.js';
import type { MenuDraft } from '../../src/shop/menu/draft/menu-draft.types.js';
import { MenuService } from '../../src/shop/menu/menu.service.js';
import type { Menu } from '../../src/shop/menu/menu.types.js';
import type { RunningApp } from '../support/app.js';

/** Two dishes and a drink, with a choice of size and one extra. */
export const SMALL_MENU: MenuDraft = {
  optionGroups: [
    {
      key: 'extras',
      name: 'Extras',
      max: 2,
      options: [{ name: 'Extra Käse', priceCents: 150, allergens: ['milk'] }],
    },
  ],
  categories: [
    {
      name: 'Pizza',
      optionGroups: ['extras'],
      products: [
        {
          name: 'Margherita',
          number: '10',
          price: { Klein: 790, Groß: 990 },
          allergens: ['wheat', 'milk'],
        },
        { name: 'Salami', number: '11', price: 1090, allergens: ['wheat', 'milk'] },
      ],
    },
    {
      name: 'Getränke',
      taxClass: 'drink',
      products: [
        { name: 'Cola', price: 290, content: { amount: 330, unit: 'ml' }, depositCents: 25, allergens: [] },
      ],
    },
  ],
};

export async function aMenu(running: RunningApp, shopId: string, draft = SMALL_MENU): Promise<Menu> {
  await running.app.get(MenuDraftService, { strict: false }).put(shopId, 'test', draft);
  return running.app.get(MenuService, { strict: false }).menuOf(shopId);
}
