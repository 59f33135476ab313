import type { CategoryDraft } from '../../shop/menu/draft/menu-draft.types.js';

export const dessertDemo: CategoryDraft = {
  name: 'Dolci',
  description: 'Ein bisschen was geht immer noch.',
  products: [
    {
      number: '80',
      name: 'Tiramisù',
      description: 'Mascarpone, Espresso und Löffelbiskuits, im Pfandglas, ohne Alkohol',
      price: 650,
      allergens: ['wheat', 'eggs', 'milk'],
      diets: ['vegetarian'],
      depositCents: 200,
      depositKind: 'reusable',
    },
    {
      number: '81',
      name: 'Panna Cotta ai Lamponi',
      description: 'Vanillecreme mit warmen Himbeeren',
      price: 590,
      allergens: ['milk'],
    },
    {
      number: '82',
      name: 'Cannolo Siciliano',
      description: 'Knusprige Rolle mit süßer Ricotta, Schokolade und Pistazien',
      price: 450,
      allergens: ['wheat', 'milk', 'soy', 'pistachios'],
      diets: ['vegetarian'],
    },
    {
      number: '83',
      name: 'Torta Caprese',
      description: 'Saftiger Schokoladenkuchen mit Mandeln, ganz ohne Mehl',
      price: 620,
      allergens: ['eggs', 'milk', 'soy', 'almonds'],
      diets: ['vegetarian'],
    },
  ],
};
