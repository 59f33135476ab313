import { describe, expect, it } from '@jest/globals';
import type { Menu } from '../menu.types.js';
import { sizeSaying, sizeTextsOf } from './size-words.rules.js';

const dish = (...names: string[]) => ({ variants: names.map((name) => ({ name })) });
const menu = {
  categories: [
    { products: [dish('Klein', 'Groß (32 cm)'), dish('')] },
    { products: [dish('Klein', 'Glas 0,2 l', '0,33 l', 'Ø 26 cm', '250 g')] },
  ],
  sizeWords: [
    { language: 'en', of: 'Klein', text: 'Small' },
    { language: 'en', of: 'Riesig', text: 'Huge' },
  ],
} as unknown as Menu;

describe('the names of sizes', () => {
  it('are translated once for the whole menu, and measures not at all', () => {
    expect(sizeTextsOf(menu, 'en').map(({ german, translated }) => [german, translated])).toEqual([
      ['Klein', 'Small'],
      ['Groß (32 cm)', null],
      ['Glas 0,2 l', null],
    ]);
  });

  it.each([
    ['Klein', 'de', 'Klein'],
    ['Klein', 'en', 'Small'],
    ['Groß (32 cm)', 'en', 'Groß (32 cm)'],
    ['Glas 0,2 l', 'en', 'Glas 0.2 l'],
    ['', 'en', ''],
  ] as const)('%s reads in %s as %s', (german, language, said) =>
    expect(sizeSaying(menu, language)(german)).toBe(said),
  );
});
