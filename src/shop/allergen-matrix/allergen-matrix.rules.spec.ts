import { describe, expect, it } from '@jest/globals';
import { isUnchecked, leavingWith, type MatrixParts, matrixRows } from './allergen-matrix.rules.js';

const product = (name: string, position: number, more: object = {}) => ({
  id: name,
  version: 1,
  name,
  categoryId: 'k',
  position,
  allergens: [],
  additives: [],
  ingredientIds: [],
  ...more,
});
const parts = {
  categories: [{ id: 'k', name: 'Pizza' }],
  products: [
    product('Salami', 2, { ingredientIds: ['cheese', 'pesto'], allergens: ['wheat'] }),
    product('Margherita', 1, { ingredientIds: ['cheese', 'cream'], allergens: null }),
    product('Funghi', 0, { allergens: null }),
    product('Marinara', 3, { ingredientIds: ['gone'] }),
    product('Bianca', 4, { ingredientIds: ['cream'] }),
    product('Halb und halb', 5, { halves: { productIds: ['Bianca', 'Salami'], price: 'dearer' } }),
  ],
  optionGroups: [
    {
      id: 'g',
      version: 4,
      name: 'Extras',
      options: [{ id: 'o', name: 'Käse', allergens: null, additives: [] }],
    },
  ],
  ingredients: [
    { id: 'cheese', name: 'Käse', allergens: ['milk'], additives: ['colour'] },
    { id: 'cream', name: 'Sahne', allergens: ['milk'], additives: [] },
    { id: 'pesto', name: 'Pesto', allergens: null, additives: [] },
  ],
} as unknown as MatrixParts;
const rows = matrixRows(parts);
const row = (name: string) => rows.find((one) => one.name === name)!;

describe('the matrix', () => {
  it('begins with what nobody can vouch for, the rest as the menu reads', () => {
    expect(rows.map(({ name, ...one }) => [name, isUnchecked({ name, ...one })])).toEqual([
      ['Funghi', true],
      ['Salami', true],
      ['Marinara', true],
      ['Käse', true],
      ['Margherita', false],
      ['Bianca', false],
      ['Halb und halb', false],
    ]);
  });

  it('says where an allergen comes from, and which ingredient leaves a gap', () => {
    expect(
      row('Margherita')
        .inherited.find(({ key }) => key === 'milk')
        ?.from.map(({ name }) => name),
    ).toEqual(['Käse', 'Sahne']);
    expect(row('Salami').unchecked).toEqual([{ id: 'pesto', name: 'Pesto' }]);
    expect(row('Marinara').unchecked).toEqual([{ id: 'gone', name: 'Gelöschte Zutat' }]);
  });

  it('says what two halves bring, with the ingredients of each, and that one is open', () => {
    expect(row('Halb und halb').byChoice).toEqual({
      always: [],
      allergens: ['milk'],
      additives: ['colour'],
      complete: false,
    });
    expect(row('Margherita').byChoice).toBeNull();
  });

  it.each([
    ['Margherita', ['cheese'], ['colour']],
    ['Margherita', ['cheese', 'cream'], ['milk', 'colour']],
    ['Salami', ['cheese'], ['milk', 'colour']],
  ])('of %s without %p lose %p', (name, gone, keys) => {
    expect(leavingWith(row(name), gone)).toEqual(keys);
  });
});
