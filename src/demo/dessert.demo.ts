import type { CategoryDraft } from '../shop/catalog/menu-draft.types.js';

export const dessertDemo: CategoryDraft = {
  name: 'Dolci',
  description: 'Ein bisschen was geht immer noch.',
  products: [
    {
      number: '50',
      name: 'Tiramisù',
      description: 'Mascarpone, Espresso und Löffelbiskuits, im Glas, ohne Alkohol',
      price: 650,
      allergens: ['wheat', 'eggs', 'milk'],
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
    },
  ],
};
