import type { CategoryDraft } from '../shop/menu/draft/menu-draft.types.js';

export const startersDemo: CategoryDraft = {
  name: 'Antipasti & Insalate',
  description: 'Zum Teilen, oder auch nicht.',
  products: [
    {
      number: '1',
      name: 'Bruschetta al Pomodoro',
      description:
        'Drei Scheiben geröstetes Landbrot, sonnenreife Tomaten, Knoblauch, Basilikum und ligurisches Olivenöl',
      price: 690,
      allergens: ['wheat'],
      diets: ['vegetarian', 'vegan'],
    },
    {
      number: '2',
      name: 'Burrata con Pomodorini',
      description:
        'Cremige Burrata aus Apulien auf geschmorten Kirschtomaten, dazu Basilikumpesto mit Cashewkernen',
      price: 1190,
      allergens: ['milk', 'cashews'],
      diets: ['vegetarian'],
      goesWith: ['Focaccia al Rosmarino'],
    },
    {
      number: '3',
      name: 'Vitello Tonnato',
      description: 'Hauchdünnes Kalbfleisch, kalt, mit Thunfischcreme und Kapernäpfeln',
      price: 1390,
      allergens: ['eggs', 'fish', 'mustard', 'celery'],
    },
    {
      number: '4',
      name: 'Focaccia al Rosmarino',
      description: 'Ofenwarm, mit Rosmarin und grobem Meersalz',
      price: 490,
      allergens: ['wheat'],
      diets: ['vegetarian', 'vegan'],
    },
    {
      number: '5',
      name: 'Insalata Mista',
      description: 'Blattsalate, Tomaten, Gurke, Fenchel und Radieschen in Balsamico-Vinaigrette',
      price: 790,
      allergens: ['mustard', 'sulphites'],
      diets: ['vegetarian', 'vegan'],
      goesWith: ['Focaccia al Rosmarino'],
    },
    {
      number: '6',
      name: 'Insalata Cesare',
      description:
        'Römersalat, gegrillte Maispoulardenbrust, Parmesan, knusprige Croûtons und unser Sardellendressing',
      price: 1290,
      allergens: ['wheat', 'eggs', 'fish', 'milk', 'mustard'],
    },
  ],
};
