import type { CategoryDraft } from '../../shop/menu/draft/menu-draft.types.js';

export const saladsDemo: CategoryDraft = {
  name: 'Insalate',
  description: 'Frisch geschnitten, mit Brot dazu, wenn du magst.',
  products: [
    {
      number: '10',
      name: 'Insalata Mista',
      description: 'Blattsalate, Tomaten, Gurke, Fenchel und Radieschen in Balsamico-Vinaigrette',
      price: 790,
      allergens: ['mustard', 'sulphites'],
      diets: ['vegetarian', 'vegan'],
      goesWith: ['Focaccia al Rosmarino'],
    },
    {
      number: '11',
      name: 'Insalata Cesare',
      description:
        'Römersalat, gegrillte Maispoulardenbrust, Parmesan, knusprige Croûtons und unser Sardellendressing',
      price: 1290,
      allergens: ['wheat', 'eggs', 'fish', 'milk', 'mustard'],
      goesWith: ['Acqua Minerale'],
    },
    {
      number: '12',
      name: 'Insalata Caprese',
      description: 'Ochsenherztomaten und Büffelmozzarella, Basilikum, Olivenöl vom Gardasee',
      price: 1090,
      allergens: ['milk'],
      diets: ['vegetarian'],
      goesWith: ['Focaccia al Rosmarino'],
    },
    {
      number: '13',
      name: 'Salat mit Hähnchenbrustfiletstreifen',
      description:
        'Bunter Blattsalat, gebratene Streifen von der Hähnchenbrust, Mais, Gurke und Croûtons, Dressing nach Wahl',
      price: 1290,
      optionGroups: ['dressing'],
      allergens: ['wheat'],
      goesWith: ['Focaccia al Rosmarino', 'Limonata della Casa'],
    },
  ],
};
