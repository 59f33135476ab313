import type { MenuDraft } from '../menu/draft/menu-draft.types.js';
import { drinks, pils } from './drinks.js';

export const burger: MenuDraft = {
  optionGroups: [
    {
      key: 'garstufe',
      name: 'Wie gebraten?',
      min: 1,
      max: 1,
      options: [{ name: 'Medium' }, { name: 'Durchgebraten' }],
    },
    {
      key: 'extras',
      name: 'Extras',
      max: 5,
      options: [
        { name: 'Zweites Patty', priceCents: 350 },
        { name: 'Bacon', priceCents: 150 },
        { name: 'Cheddar', priceCents: 100 },
        { name: 'Jalapeños', priceCents: 80 },
        { name: 'Röstzwiebeln', priceCents: 80 },
        { name: 'Spiegelei', priceCents: 150 },
      ],
    },
    {
      key: 'dip',
      name: 'Dip dazu?',
      max: 3,
      options: [
        { name: 'Ketchup', priceCents: 50 },
        { name: 'Mayonnaise', priceCents: 50 },
        { name: 'Trüffelmayo', priceCents: 100 },
        { name: 'Barbecue', priceCents: 80 },
      ],
    },
  ],
  categories: [
    {
      name: 'Burger',
      description: 'Im gerösteten Brioche, mit Salat, Tomate und Hausmayo',
      optionGroups: ['extras'],
      products: [
        { name: 'Classic', description: '150 g Rind', price: 990, optionGroups: ['garstufe'] },
        { name: 'Cheeseburger', description: '150 g Rind, Cheddar', price: 1090, optionGroups: ['garstufe'] },
        {
          name: 'Bacon & Egg',
          description: '150 g Rind, Bacon, Spiegelei',
          price: 1250,
          optionGroups: ['garstufe'],
        },
        {
          name: 'Smokey BBQ',
          description: '150 g Rind, Cheddar, Röstzwiebeln, Barbecue',
          price: 1250,
          optionGroups: ['garstufe'],
        },
        { name: 'Crispy Chicken', description: 'Knuspriges Hähnchen, Krautsalat', price: 1150 },
        { name: 'Halloumi', description: 'Gegrillter Halloumi, Honig-Senf', price: 1090 },
        { name: 'Veggie', description: 'Patty aus Roter Bete und Kichererbsen', price: 1090 },
      ],
    },
    {
      name: 'Beilagen',
      optionGroups: ['dip'],
      products: [
        { name: 'Pommes', price: { Klein: 390, Groß: 520 } },
        { name: 'Süßkartoffelpommes', price: { Klein: 490, Groß: 640 } },
        { name: 'Onion Rings', description: 'Acht Stück', price: 490 },
        { name: 'Chicken Nuggets', description: 'Neun Stück', price: 690 },
        { name: 'Coleslaw', price: 350 },
      ],
    },
    {
      name: 'Süßes',
      products: [
        { name: 'Brownie', description: 'Noch warm, mit Walnüssen', price: 450 },
        { name: 'Vanille-Milchshake', price: 550, taxClass: 'milkDrink75' },
      ],
    },
    drinks(pils),
  ],
};
