import type { OptionGroupDraft } from '../../shop/menu/draft/menu-draft.types.js';
import { platesDemo } from './plates-options.demo.js';
import { toppingsDemo } from './toppings.demo.js';

const normal = (priceCents: number) => ({ 'Normal (32 cm)': priceCents });

/** What the dishes of the Trattoria Bella ask; the pizza nach Wunsch and the plates ask in a file of their own. */
export const optionsDemo: OptionGroupDraft[] = [
  {
    key: 'pizza-extras',
    name: 'Noch etwas drauf?',
    max: 5,
    options: [
      { name: 'Extra Fior di Latte', priceCents: 150, variantPrices: normal(200), allergens: ['milk'] },
      { name: 'Burrata', priceCents: 350, allergens: ['milk'] },
      { name: 'Parmaschinken', priceCents: 280, variantPrices: normal(350), allergens: [] },
      {
        name: 'Scharfe Salami',
        priceCents: 200,
        variantPrices: normal(250),
        allergens: [],
        additives: ['nitrite', 'antioxidant'],
      },
      { name: 'Sardellen', priceCents: 180, variantPrices: normal(220), allergens: ['fish'] },
      { name: 'Champignons', priceCents: 120, variantPrices: normal(150), allergens: [] },
      {
        name: 'Oliven',
        priceCents: 120,
        variantPrices: normal(150),
        allergens: [],
        additives: ['blackened'],
      },
      { name: 'Rucola', priceCents: 150, allergens: [] },
      { name: 'Ohne Basilikum', allergens: [] },
    ],
  },
  {
    key: 'pizza-rand',
    name: 'Der Rand',
    min: 1,
    max: 1,
    options: [
      { name: 'Luftig, wie in Neapel', allergens: [] },
      { name: 'Mit Ricotta gefüllt', priceCents: 250, variantPrices: normal(300), allergens: ['milk'] },
    ],
  },
  {
    key: 'pasta-dazu',
    name: 'Dazu',
    max: 3,
    options: [
      { name: 'Frischer Parmesan', priceCents: 120, allergens: ['milk'] },
      { name: 'Chiliöl', priceCents: 50, allergens: [] },
      { name: 'Geröstete Pinienkerne', priceCents: 180, allergens: [] },
    ],
  },
  {
    key: 'wasser',
    name: 'Kohlensäure?',
    min: 1,
    max: 1,
    options: [
      { name: 'Mit', allergens: [] },
      { name: 'Ohne', allergens: [] },
    ],
  },
  {
    key: 'schaerfe',
    name: 'Wie scharf?',
    min: 1,
    max: 1,
    options: [
      { name: 'Mild', allergens: [] },
      { name: 'Wie in Rom', allergens: [] },
      { name: 'Höllisch', allergens: [] },
    ],
  },
  {
    key: 'dressing',
    name: 'Welches Dressing?',
    min: 1,
    max: 1,
    options: [
      { name: 'Honig-Senf', allergens: ['mustard'] },
      { name: 'Balsamico', allergens: ['sulphites'] },
      { name: 'Joghurt-Kräuter', allergens: ['milk'] },
    ],
  },
  toppingsDemo,
  ...platesDemo,
];
