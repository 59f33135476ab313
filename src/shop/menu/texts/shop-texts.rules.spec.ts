import { describe, expect, it } from '@jest/globals';
import type { Shop } from '../../restaurant/shop.types.js';
import type { Menu } from '../menu.types.js';
import { shopTextsOf, translatedShop, translatedTextsOf } from './shop-texts.rules.js';

const shopOf = (headline: string, ...areas: string[]) =>
  ({ design: { headline }, settings: { deliveryAreas: areas.map((name) => ({ name })) } }) as unknown as Shop;
const menu = {
  sizeWords: [
    { language: 'en', of: 'Innenstadt', text: 'City centre' },
    { language: 'en', of: 'Pizza wie in Neapel', text: 'Pizza as in Naples' },
  ],
} as unknown as Menu;

const asked = (shop: Shop) => shopTextsOf(shop, menu, 'en').map(({ german }) => german);
const read = ({ design, settings }: Shop) => [
  design.headline,
  ...settings.deliveryAreas.map(({ name }) => name),
];

describe('what a restaurant says beside its menu', () => {
  const shop = shopOf('Pizza wie in Neapel', 'Innenstadt', 'Vororte');

  it('is read in English as far as it is translated, and else in German', () => {
    expect(read(translatedShop(shop, menu, 'en'))).toEqual(['Pizza as in Naples', 'City centre', 'Vororte']);
    expect(translatedTextsOf(shop, menu, 'en').sort()).toEqual(['City centre', 'Pizza as in Naples']);
  });

  it('is left alone on a German page', () => {
    expect(translatedShop(shop, menu, 'de')).toBe(shop);
    expect(translatedTextsOf(shop, menu, 'de')).toEqual([]);
  });

  it.each([
    ['each area once', shopOf('', 'Mitte', 'Mitte'), ['Mitte']],
    ['a headline that is an area as well, once', shopOf('Mitte', 'Mitte'), ['Mitte']],
    ['nothing without letters', shopOf('', '10115', '2'), []],
  ])('asks for %s', (_, said, texts) => {
    expect(asked(said)).toEqual(texts);
  });
});
