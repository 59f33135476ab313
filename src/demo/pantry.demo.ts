import type { PantryGroupDraft } from '../shop/ingredient/pantry-draft.service.js';

const PIZZAS = [
  'Margherita',
  'Marinara',
  'Salame Piccante',
  'Prosciutto e Funghi',
  'Tonno e Cipolla',
  'Verdure Grigliate',
  'Quattro Formaggi',
  'Bella',
  'Pizza nach Wunsch',
];
const WITHOUT_SAUCE = [
  'Bianca al Tartufo',
  'Bianca Patate e Salsiccia',
  'Calzone Classico',
  'Calzone Verdure',
];

/** What the kitchen of the Trattoria Bella buys; no dish gets an allergen from it that the dish does not name itself. */
export const pantryDemo: PantryGroupDraft[] = [
  {
    name: 'Teig und Pasta',
    ingredients: [
      { name: 'Pizzateig', allergens: ['wheat'], dishes: [...PIZZAS, ...WITHOUT_SAUCE] },
      {
        name: 'Spaghetti',
        allergens: ['wheat'],
        dishes: ['Spaghetti al Pomodoro', 'Spaghetti alla Carbonara'],
      },
      {
        name: 'Frische Eiernudeln',
        allergens: ['wheat', 'eggs'],
        dishes: ['Tagliatelle al Ragù', 'Lasagne della Nonna'],
      },
    ],
  },
  {
    name: 'Käse und Nüsse',
    ingredients: [
      {
        name: 'Mozzarella',
        allergens: ['milk'],
        dishes: [
          'Margherita',
          'Salame Piccante',
          'Prosciutto e Funghi',
          'Verdure Grigliate',
          'Calzone Classico',
          'Insalata Caprese',
        ],
      },
      {
        name: 'Parmesan',
        allergens: ['milk'],
        dishes: ['Quattro Formaggi', 'Spaghetti alla Carbonara', 'Carpaccio di Manzo'],
      },
      {
        name: 'Gorgonzola',
        allergens: ['milk'],
        dishes: ['Quattro Formaggi', 'Gnocchi al Gorgonzola'],
      },
      { name: 'Walnüsse', allergens: ['walnuts'], dishes: ['Quattro Formaggi', 'Gnocchi al Gorgonzola'] },
    ],
  },
  {
    name: 'Fisch und Meeresfrüchte',
    ingredients: [
      { name: 'Thunfisch', allergens: ['fish'], dishes: ['Tonno e Cipolla', 'Vitello Tonnato'] },
      { name: 'Garnelen', allergens: ['crustaceans'], dishes: ['Linguine Gamberi e Limone'] },
    ],
  },
  {
    name: 'Gemüse und Kräuter',
    ingredients: [
      {
        name: 'Tomatensoße',
        dishes: [...PIZZAS, 'Spaghetti al Pomodoro', 'Penne all’Arrabbiata'],
      },
      { name: 'Champignons', dishes: ['Prosciutto e Funghi', 'Calzone Classico'] },
      { name: 'Basilikum', dishes: ['Margherita', 'Insalata Caprese'] },
      { name: 'Senfdressing', allergens: ['mustard'], dishes: ['Insalata Mista', 'Insalata Cesare'] },
    ],
  },
];
