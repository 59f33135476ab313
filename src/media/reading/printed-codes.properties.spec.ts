import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { codesOf } from '../../shop/allergens/allergens.rules.js';
import { ADDITIVES, ALLERGENS, CODE_SETS } from '../../shop/allergens/allergens.types.js';
import { withoutPrintedCodes } from './printed-codes.rules.js';

const NAMES = [
  'Margherita',
  'Vitamin C',
  'Pizza A la casa',
  'Pizza A',
  'Menü 1',
  'Cola 0,5',
  'Wasser 1,5',
  'Saft mit Vitamin A, C, E',
  'Brot, Dip',
  'Pizza G, hausgemacht',
  'Spaghetti C. B.',
  'Menü 2, 1',
];
const names = fc.constantFrom(...NAMES);
const declared = fc.record({
  allergens: fc.subarray([...ALLERGENS]),
  additives: fc.subarray([...ADDITIVES]),
});

describe('codes that our own menus print behind a name', () => {
  it.each(NAMES)('are none in %s', (name) => {
    expect(withoutPrintedCodes(name)).toBe(name);
  });

  it.each([
    ['Margherita A,G', 'Margherita'],
    ['Pizza A A, G', 'Pizza A'],
    ['Schinken A1, G, 2a, 3', 'Schinken'],
    ['Suppe *', 'Suppe'],
    ['Suppe 9, *', 'Suppe'],
  ])('go from %s', (printed, name) => {
    expect(withoutPrintedCodes(printed)).toBe(name);
  });

  it('go whatever is declared, in each set, and leave the name as it is', () => {
    fc.assert(
      fc.property(
        names,
        declared,
        fc.constantFrom(...CODE_SETS),
        fc.constantFrom(', ', ' , '),
        (name, dish, set, comma) => {
          const codes = codesOf(dish, set);
          fc.pre(codes.length > 1);
          expect(withoutPrintedCodes(`${name} ${codes.join(comma)}`)).toBe(name);
        },
      ),
    );
  });

  it('leave words alone that are no codes', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[A-ZÄÖÜ][a-zäöüß]{4,9},?$/), { minLength: 1 }), (words) => {
        expect(withoutPrintedCodes(words.join(' '))).toBe(words.join(' '));
      }),
    );
  });
});
