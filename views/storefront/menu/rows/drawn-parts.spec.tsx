import { expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import type { ProductView } from '../../../../src/storefront/menu/menu.view';
import type { MenuPage } from '../../../../src/storefront/pages/page.view';
import { KnowsCodes } from '../../lib/Codes';
import { Speaks } from '../../lib/words/Voice';
import { Dishes } from '../Dishes';
import { drawParts, type KeptParts } from './drawn-parts';

const dish = (id: string, over: Partial<ProductView> = {}) => ({
  id,
  name: `Gericht ${id}`,
  number: '',
  description: '',
  image: null,
  fulfilments: ['pickup', 'delivery'],
  diets: [],
  variants: [{ id: `${id}-v`, name: '', priceCents: 900, unitPrice: null, ownPrices: [] }],
  groupIds: ['g'],
  allergens: ['A'],
  allergenKeys: ['gluten'],
  additives: [],
  minAge: 0,
  depositCents: 0,
  soldOut: false,
  goesWithIds: [],
  allergensByChoice: [],
  combo: null,
  halves: null,
  ...over,
});
const option = { id: 'o', name: 'Käse', priceCents: 100, variantPrices: [], allergens: ['G'], additives: [] };
const group = {
  id: 'g',
  name: 'Extras',
  min: 1,
  max: 2,
  freeQuantity: 0,
  options: [{ ...option, allergenKeys: ['milk'] }],
};

function pageOf(products: object[], over: Partial<Record<keyof MenuPage, unknown>> = {}): MenuPage {
  const category = {
    id: 'c',
    anchor: 'c',
    name: 'Alles',
    description: '',
    image: null,
    times: null,
    products,
  };
  return {
    shop: { slug: 'bella', ways: ['pickup', 'delivery'], menuOnly: false },
    speech: { language: 'de', salutation: 'du' },
    menu: { categories: [{ ...category, offeredNow: true }], groups: [group] },
    legend: [{ code: 'A', name: 'Gluten' }],
    popular: [],
    later: [],
    links: { dish: '' },
    ...over,
  } as unknown as MenuPage;
}

const shown = (page: MenuPage, kept?: KeptParts): string =>
  renderToString(
    <Speaks speech={page.speech}>
      <KnowsCodes legend={page.legend}>
        <Dishes page={page} drawn={kept && drawParts(page, kept)} />
      </KnowsCodes>
    </Speaks>,
  );

const twoDishes = [dish('1'), dish('2')];

it.each<[string, MenuPage]>([
  ['nothing', pageOf(twoDishes)],
  ['a price', pageOf([dish('1'), dish('2', { variants: [{ ...dish('2').variants[0]!, priceCents: 950 }] })])],
  ['sold out', pageOf([dish('1', { soldOut: true }), dish('2')])],
  ['an allergen', pageOf([dish('1', { allergens: null, allergenKeys: null }), dish('2')])],
  ['the order', pageOf([dish('2'), dish('1')])],
  ['the words behind a code', pageOf(twoDishes, { legend: [{ code: 'A', name: 'Weizen' }] })],
  ['the voice', pageOf(twoDishes, { speech: { language: 'en', salutation: 'du' } })],
  ['what is popular', pageOf(twoDishes, { popular: ['2'] })],
  [
    'an extra',
    pageOf(twoDishes, { menu: { ...pageOf(twoDishes).menu, groups: [{ ...group, options: [] }] } }),
  ],
  ['the ways of ordering', pageOf(twoDishes, { shop: { slug: 'bella', ways: ['pickup'], menuOnly: true } })],
])('a page on which %s has changed is the same as one that is drawn anew', (_, page) => {
  const kept = new Map();
  expect(shown(pageOf(twoDishes), kept)).toBe(shown(pageOf(twoDishes)));
  expect(shown(page, kept)).toBe(shown(page));
});

it('keeps no more than what the last page was made of', () => {
  const kept = new Map();
  for (const name of ['Pizza', 'Pasta', 'Salat']) shown(pageOf([dish('1', { name }), dish('2')]), kept);
  expect([...kept.values()].map(({ parts }) => parts.size)).toEqual([3]);
});
