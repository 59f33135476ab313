import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { codesOf, legendOf } from './allergens.rules.js';
import { CODE_SETS } from './allergens.types.js';
import { type CodeLine, codesFrom, DECLARABLES, linesOf, ownCodeProblems } from './own-codes.rules.js';

const with_ = (changes: Partial<Record<string, string>>): CodeLine[] =>
  linesOf('AT').map(({ key, code }) => ({ key, code: changes[key] ?? code }));
const messages = (lines: CodeLine[]) => ownCodeProblems(lines).map(({ message }) => message);

describe('own codes', () => {
  it.each(CODE_SETS)('may be those of the set %s', (set) => {
    expect(ownCodeProblems(linesOf(set))).toEqual([]);
  });

  it.each<[string, Partial<Record<string, string>>, string[]]>([
    ['words of one letter more', { milk: 'Mi', fish: 'Fi' }, []],
    ['an allergen twice', { milk: 'D' }, ['„D“ steht schon bei „Fisch“.']],
    [
      'an additive like an allergen',
      { colour: 'G' },
      ['„G“ steht schon bei „Milch (einschließlich Laktose)“.'],
    ],
    ['the same letter small', { milk: 'd' }, ['„d“ steht schon bei „Fisch“.']],
    ['an empty one', { milk: '' }, ['Bitte ein bis vier Buchstaben oder Ziffern.']],
    ['a long one', { milk: 'Milch' }, ['Bitte ein bis vier Buchstaben oder Ziffern.']],
    ['one with a comma', { milk: 'G,1' }, ['Bitte ein bis vier Buchstaben oder Ziffern.']],
  ])('%s', (_, changes, problems) => {
    expect(messages(with_(changes))).toEqual(problems);
  });

  it('leave nothing out', () => {
    expect(messages(linesOf('AT').slice(1))).toEqual(['Bitte für alles genau ein Kürzel angeben.']);
  });

  it('stand behind the dish and in the legend', () => {
    const own = codesFrom(with_({ milk: 'Mi' }));
    const dish = { allergens: ['wheat', 'milk'] as const, additives: ['colour'] as const };
    expect(codesOf(dish, own)).toEqual(['A1', 'Mi', '1']);
    expect(legendOf([dish], own)).toContainEqual({ code: 'Mi', name: 'Milch (einschließlich Laktose)' });
  });

  it('that are accepted never mean two things', () => {
    const code = fc.stringMatching(/^[A-Ca-c1-3]{0,2}$/);
    fc.assert(
      fc.property(
        fc.array(code, { minLength: DECLARABLES.length, maxLength: DECLARABLES.length }),
        (codes) => {
          const lines = DECLARABLES.map((key, index) => ({ key, code: codes[index] ?? '' }));
          const different = new Set(codes.map((one) => one.toLowerCase())).size === DECLARABLES.length;
          return ownCodeProblems(lines).length === 0 ? different : true;
        },
      ),
    );
  });
});
