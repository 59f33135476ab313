import { expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { menuDemo } from '../../../../src/demo/menu.demo';
import { restaurantDemo } from '../../../../src/demo/restaurant.demo';
import { menuFromDraft } from '../../../../src/shop/menu/draft/menu-draft.rules';
import { menuFrom } from '../../../../src/shop/menu/menu.rules';
import type { ProductView } from '../../../../src/storefront/menu/menu.view';
import { filterChoicesOf } from '../../../../src/storefront/menu/menu-filter.rules';
import { menuLegendOf, menuViewOf } from '../../../../src/storefront/menu/menu-page.rules';
import type { MenuPage } from '../../../../src/storefront/pages/page.view';
import { hostedLinks } from '../../../../src/storefront/shop/links.rules';
import { shopViewOf } from '../../../../src/storefront/shop/shop-view.rules';
import { MenuDocument } from '../MenuDocument';
import { drawMenu, type KeptParts } from './draw-menu';

const now = new Date('2026-11-20T11:00:00Z');
const shop = { ...restaurantDemo('s', 'lucia', now), home: 'https://tresen.example/s/bella' };
const { categories, products, optionGroups } = menuFromDraft(menuDemo, { shopId: 's', now, idFor: String });
const menu = menuFrom('s', categories, products, optionGroups);
const view = menuViewOf(menu, now);
const page: MenuPage = {
  shop: shopViewOf(shop, '2026-11-20'),
  menu: view,
  speech: { language: 'de', salutation: 'du' },
  legend: menuLegendOf(menu),
  filters: filterChoicesOf(view, 'de'),
  popular: view.categories.slice(1, 3).map((category) => category.products[0]?.id ?? ''),
  later: [],
  links: hostedLinks(shop, 'de'),
};
const dishes = view.categories.flatMap((category) => category.products);

/** The page with some dishes changed. */
const withDishes = (change: (dish: ProductView, at: number) => ProductView): MenuPage => {
  let at = 0;
  const changed = view.categories.map((category) => ({
    ...category,
    products: category.products.map((dish) => change(dish, at++)),
  }));
  return { ...page, menu: { ...view, categories: changed } };
};
const first = (over: Partial<ProductView>) =>
  withDishes((dish, at) => (at === 0 ? { ...dish, ...over } : dish));
const withShop = (over: Partial<MenuPage['shop']>): MenuPage => ({
  ...page,
  shop: { ...page.shop, ...over },
});

const picture = {
  src: '/m/1.webp',
  srcset: '',
  avifSrcset: '',
  width: 4,
  height: 3,
  focus: { x: 0.5, y: 0 },
  alt: '',
};
const table = { code: 'k', label: 'Tisch 7', name: '7', room: 'Saal', ordering: true, online: null };
const fonts = { fraunces: '', poppins: '', oswald: '' };
const assets = { scripts: ['/menu.js'], styles: '.dish{}', icon: '/i.ico', fonts };

const whole = (of: MenuPage): string =>
  `<!doctype html>${renderToString(<MenuDocument page={of} assets={assets} sheet="/sheet.js" />)}`;
const inPieces = (of: MenuPage, kept: KeptParts): string =>
  Buffer.concat(drawMenu({ page: of, assets, sheet: '/sheet.js' }, kept)).toString();

it.each<[string, MenuPage]>([
  ['nothing', page],
  ['a price', first({ variants: dishes[0]!.variants.map((size) => ({ ...size, priceCents: 123 })) })],
  ['sold out', first({ soldOut: true })],
  ['an allergen', first({ allergens: null, allergenKeys: null })],
  ['a name with marks', first({ name: '</script><b>"5" & ½ € {query}</b>', description: "<!-- 'n' -->" })],
  ['a picture', first({ image: picture })],
  ['the diets', withDishes((dish) => ({ ...dish, diets: [] }))],
  ['the filters', { ...page, filters: [] }],
  ['diets and filters', { ...withDishes((dish) => ({ ...dish, diets: [] })), filters: [] }],
  ['the order', { ...page, menu: { ...view, categories: [...view.categories].reverse() } }],
  [
    'the name of a category',
    {
      ...page,
      menu: { ...view, categories: view.categories.map((one) => ({ ...one, name: `${one.name}!` })) },
    },
  ],
  [
    'whether a category is offered',
    { ...page, menu: { ...view, categories: view.categories.map((one) => ({ ...one, offeredNow: false })) } },
  ],
  ['the words behind a code', { ...page, legend: [{ code: 'A', name: 'Weizen' }] }],
  ['all codes', { ...page, legend: [] }],
  ['the voice', { ...page, speech: { language: 'en', salutation: 'du' } }],
  ['what is popular', { ...page, popular: [dishes[5]!.id] }],
  ['that nothing is popular', { ...page, popular: [] }],
  ['a popular dish', first({ name: 'Umbenannt' })],
  ['an extra', { ...page, menu: { ...view, groups: view.groups.slice(1) } }],
  ['all extras', { ...page, menu: { ...view, groups: [] } }],
  ['all dishes', { ...page, menu: { categories: [], groups: [] } }],
  ['the ways of ordering', withShop({ ways: ['pickup'] })],
  ['that it is a menu to read', withShop({ menuOnly: true })],
  ['the headline', withShop({ headline: 'Heute geschlossen <3' })],
  ['its length', { ...page, later: view.categories.slice(2).map(({ id }) => id) }],
  ['the part', { ...page, part: true, menu: { ...view, categories: view.categories.slice(0, 1) } }],
  ['the table', { ...page, table }],
])('a page on which %s has changed is the same as one that is drawn anew', (_, changed) => {
  const kept = new Map();
  expect(inPieces(page, kept)).toBe(whole(page));
  expect(inPieces(changed, kept)).toBe(whole(changed));
  expect(inPieces(page, kept)).toBe(whole(page));
});

it('a long menu counts the dishes that come later anew', () => {
  const later = view.categories.slice(2).map(({ id }) => id);
  const fewer = view.categories.map((one) => ({ ...one, products: one.products.slice(1) }));
  const kept = new Map();
  inPieces({ ...page, later }, kept);
  const changed = { ...page, later, menu: { ...view, categories: fewer } };
  expect(inPieces(changed, kept)).toBe(whole(changed));
});

it('keeps no more than what the last page was made of', () => {
  const kept = new Map();
  for (const name of ['Pizza', 'Pasta', 'Salat']) inPieces(first({ name }), kept);
  const groups = 1;
  const around = 1;
  expect([...kept.values()].map(({ parts }) => parts.size)).toEqual([dishes.length + groups + around]);
});
