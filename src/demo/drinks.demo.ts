import type { CategoryDraft } from '../shop/menu/draft/menu-draft.types.js';
import { aranciata, birra, cola } from './prepacked.demo.js';

const ml = (amount: number) => ({ amount, unit: 'ml' as const });

export const drinksDemo: CategoryDraft = {
  name: 'Getränke',
  taxClass: 'drink',
  products: [
    {
      number: '70',
      name: 'Acqua Minerale',
      description: 'Mit oder ohne Kohlensäure',
      price: { '0,5 l': 290, '0,75 l': 450 },
      content: { '0,5 l': ml(500), '0,75 l': ml(750) },
      optionGroups: ['wasser'],
      depositCents: 15,
      allergens: [],
      diets: ['vegetarian', 'vegan'],
    },
    {
      number: '71',
      name: 'Aranciata Rossa',
      description: 'Blutorangenlimonade aus Sizilien',
      price: 350,
      content: ml(330),
      depositCents: 25,
      allergens: [],
      diets: ['vegetarian', 'vegan'],
      prepacked: aranciata,
    },
    {
      number: '72',
      name: 'Cola',
      price: 320,
      content: ml(330),
      depositCents: 15,
      allergens: [],
      additives: ['colour', 'caffeine'],
      diets: ['vegetarian', 'vegan'],
      prepacked: cola,
    },
    {
      number: '73',
      name: 'Limonata della Casa',
      description: 'Zitrone, Minze, ein Hauch Rosmarin – jeden Tag frisch gepresst',
      price: 420,
      allergens: [],
      diets: ['vegetarian', 'vegan'],
    },
    {
      number: '74',
      name: 'Birra Chiara',
      description: 'Helles Lagerbier aus Apulien',
      price: 390,
      content: ml(330),
      depositCents: 8,
      alcoholType: 'beer',
      allergens: ['barley'],
      prepacked: birra,
    },
    {
      number: '75',
      name: 'Montepulciano d’Abruzzo',
      description: 'Rotwein, trocken, Kirsche und Pflaume',
      price: { '0,25 l': 690, '0,75 l (Flasche)': 1890 },
      content: { '0,75 l (Flasche)': ml(750) },
      alcoholType: 'wine',
      allergens: ['sulphites'],
    },
  ],
};
