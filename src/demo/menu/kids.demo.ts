import type { CategoryDraft } from '../../shop/menu/draft/menu-draft.types.js';

export const kidsDemo: CategoryDraft = {
  name: 'Für Kinder',
  description: 'Kleinere Portionen für Gäste bis zwölf Jahre.',
  products: [
    {
      number: '70',
      name: 'Pizza Pinocchio',
      description: 'Kleine Pizza mit Tomaten, Fior di Latte und einem Gesicht aus Gemüse',
      price: 690,
      optionGroups: ['kinder-gesicht'],
      allergens: ['wheat', 'milk'],
      goesWith: ['Apfelschorle'],
    },
    {
      number: '71',
      name: 'Spaghetti Bambini',
      description: 'Mit milder Tomatensauce, auf Wunsch ohne alles Grüne',
      price: 590,
      optionGroups: ['kinder-gruen'],
      allergens: ['wheat'],
      diets: ['vegetarian', 'vegan'],
      goesWith: ['Apfelschorle'],
    },
    {
      number: '72',
      name: 'Hähnchen-Nuggets mit Pommes',
      description: 'Sechs Nuggets aus der Hähnchenbrust, dazu Pommes frites und Ketchup',
      price: 790,
      allergens: ['wheat', 'eggs', 'celery'],
      goesWith: ['Apfelschorle'],
    },
  ],
};
