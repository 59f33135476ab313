import type { CategoryDraft } from '../shop/catalog/menu-draft.types.js';

const sizes = (small: number, large: number) => ({ 'Klein (26 cm)': small, 'Normal (32 cm)': large });

export const pizzaDemo: CategoryDraft = {
  name: 'Pizza',
  description: '48 Stunden gereifter Teig, bei 430 Grad im Steinofen gebacken.',
  optionGroups: ['pizza-extras', 'pizza-rand'],
  products: [
    {
      number: '10',
      name: 'Margherita',
      description: 'San-Marzano-Tomaten, Fior di Latte, frisches Basilikum',
      price: sizes(890, 1090),
      allergens: ['wheat', 'milk'],
    },
    {
      number: '11',
      name: 'Marinara',
      description: 'Tomaten, Knoblauch, Oregano und gutes Olivenöl – die älteste von allen, ganz ohne Käse',
      price: sizes(790, 950),
      allergens: ['wheat'],
    },
    {
      number: '12',
      name: 'Salame Piccante',
      description: 'Scharfe Salami aus Kalabrien, Fior di Latte, ein Faden Honig',
      price: sizes(1090, 1290),
      allergens: ['wheat', 'milk'],
      additives: ['nitrite', 'antioxidant'],
    },
    {
      number: '13',
      name: 'Prosciutto e Funghi',
      description: 'Gekochter Schinken und in Butter gebratene Champignons',
      price: sizes(1090, 1290),
      allergens: ['wheat', 'milk'],
      additives: ['nitrite', 'antioxidant', 'phosphate'],
    },
    {
      number: '14',
      name: 'Tonno e Cipolla',
      description: 'Thunfisch, rote Zwiebeln aus Tropea, Kapern',
      price: sizes(1090, 1320),
      allergens: ['wheat', 'fish', 'milk'],
    },
    {
      number: '15',
      name: 'Verdure Grigliate',
      description: 'Zucchini, Aubergine und Paprika vom Grill, Rucola, Pinienkerne',
      price: sizes(1050, 1250),
      allergens: ['wheat', 'milk'],
    },
    {
      number: '16',
      name: 'Quattro Formaggi',
      description: 'Fior di Latte, Gorgonzola, Taleggio und Parmesan, dazu Birne und Walnüsse',
      price: sizes(1150, 1390),
      allergens: ['wheat', 'milk', 'walnuts'],
    },
    {
      number: '17',
      name: 'Bella',
      description: 'Burrata, Parmaschinken, Rucola und getrocknete Tomaten, erst nach dem Backen belegt',
      price: sizes(1350, 1590),
      allergens: ['wheat', 'milk', 'sulphites'],
    },
  ],
};
