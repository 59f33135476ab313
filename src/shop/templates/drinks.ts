import type { CategoryDraft, ProductDraft } from '../menu/draft/menu-draft.types.js';

/** Drinks that most restaurants sell, with the deposit of returnable glass or of a single-use bottle. */
const softDrinks: ProductDraft[] = [
  { name: 'Cola', price: 290, content: { amount: 330, unit: 'ml' }, depositCents: 15 },
  { name: 'Cola Zero', price: 290, content: { amount: 330, unit: 'ml' }, depositCents: 15 },
  { name: 'Orangenlimonade', price: 290, content: { amount: 330, unit: 'ml' }, depositCents: 15 },
  {
    name: 'Apfelschorle',
    description: 'Naturtrüber Apfelsaft mit Mineralwasser',
    price: 290,
    content: { amount: 330, unit: 'ml' },
    depositCents: 15,
  },
  { name: 'Mineralwasser', price: 250, content: { amount: 500, unit: 'ml' }, depositCents: 25 },
];

export const ayran: ProductDraft = {
  name: 'Ayran',
  description: 'Joghurt, Wasser, eine Prise Salz – eiskalt',
  price: 200,
  content: { amount: 250, unit: 'ml' },
};

export const pils: ProductDraft = {
  name: 'Pils',
  price: 320,
  content: { amount: 500, unit: 'ml' },
  depositCents: 8,
  alcoholType: 'beer',
};

export const drinks = (...further: ProductDraft[]): CategoryDraft => ({
  name: 'Getränke',
  taxClass: 'drink',
  products: [...softDrinks, ...further],
});
