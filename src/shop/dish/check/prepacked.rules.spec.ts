import { expect, it } from '@jest/globals';
import type { Prepacked } from '../../menu/menu.types.js';
import { prepackedGaps } from './prepacked.rules.js';

const nutrition = {
  kj: 180,
  kcal: 42,
  fat: 0,
  saturates: 0,
  carbohydrate: 10.6,
  sugars: 10.6,
  protein: 0,
  salt: 0,
};
const COLA: Prepacked = {
  legalName: 'Koffeinhaltiges Erfrischungsgetränk',
  ingredientsText: 'Wasser, Zucker, Kohlensäure, Farbstoff E 150d',
  netQuantity: '330 ml',
  responsibleBusiness: 'Cola GmbH, 10115 Berlin',
  alcoholVol: 0,
  nutrition,
};
const beer = { alcoholVol: 4.9, ingredientsText: '', nutrition: null };

it.each<[string, Partial<Prepacked>, string[]]>([
  ['a whole label', {}, []],
  [
    'nothing',
    { legalName: '', ingredientsText: '', netQuantity: '', responsibleBusiness: '', nutrition: null },
    ['Bezeichnung', 'Zutaten', 'Nettofüllmenge', 'verantwortliches Unternehmen', 'Nährwerte'],
  ],
  ['beer without ingredients and table', { ...beer, legalName: 'Pils' }, []],
  [
    'a shandy of 1.2 percent without them',
    { ...beer, alcoholVol: 1.2, legalName: 'Radler' },
    ['Zutaten', 'Nährwerte'],
  ],
  [
    'water without them',
    { legalName: 'Natürliches Mineralwasser', ingredientsText: '', nutrition: null },
    [],
  ],
])('%s lacks %j', (_, over, gaps) => {
  expect(prepackedGaps({ ...COLA, ...over })).toEqual(gaps);
});
