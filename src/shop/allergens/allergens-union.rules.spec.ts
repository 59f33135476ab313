import { describe, expect, it } from '@jest/globals';
import type { Allergen } from './allergens.types.js';
import {
  allergensWith,
  effectiveAdditives,
  effectiveAllergens,
  knowledgeOf,
  withIngredients,
} from './allergens-union.rules.js';

const ingredient = (id: string, allergens: Allergen[] | null) => ({ id, allergens, additives: [] });
const INGREDIENTS = [
  ingredient('dough', ['wheat']),
  ingredient('mozzarella', ['milk']),
  ingredient('tomato', []),
  ingredient('pesto', null),
];
const dish = (allergens: Allergen[] | null, ...ingredientIds: string[]) => ({
  allergens,
  additives: [],
  ingredientIds,
});

describe('what a dish contains', () => {
  const cases: [string, Allergen[] | null, string[], Allergen[] | null][] = [
    ['nobody has checked anything', null, [], null],
    ['checked by hand: none', [], [], []],
    ['checked by hand', ['fish'], [], ['fish']],
    ['all from ingredients', null, ['dough', 'mozzarella'], ['wheat', 'milk']],
    ['ingredients that hold nothing', null, ['tomato'], []],
    ['"none" by hand takes nothing away', [], ['mozzarella'], ['milk']],
    ['by hand and from ingredients, each once', ['milk', 'fish'], ['mozzarella'], ['fish', 'milk']],
    ['an ingredient nobody checked', null, ['dough', 'pesto'], null],
    ['an unchecked ingredient beside a list by hand', ['fish'], ['pesto'], null],
    ['an unchecked ingredient beside "none" by hand', [], ['pesto'], null],
    ['an ingredient that is gone', ['fish'], ['deleted'], null],
  ];
  it.each(cases)('%s', (_, byHand, ingredientIds, allergens) => {
    const given = dish(byHand, ...ingredientIds);
    expect(effectiveAllergens(given, INGREDIENTS)).toEqual(allergens);
    expect(withIngredients([given], INGREDIENTS)[0]?.allergens).toEqual(allergens);
  });

  it('is known in part to the back office while a part is missing', () => {
    expect(knowledgeOf(dish(['fish'], 'dough', 'pesto'), INGREDIENTS)).toEqual({
      known: ['wheat', 'fish'],
      complete: false,
    });
  });

  it('has additives of its own and of every ingredient, checked or not', () => {
    const ham = { id: 'ham', allergens: null, additives: ['nitrite', 'phosphate'] as const };
    const pizza = { allergens: null, additives: ['colour', 'nitrite'] as const, ingredientIds: ['ham'] };
    expect(effectiveAdditives(pizza, [ham])).toEqual(['colour', 'nitrite', 'phosphate']);
  });
});

describe('with options', () => {
  const margherita = { allergens: ['wheat', 'milk'] as const, additives: [] };
  it.each<[string, (Allergen[] | null)[], Allergen[] | null]>([
    ['none chosen', [], ['wheat', 'milk']],
    ['Gorgonzola', [['milk']], ['wheat', 'milk']],
    ['Gorgonzola and Sardellen', [['milk'], ['fish']], ['wheat', 'fish', 'milk']],
    ['one that holds nothing', [[]], ['wheat', 'milk']],
    ['one that nobody checked', [['fish'], null], null],
  ])('%s', (_, options, allergens) => {
    const chosen = options.map((one) => ({ allergens: one, additives: [] }));
    expect(allergensWith(margherita, chosen)).toEqual(allergens);
  });
});
