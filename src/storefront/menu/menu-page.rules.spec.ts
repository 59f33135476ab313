import { describe, expect, it } from '@jest/globals';
import { FULFILMENTS } from '../../shared/fulfilment.types.js';
import { PLAIN_DISH } from '../../shop/menu/menu.rules.js';
import type { ComboCourse, Menu, MenuCategory, Product } from '../../shop/menu/menu.types.js';
import { openingHoursOf } from '../shop/shop-view.rules.js';
import { menuLegendOf, menuViewOf, notOfferedIds } from './menu-page.rules.js';

const NOON = new Date('2026-11-20T11:00:00Z');
const EVENING = new Date('2026-11-20T18:00:00Z');
const GONE = { until: null };

const dish = (id: string, over: Partial<Product> = {}): Product => ({
  ...PLAIN_DISH,
  id,
  shopId: 's',
  version: 1,
  categoryId: 'c',
  position: 0,
  number: '',
  name: id,
  description: '',
  taxClass: 'food',
  variants: [{ id: 'v1', name: '', priceCents: 1000, content: null, ownPrices: [] }],
  optionGroupIds: [],
  allergens: [],
  additives: [],
  depositCents: 0,
  minAge: 0,
  fulfilments: [...FULFILMENTS],
  createdAt: NOON,
  updatedAt: NOON,
  ...over,
});

const menuOf = (products: Product[], over: Partial<MenuCategory> = {}): Menu => ({
  shopId: 's',
  codeSet: 'AT',
  optionGroups: [],
  categories: [
    {
      id: 'c',
      shopId: 's',
      version: 1,
      name: 'Karte',
      description: '',
      position: 0,
      image: null,
      fulfilments: [...FULFILMENTS],
      times: null,
      products,
      ...over,
    },
  ],
});

const viewOf = (products: Product[], id: string) =>
  menuViewOf(menuOf(products), NOON).categories[0]?.products.find((one) => one.id === id);

const course = (...productIds: string[]): ComboCourse => ({
  id: productIds.join('-'),
  name: 'Gang',
  choices: productIds.map((productId) => ({ id: productId, productId, variantId: 'v1', surchargeCents: 0 })),
});

describe('the menu as guests see it', () => {
  it('offers a dish only the ways that its category goes as well', () => {
    const menu = menuOf([dish('eis', { fulfilments: ['pickup', 'table'] })], {
      fulfilments: ['pickup', 'delivery'],
    });
    expect(menuViewOf(menu, NOON).categories[0]?.products[0]?.fulfilments).toEqual(['pickup']);
  });

  it('names the files of its pictures', () => {
    const image = { id: 'p1', alt: 'Pizza', focus: { x: 0.5, y: 0.2 }, width: 640, height: 480 };
    expect(viewOf([dish('pizza', { image })], 'pizza')?.image).toMatchObject({
      src: '/media/s/p1-640.jpg',
      focus: { x: 0.5, y: 0.2 },
      height: 480,
    });
  });

  it('says when a lunch menu is there, and whether it is now', () => {
    const lunch = { closed: false, ranges: [{ from: '11:30', to: '14:30' }] };
    const off = { closed: true, ranges: [] };
    const times = {
      monday: lunch,
      tuesday: lunch,
      wednesday: lunch,
      thursday: lunch,
      friday: lunch,
      saturday: off,
      sunday: off,
    };
    const menu = menuOf([dish('suppe')], { times });
    expect(menuViewOf(menu, NOON).categories[0]).toMatchObject({
      times: 'Mo–Fr 11:30–14:30 Uhr',
      offeredNow: true,
    });
    expect(menuViewOf(menu, NOON, 'en').categories[0]?.times).toBe('Mon–Fri 11:30–14:30');
    expect([notOfferedIds(menu, NOON), notOfferedIds(menu, EVENING)]).toEqual([[], ['c']]);
  });

  it('shows the price per litre of each way of ordering', () => {
    const cola = dish('cola', {
      variants: [
        {
          id: 'v1',
          name: '',
          priceCents: 350,
          content: { amount: 330, unit: 'ml' },
          ownPrices: [{ fulfilment: 'pickup', priceCents: 290 }],
        },
      ],
    });
    expect(viewOf([cola], 'cola')?.variants[0]).toMatchObject({
      unitPrice: '0,33 l, 10,61\u00a0€/l',
      ownPrices: [{ fulfilment: 'pickup', priceCents: 290, unitPrice: '0,33 l, 8,79\u00a0€/l' }],
    });
  });

  it('writes the words of what is only in an extra into the legend', () => {
    const menu = menuOf([dish('pizza', { allergens: ['wheat'], optionGroupIds: ['g'] })]);
    menu.optionGroups.push({
      id: 'g',
      shopId: 's',
      version: 1,
      name: 'Extras',
      position: 0,
      min: 0,
      max: 1,
      freeQuantity: 0,
      options: [
        {
          id: 'o',
          name: 'Sardellen',
          priceCents: 100,
          variantPrices: [],
          taxClass: null,
          allergens: ['fish'],
          additives: [],
          soldOut: null,
        },
      ],
    });
    expect(menuLegendOf(menu).map(({ code }) => code)).toEqual(['A1', 'D']);
  });
});

describe('a combo on the menu', () => {
  const dishes = [
    dish('pizza', { allergens: ['wheat', 'milk'] }),
    dish('pasta', { allergens: ['wheat', 'eggs'] }),
    dish('unbekannt', { allergens: null }),
    dish('bier', { allergens: ['barley'], minAge: 16, soldOut: GONE }),
    dish('cola'),
  ];
  const combo = (...courses: ComboCourse[]) =>
    viewOf(
      [...dishes, dish('menu', { allergens: null, combo: { method: 'singlePrices', courses } })],
      'menu',
    );

  it('names only what no choice avoids, and each choice names its own', () => {
    const view = combo(course('pizza', 'pasta'), course('cola', 'bier'));
    expect(view).toMatchObject({ allergens: ['A1'], allergenKeys: ['wheat'], soldOut: false });
    expect(view?.combo?.courses.map(({ choices }) => choices.map(({ allergens }) => allergens))).toEqual([
      [
        ['A1', 'G'],
        ['A1', 'C'],
      ],
      [[], ['A3']],
    ]);
  });

  it.each<[string, ComboCourse[], { soldOut: boolean; allergenKeys: string[] | null }]>([
    [
      'one course has nothing left',
      [course('pizza'), course('bier')],
      { soldOut: true, allergenKeys: ['wheat', 'barley', 'milk'] },
    ],
    [
      'a choice was taken off the menu',
      [course('pizza', 'weg')],
      { soldOut: false, allergenKeys: ['wheat', 'milk'] },
    ],
    ['every choice was taken off the menu', [course('weg')], { soldOut: true, allergenKeys: null }],
    [
      'nobody has checked any choice',
      [course('pizza'), course('unbekannt')],
      { soldOut: false, allergenKeys: null },
    ],
  ])('when %s', (_, courses, expected) => {
    expect(combo(...courses)).toMatchObject(expected);
  });
});

describe('two halves on the menu', () => {
  it('show the sizes of every dish that may be a half', () => {
    const half = dish('halbhalb', {
      variants: [{ id: 'v1', name: '', priceCents: 1, content: null, ownPrices: [] }],
      halves: { productIds: ['salami', 'weg'], price: 'dearer' },
    });
    expect(viewOf([dish('salami', { allergens: ['milk'] }), half], 'halbhalb')).toMatchObject({
      allergenKeys: ['milk'],
      halves: {
        price: 'dearer',
        choices: [
          {
            productId: 'salami',
            prices: [{ variantName: '', priceCents: 1000, ownPrices: [] }],
            soldOut: false,
          },
        ],
      },
    });
  });
});

describe('opening hours for machines', () => {
  it('join the days that share their hours', () => {
    const open = { closed: false, ranges: [{ from: '17:30', to: '02:00' }] };
    const off = { closed: true, ranges: [{ from: '11:00', to: '14:00' }] };
    expect(
      openingHoursOf({
        monday: off,
        tuesday: open,
        wednesday: open,
        thursday: open,
        friday: open,
        saturday: { closed: false, ranges: [...off.ranges, ...open.ranges] },
        sunday: off,
      }),
    ).toEqual([
      { days: ['tuesday', 'wednesday', 'thursday', 'friday', 'saturday'], opens: '17:30', closes: '02:00' },
      { days: ['saturday'], opens: '11:00', closes: '14:00' },
    ]);
  });
});
