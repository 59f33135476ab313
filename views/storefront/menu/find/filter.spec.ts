import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type DishMarks, type Verdict, verdictOf, type Wishes } from './filter';

const dish = (over: Partial<DishMarks> = {}): DishMarks => ({
  has: [],
  may: [],
  unchecked: false,
  diets: [],
  ...over,
});
const without = (...allergens: string[]): Wishes => ({ without: allergens, diets: [] });
const eats = (...diets: string[]): Wishes => ({ without: [], diets });

describe('filtering the menu', () => {
  it.each<[string, DishMarks, Wishes, Verdict]>([
    ['no wish, no question', dish({ unchecked: true }), without(), 'fits'],
    ['it is in there', dish({ has: ['milk'] }), without('milk'), 'not'],
    ['something else is in there', dish({ has: ['fish'] }), without('milk'), 'fits'],
    ['checked and free', dish(), without('milk'), 'fits'],
    ['nobody has checked', dish({ unchecked: true }), without('milk'), 'ask'],
    [
      'nobody has checked all of it, but it is in there',
      dish({ has: ['milk'], unchecked: true }),
      without('milk'),
      'not',
    ],
    ['it depends on the sauce', dish({ may: ['milk'] }), without('milk'), 'ask'],
    ['one of two is in there', dish({ has: ['fish'] }), without('milk', 'fish'), 'not'],
    ['vegan is vegetarian', dish({ diets: ['vegan'] }), eats('vegetarian'), 'fits'],
    ['vegetarian is not vegan', dish({ diets: ['vegetarian'] }), eats('vegan'), 'not'],
    ['nothing promised', dish(), eats('halal'), 'not'],
  ])('%s', (_, marks, wishes, expected) => {
    expect(verdictOf(marks, wishes)).toBe(expected);
  });

  it('never calls a dish fit that has it, may have it, or was not checked', () => {
    const keys = fc.uniqueArray(fc.constantFrom('milk', 'fish', 'gluten', 'nuts'));
    const marks = fc.record({
      has: keys,
      may: keys,
      unchecked: fc.boolean(),
      diets: fc.constant<string[]>([]),
    });
    fc.assert(
      fc.property(marks, keys, (one, avoided) => {
        if (verdictOf(one, without(...avoided)) !== 'fits' || avoided.length === 0) return;
        expect(one.unchecked).toBe(false);
        expect(avoided.some((key) => one.has.includes(key) || one.may.includes(key))).toBe(false);
      }),
    );
  });

  it('shows no more dishes when a wish is added', () => {
    const keys = fc.uniqueArray(fc.constantFrom('milk', 'fish', 'gluten', 'nuts'));
    const marks = fc.record({
      has: keys,
      may: keys,
      unchecked: fc.boolean(),
      diets: fc.constant<string[]>([]),
    });
    fc.assert(
      fc.property(marks, keys, fc.constantFrom('milk', 'fish'), (one, avoided, more) => {
        const before = verdictOf(one, without(...avoided));
        if (before === 'not') expect(verdictOf(one, without(...avoided, more))).toBe('not');
      }),
    );
  });
});
