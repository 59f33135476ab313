import { describe, expect, it } from '@jest/globals';
import type { OrderLine } from '../../shop/basket/basket.types.js';
import { lineViewOf } from './line-view.rules.js';

const line = (over: object = {}) =>
  ({
    name: 'Tomatensuppe',
    variantName: '0,33 l',
    options: [{ id: 'o', name: 'Käse', quantity: 1, cents: 0 }],
    declared: { codes: [], complete: true },
    ...over,
  }) as unknown as OrderLine;

const said = (name: string, variantName: string, options: string[], alike?: string[]) => ({
  guestWords: { name, variantName, options, ...(alike && { alike }) },
});

describe('a line on a page in English', () => {
  it.each([
    ['nothing translated', {}, ['name'], ['name']],
    ['all of it', said('Tomato soup', '0.33 l', ['Cheese']), undefined, undefined],
    ['the dish alone', said('Tomato soup', '0.33 l', ['Käse']), undefined, ['name']],
    ['an option alone', said('Tomatensuppe', '0.33 l', ['Cheese']), ['name'], undefined],
    [
      'no dish whose English reads the same',
      { name: 'Penne', ...said('Penne', '0.33 l', ['Käse'], ['Penne']) },
      undefined,
      ['name'],
    ],
    [
      'no size that has a word',
      { variantName: 'Groß 0,5 l', ...said('Tomato soup', 'Groß 0.5 l', ['Cheese']) },
      ['variant'],
      undefined,
    ],
  ] as const)('says what stays German: %s', (_, over, inGerman, ofOption) => {
    const view = lineViewOf(line(over), 'en');
    expect(view.inGerman).toEqual(inGerman);
    expect(view.options[0]?.inGerman).toEqual(ofOption);
  });

  it('is German on a German page, whoever ordered it', () => {
    const view = lineViewOf(line(said('Tomato soup', '0.33 l', ['Cheese'])), 'de');
    expect(view).toMatchObject({ name: 'Tomatensuppe', variant: '0,33 l', options: [{ name: 'Käse' }] });
    expect(view).not.toHaveProperty('inGerman');
  });
});
