import type { MenuDraft } from '../shop/menu/draft/menu-draft.types.js';
import { combosDemo } from './combos.demo.js';
import { dessertDemo } from './dessert.demo.js';
import { drinksDemo } from './drinks.demo.js';
import { kidsDemo } from './kids.demo.js';
import { mainsDemo } from './mains.demo.js';
import { optionsDemo } from './options.demo.js';
import { pastaDemo } from './pasta.demo.js';
import { pizzaDemo } from './pizza.demo.js';
import { pizzaBiancaDemo } from './pizza-bianca.demo.js';
import { risottoDemo } from './risotto.demo.js';
import { saladsDemo } from './salads.demo.js';
import { startersDemo } from './starters.demo.js';
import { wineDemo } from './wine.demo.js';

/** The menu of the Trattoria Bella. */
export const menuDemo: MenuDraft = {
  optionGroups: optionsDemo,
  categories: [
    startersDemo,
    saladsDemo,
    pizzaDemo,
    pizzaBiancaDemo,
    pastaDemo,
    risottoDemo,
    mainsDemo,
    kidsDemo,
    combosDemo,
    dessertDemo,
    drinksDemo,
    wineDemo,
  ],
};
