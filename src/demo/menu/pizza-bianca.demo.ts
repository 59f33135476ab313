import type { CategoryDraft } from '../../shop/menu/draft/menu-draft.types.js';

export const pizzaBiancaDemo: CategoryDraft = {
  name: 'Pizza bianca & Calzone',
  description: 'Ohne Tomatensauce, oder zugeklappt. Alle mit 32 cm.',
  station: 'Ofen',
  products: [
    {
      number: '30',
      name: 'Bianca al Tartufo',
      description: 'Trüffelcreme, Fior di Latte, Steinpilze und junger Spinat',
      price: 1490,
      optionGroups: ['pizza-rand'],
      allergens: ['wheat', 'milk'],
      diets: ['vegetarian'],
      goesWith: ['Pinot Grigio', 'Insalata Mista'],
    },
    {
      number: '31',
      name: 'Bianca Patate e Salsiccia',
      description: 'Fior di Latte, dünne Kartoffelscheiben, grobe Salsiccia mit Fenchel, Rosmarin',
      price: 1350,
      optionGroups: ['pizza-rand'],
      allergens: ['wheat', 'milk'],
      goesWith: ['Birra Chiara'],
    },
    {
      number: '32',
      name: 'Calzone Classico',
      description: 'Gefüllt mit gekochtem Schinken, Champignons, Ricotta und Fior di Latte',
      price: 1290,
      allergens: ['wheat', 'milk'],
      additives: ['nitrite', 'antioxidant', 'phosphate'],
      goesWith: ['Birra Chiara', 'Insalata Mista'],
    },
    {
      number: '33',
      name: 'Calzone Verdure',
      description: 'Gefüllt mit Spinat, Zucchini, getrockneten Tomaten und Ricotta',
      price: 1250,
      allergens: ['wheat', 'milk', 'sulphites'],
      diets: ['vegetarian'],
      goesWith: ['Limonata della Casa', 'Insalata Mista'],
    },
  ],
};
