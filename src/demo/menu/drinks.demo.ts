import type { CategoryDraft } from '../../shop/menu/draft/menu-draft.types.js';
import { aranciata, cola, schorle } from './prepacked.demo.js';

const ml = (amount: number) => ({ amount, unit: 'ml' as const });

export const drinksDemo: CategoryDraft = {
  name: 'Getränke',
  taxClass: 'drink',
  station: 'Bar',
  products: [
    {
      number: '90',
      name: 'Acqua Minerale',
      description: 'Mit oder ohne Kohlensäure',
      price: { 'Kleine Flasche': 290, 'Große Flasche': 450 },
      content: { 'Kleine Flasche': ml(500), 'Große Flasche': ml(750) },
      optionGroups: ['wasser'],
      depositCents: 15,
      depositKind: 'reusable',
      allergens: [],
      diets: ['vegetarian', 'vegan'],
    },
    {
      number: '91',
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
      number: '92',
      name: 'Cola',
      price: 320,
      content: ml(330),
      depositCents: 15,
      depositKind: 'reusable',
      allergens: [],
      additives: ['colour', 'caffeine'],
      diets: ['vegetarian', 'vegan'],
      prepacked: cola,
    },
    {
      number: '93',
      name: 'Limonata della Casa',
      description: 'Zitrone, Minze, ein Hauch Rosmarin – jeden Tag frisch gepresst',
      price: 420,
      content: ml(400),
      allergens: [],
      diets: ['vegetarian', 'vegan'],
    },
    {
      number: '94',
      name: 'Apfelschorle',
      description: 'Naturtrüber Apfelsaft aus dem Havelland mit Mineralwasser',
      price: 340,
      content: ml(330),
      depositCents: 15,
      depositKind: 'reusable',
      allergens: [],
      diets: ['vegetarian', 'vegan'],
      prepacked: schorle,
    },
  ],
};
