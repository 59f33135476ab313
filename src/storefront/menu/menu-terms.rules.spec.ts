import { expect, it } from '@jest/globals';
import { PLAIN_DISH } from '../../shop/menu/menu.rules.js';
import type { Menu, Product } from '../../shop/menu/menu.types.js';
import { areSameTerms, termsOf } from './menu-terms.rules.js';

const DISH = {
  ...PLAIN_DISH,
  id: 'pizza',
  name: 'Margherita',
  allergens: ['wheat'],
  variants: [{ id: 'v', name: '', priceCents: 890, content: null, ownPrices: [] }],
} as unknown as Product;
const menuOf = (over: Partial<Product> = {}) =>
  ({
    codeSet: 'AT',
    optionGroups: [],
    categories: [{ id: 'c', name: 'Pizza', products: [{ ...DISH, ...over }] }],
  }) as unknown as Menu;
const isSame = (over: Partial<Product>) => areSameTerms(termsOf(menuOf(over), null), termsOf(menuOf(), null));

it.each<[string, Partial<Product>]>([
  ['a price', { variants: [{ ...DISH.variants[0]!, priceCents: 990 }] }],
  ['an allergen', { allergens: ['wheat', 'milk'] }],
  ['that nobody has checked it', { allergens: null }],
  ['an additive', { additives: ['colour'] }],
  ['the deposit', { depositCents: 25 }],
  ['the age', { minAge: 18 }],
  ['the name', { name: 'Marinara' }],
  ['what stands below it', { description: 'mit Nüssen' }],
])('%s is part of the terms', (_, over) => {
  expect(isSame(over)).toBe(false);
});

it.each<[string, Partial<Product>]>([
  ['sold out', { soldOut: { until: null } }],
  ['counted down', { version: 7 }],
  ['pictured', { image: { id: 'x', alt: '', focus: { x: 0, y: 0 }, width: 1, height: 1 } }],
])('to be %s is not', (_, over) => {
  expect(isSame(over)).toBe(true);
});
