import type { CategoryDraft } from '../shop/menu/draft/menu-draft.types.js';

export const dessertDemo: CategoryDraft = {
  name: 'Dolci',
  description: 'Ein bisschen was geht immer noch.',
  products: [
    {
      number: '50',
      name: 'Tiramisù',
      description: 'Mascarpone, Espresso und Löffelbiskuits, im Pfandglas, ohne Alkohol',
      price: 650,
      allergens: ['wheat', 'eggs', 'milk'],
      diets: ['vegetarian'],
      depositCents: 200,
      depositKind: 'reusable',
    },
    {
      number: '51',
      name: 'Panna Cotta ai Lamponi',
      description: 'Vanillecreme mit warmen Himbeeren',
      price: 590,
      allergens: ['milk'],
    },
    {
      number: '52',
      name: 'Cannolo Siciliano',
      description: 'Knusprige Rolle mit süßer Ricotta, Schokolade und Pistazien',
      price: 450,
      allergens: ['wheat', 'milk', 'soy', 'pistachios'],
      diets: ['vegetarian'],
    },
  ],
};
