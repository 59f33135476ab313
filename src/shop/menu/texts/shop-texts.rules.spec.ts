import { describe, expect, it } from '@jest/globals';
import type { Shop } from '../../restaurant/shop.types.js';
import type { Menu } from '../menu.types.js';
import { saidBy, saidTextsOf } from './shop-texts.rules.js';
import type { SaidText } from './translations.types.js';

const shopOf = (headline: string, ...areas: string[]) =>
  ({ design: { headline }, settings: { deliveryAreas: areas.map((name) => ({ name })) } }) as unknown as Shop;
const menu = { sizeWords: [{ language: 'en', of: 'Mitte', text: 'City centre' }] } as unknown as Menu;
const campaign = (german: string): SaidText => ({ subject: 'offer', german, owner: 'Aktionen' });

const asked = (shop: Shop, ...others: SaidText[]) =>
  saidTextsOf([...saidBy(shop), ...others], menu, 'en').map(({ german, owner, translated }) => [
    german,
    owner,
    translated,
  ]);

describe('what a restaurant says beside its menu', () => {
  it.each<[string, string[][] | (string | null)[][], Shop, SaidText[]]>([
    [
      'the headline, the areas and the campaigns',
      [
        ['Pizza wie in Neapel', 'Überschrift des Shops', null],
        ['Mitte', 'Liefergebiete', 'City centre'],
        ['Nudelwoche', 'Aktionen', null],
      ],
      shopOf('Pizza wie in Neapel', 'Mitte'),
      [campaign('Nudelwoche')],
    ],
    [
      'each once, as what it is first',
      [['Mitte', 'Überschrift des Shops', 'City centre']],
      shopOf('Mitte', 'Mitte', 'Mitte'),
      [campaign('Mitte')],
    ],
    ['nothing without letters', [], shopOf('', '10115', '2'), [campaign('1 + 1')]],
  ])('is asked for: %s', (_, texts, shop, others) => {
    expect(asked(shop, ...others)).toEqual(texts);
  });
});
