import { describe, expect, it } from '@jest/globals';
import { saidViewOf, wordsOf } from './said-view.rules.js';

const translations = {
  en: {
    name: { of: 'Tomatensuppe', text: 'Tomato soup' },
    description: { of: 'Mit Brot', text: 'With bread' },
  },
};

describe('words of a dish that a page in English reads in German', () => {
  it.each([
    ['all of them translated', translations, 'Tomato soup', 'With bread', undefined],
    ['a description that was changed since', translations, 'Tomato soup', 'Mit Käse', ['description']],
    ['nothing translated', undefined, 'Tomatensuppe', 'Mit Brot', ['name', 'description']],
    ['no description at all', undefined, 'Tomatensuppe', '', ['name']],
  ] as const)('%s', (_, kept, name, description, inGerman) => {
    const said = saidViewOf({ ...(kept && { translations: kept }) }, 'en', wordsOf({ name, description }));
    expect(said.inGerman).toEqual(inGerman);
  });

  it('are not named on a German page', () => {
    expect(saidViewOf({}, 'de', wordsOf({ name: 'Suppe', description: '' }))).toEqual({});
  });
});
