import type { OptionGroupDraft } from '../../shop/menu/draft/menu-draft.types.js';

/** What meat and fish ask, and what children are asked. */
export const platesDemo: OptionGroupDraft[] = [
  {
    key: 'beilage',
    name: 'Deine Beilage',
    min: 1,
    max: 1,
    options: [
      { name: 'Rosmarinkartoffeln', allergens: [] },
      { name: 'Gemüse vom Grill', allergens: [] },
      { name: 'Pommes frites', allergens: [] },
      { name: 'Tagliatelle in Butter', priceCents: 100, allergens: ['wheat', 'eggs', 'milk'] },
      { name: 'Trüffel-Parmesan-Pommes', priceCents: 250, allergens: ['milk'] },
    ],
  },
  {
    key: 'sauce',
    name: 'Sauce dazu?',
    max: 3,
    freeQuantity: 1,
    options: [
      { name: 'Salsa verde', priceCents: 150, allergens: ['fish', 'mustard'] },
      { name: 'Pfefferrahm', priceCents: 150, allergens: ['milk', 'celery'] },
      { name: 'Aioli', priceCents: 120, allergens: ['eggs', 'mustard'] },
      { name: 'Kräuterbutter', priceCents: 120, allergens: ['milk'] },
    ],
  },
  {
    key: 'kinder-gesicht',
    name: 'Woraus sind die Augen?',
    min: 1,
    max: 1,
    options: [
      { name: 'Oliven', allergens: [], additives: ['blackened'] },
      { name: 'Tomaten', allergens: [] },
      { name: 'Salami', allergens: [], additives: ['nitrite', 'antioxidant'] },
    ],
  },
  {
    key: 'kinder-gruen',
    name: 'Noch etwas?',
    max: 2,
    options: [
      { name: 'Ohne Basilikum', allergens: [] },
      { name: 'Parmesan extra', allergens: ['milk'] },
    ],
  },
];
