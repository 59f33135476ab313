import type { MenuDraft } from '../shop/menu/draft/menu-draft.types.js';
import { combosDemo } from './combos.demo.js';
import { dessertDemo } from './dessert.demo.js';
import { drinksDemo } from './drinks.demo.js';
import { optionsDemo } from './options.demo.js';
import { pastaDemo } from './pasta.demo.js';
import { pizzaDemo } from './pizza.demo.js';
import { startersDemo } from './starters.demo.js';

/** The menu of the Trattoria Bella. */
export const menuDemo: MenuDraft = {
  optionGroups: optionsDemo,
  categories: [startersDemo, pizzaDemo, pastaDemo, combosDemo, dessertDemo, drinksDemo],
};
