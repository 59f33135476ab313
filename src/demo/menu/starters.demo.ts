import type { CategoryDraft } from '../../shop/menu/draft/menu-draft.types.js';

export const startersDemo: CategoryDraft = {
  name: 'Antipasti',
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
      goesWith: ['Focaccia al Rosmarino', 'Pinot Grigio'],
    },
    {
      number: '4',
      name: 'Carpaccio di Manzo',
      description: 'Rohes Rinderfilet, hauchdünn, mit Rucola, gehobeltem Parmesan und Zitronen-Senf-Dressing',
      price: 1490,
      allergens: ['milk', 'mustard'],
      goesWith: ['Focaccia al Rosmarino'],
    },
    {
      number: '5',
      name: 'Antipasto Misto della Casa',
      description:
        'Parmaschinken, Fenchelsalami, Pecorino, gegrilltes Gemüse, Oliven und Grissini – für zwei, die gern teilen',
      price: 1790,
      allergens: ['wheat', 'milk', 'sesame', 'sulphites'],
      additives: ['nitrate', 'antioxidant', 'blackened'],
      goesWith: ['Prosecco Treviso', 'Focaccia al Rosmarino'],
    },
    {
      number: '6',
      name: 'Focaccia al Rosmarino',
      description: 'Ofenwarm, mit Rosmarin und grobem Meersalz',
      price: 490,
      allergens: ['wheat'],
      diets: ['vegetarian', 'vegan'],
    },
    {
      number: '7',
      name: 'Kartoffel-Rosmarin-Focaccia',
      description: 'Mit hauchdünnen Kartoffelscheiben, Rosmarin und roten Zwiebeln aus dem Ofen',
      price: 690,
      allergens: ['wheat'],
      diets: ['vegetarian', 'vegan'],
    },
  ],
};
