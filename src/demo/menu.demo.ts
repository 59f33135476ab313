import type { MenuDraft } from '../shop/menu/draft/menu-draft.types.js';
import { combosDemo } from './menu/combos.demo.js';
import { dessertDemo } from './menu/dessert.demo.js';
import { drinksDemo } from './menu/drinks.demo.js';
import { englishDemo } from './menu/english.demo.js';
import { englishWordsDemo } from './menu/english-options.demo.js';
import { kidsDemo } from './menu/kids.demo.js';
import { mainsDemo } from './menu/mains.demo.js';
import { optionsDemo } from './menu/options.demo.js';
import { pastaDemo } from './menu/pasta.demo.js';
import { pizzaDemo } from './menu/pizza.demo.js';
import { pizzaBiancaDemo } from './menu/pizza-bianca.demo.js';
import { risottoDemo } from './menu/risotto.demo.js';
import { saladsDemo } from './menu/salads.demo.js';
import { startersDemo } from './menu/starters.demo.js';
import { wineDemo } from './menu/wine.demo.js';

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
  english: { texts: englishDemo, words: englishWordsDemo },
};
