import { describe, expect, it } from '@jest/globals';
import { additiveEntry, allergenEntry, codesOf, legendOf } from './allergens.rules.js';
import { ADDITIVES, ALLERGENS, type Allergen, CODE_SETS, type CodeSet } from './allergens.types.js';

const dish = (allergens: Allergen[] | null, additives: (typeof ADDITIVES)[number][] = []) => ({
  allergens,
  additives,
});

describe('allergen codes', () => {
  const cases: [Allergen[], CodeSet, string[]][] = [
    [['wheat', 'milk'], 'AT', ['A1', 'G']],
    [['milk', 'wheat', 'milk'], 'AT', ['A1', 'G']],
    [['wheat', 'milk', 'fish'], 'AT', ['A1', 'D', 'G']],
    [['gluten', 'fish', 'milk'], 'NUM', ['1', '4', '7']],
    [['celery'], 'AN', ['I']],
    [['celery'], 'AT', ['L']],
  ];
  it.each(cases)('writes %p in the set %s as %p', (allergens, set, codes) => {
    expect(codesOf(dish(allergens), set)).toEqual(codes);
  });

  it('puts additives behind allergens', () => {
    expect(codesOf(dish(['wheat', 'milk'], ['antioxidant', 'nitrite']))).toEqual(['A1', 'G', '2a', '3']);
  });

  it('has nothing to say about a dish nobody has checked', () => {
    expect(codesOf(dish(null))).toEqual([]);
  });

  it.each(CODE_SETS)('never uses a code of the set %s twice', (set) => {
    const codes = [
      ...ALLERGENS.map((key) => allergenEntry(key, set).code),
      ...ADDITIVES.map((key) => additiveEntry(key, set).code),
    ];
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('explains in the legend what the dishes use, and nothing else', () => {
    expect(legendOf([dish(['milk'], ['caffeine']), dish(['milk', 'eggs'])])).toEqual([
      { code: 'C', name: 'Eier' },
      { code: 'G', name: 'Milch (einschließlich Laktose)' },
      { code: '12', name: 'koffeinhaltig' },
    ]);
  });
});
