import type { MenuDraft } from '../menu/draft/menu-draft.types.js';
import { drinks, pils } from './drinks.js';

const pizza = (small: number, large: number) => ({ 'Klein (26 cm)': small, 'Groß (32 cm)': large });
const onLarge = (priceCents: number) => ({ 'Groß (32 cm)': priceCents });

export const pizzeria: MenuDraft = {
  optionGroups: [
    {
      key: 'extras',
      name: 'Extras auf die Pizza',
      max: 6,
      options: [
        { name: 'Extra Käse', priceCents: 120, variantPrices: onLarge(180) },
        { name: 'Champignons', priceCents: 100, variantPrices: onLarge(150) },
        { name: 'Oliven', priceCents: 100, variantPrices: onLarge(150) },
        { name: 'Peperoni, scharf', priceCents: 100, variantPrices: onLarge(150) },
        { name: 'Salami', priceCents: 150, variantPrices: onLarge(200) },
        { name: 'Vorderschinken', priceCents: 150, variantPrices: onLarge(200) },
        { name: 'Rucola', priceCents: 120, variantPrices: onLarge(180) },
      ],
    },
    {
      key: 'pasta',
      name: 'Welche Nudeln?',
      min: 1,
      max: 1,
      options: [{ name: 'Spaghetti' }, { name: 'Penne' }, { name: 'Tagliatelle', priceCents: 50 }],
    },
  ],
  categories: [
    {
      name: 'Vorspeisen & Salate',
      products: [
        { name: 'Bruschetta', description: 'Geröstetes Brot, Tomaten, Knoblauch, Basilikum', price: 590 },
        { name: 'Caprese', description: 'Tomaten, Mozzarella, Basilikum, Olivenöl', price: 890 },
        {
          name: 'Gemischter Salat',
          description: 'Blattsalat, Tomaten, Gurken, Paprika, Zwiebeln',
          price: 750,
        },
      ],
    },
    {
      name: 'Pizza',
      description: 'Aus dem Steinofen, mit Tomatensauce und Käse',
      optionGroups: ['extras'],
      products: [
        { name: 'Margherita', number: '10', description: 'Mit frischem Basilikum', price: pizza(790, 1050) },
        { name: 'Salami', number: '11', price: pizza(890, 1190) },
        { name: 'Prosciutto', number: '12', description: 'Mit Vorderschinken', price: pizza(890, 1190) },
        { name: 'Funghi', number: '13', description: 'Mit frischen Champignons', price: pizza(890, 1190) },
        { name: 'Tonno', number: '14', description: 'Mit Thunfisch und Zwiebeln', price: pizza(950, 1250) },
        { name: 'Hawaii', number: '15', description: 'Mit Schinken und Ananas', price: pizza(950, 1250) },
        {
          name: 'Diavola',
          number: '16',
          description: 'Mit scharfer Salami und Peperoni',
          price: pizza(950, 1290),
        },
        { name: 'Quattro Formaggi', number: '17', description: 'Vier Käse', price: pizza(990, 1350) },
      ],
    },
    {
      name: 'Pasta',
      optionGroups: ['pasta'],
      products: [
        { name: 'Napoli', number: '30', description: 'Tomatensauce, Basilikum', price: 850 },
        { name: 'Bolognese', number: '31', description: 'Lange geschmorte Hackfleischsauce', price: 1050 },
        {
          name: 'Carbonara',
          number: '32',
          description: 'Speck, Ei, Parmesan, schwarzer Pfeffer',
          price: 1090,
        },
        { name: 'Aglio e Olio', number: '33', description: 'Knoblauch, Olivenöl, Peperoncino', price: 850 },
      ],
    },
    drinks(pils),
  ],
};
