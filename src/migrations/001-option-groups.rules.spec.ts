import { expect, it } from '@jest/globals';
import {
  type Dish,
  type Group,
  groupIdOf,
  type Menu,
  type OrderedOption,
} from './001-option-groups.rules.js';

const BIG = { id: 'v2', name: 'Groß' };
const variants = [{ id: 'v1', name: '' }];

const toppings: Group = {
  _id: 'toppings',
  options: [
    {
      id: 'o1',
      name: 'Salami',
      priceCents: 150,
      variantPrices: [{ variantName: 'Groß', priceCents: 200 }],
    },
    { id: 'o2', name: 'Scharf', priceCents: 0 },
  ],
};
const sauces: Group = {
  _id: 'sauces',
  freeQuantity: 1,
  options: [
    { id: 'o1', name: 'Knoblauch', priceCents: 50 },
    { id: 'o2', name: 'Scharf', priceCents: 0 },
    { id: 'o3', name: 'Minze', priceCents: 50 },
  ],
};

const dish = (over: Partial<Dish>): Dish => ({ _id: 'dish', name: 'Dürüm', variants, ...over });
const DURUM = dish({ _id: 'durum', optionGroupIds: ['toppings', 'sauces'] });
const COLA = dish({ _id: 'cola', name: 'Cola' });
const PIZZA = dish({ _id: 'pizza', name: 'Margherita', variants: [BIG] });
const COMBO = dish({
  _id: 'combo',
  combo: {
    courses: [
      { id: 'main', choices: [{ id: 'c1', productId: 'pizza', variantId: 'v2', surchargeCents: 100 }] },
      { id: 'drink', choices: [{ id: 'c1', productId: 'cola', variantId: 'v1', surchargeCents: 0 }] },
    ],
  },
});
const HALVES = dish({
  _id: 'halves',
  halves: { productIds: ['pizza', 'cola'] },
  optionGroupIds: ['toppings'],
});

const menuOf = (dishes: Dish[], groups = [toppings, sauces]): Menu => ({
  dishes: new Map(dishes.map((one) => [one._id, one])),
  groups: new Map(groups.map((one) => [one._id, one])),
});
const MENU = menuOf([DURUM, COLA, PIZZA, COMBO, HALVES]);

const option = (id: string, name: string, cents = 0): OrderedOption => ({ id, name, cents });
const found = (productId: string, options: OrderedOption[], menu = MENU, variantName = '') =>
  options.map((_, index) => groupIdOf({ productId, variantName, options }, index, menu));

it.each<[string, string | null, OrderedOption]>([
  ['by its name, whatever shares its id', 'toppings', option('o1', 'Salami', 150)],
  ['when it was one of the free ones', 'sauces', option('o1', 'Knoblauch', 0)],
  ['when it was paid for beside the free ones', 'sauces', option('o1', 'Knoblauch', 50)],
  ['not when two groups offer the same', null, option('o2', 'Scharf')],
  ['not when it has another name by now', null, option('o3', 'Kräuter', 50)],
  ['not when it has another price by now', null, option('o1', 'Salami', 120)],
  ['not when it was free and nothing of the group is', null, option('o1', 'Salami', 0)],
])('finds the group of an option %s', (_, groupId, chosen) => {
  expect(found('durum', [chosen])).toEqual([groupId]);
});

it('knows the prices of a size', () => {
  expect(found('durum', [option('o1', 'Salami', 200)], MENU, 'Groß')).toEqual(['toppings']);
  expect(found('durum', [option('o1', 'Salami', 150)], MENU, 'Groß')).toEqual([null]);
});

it('finds the courses of a combo, which may count their choices alike', () => {
  expect(found('combo', [option('c1', 'Margherita, Groß', 100), option('c1', 'Cola')])).toEqual([
    'main',
    'drink',
  ]);
  expect(found('combo', [option('c1', 'Marinara, Groß', 100)])).toEqual([null]);
});

it('tells two halves apart by their places, and keeps them from the extras behind them', () => {
  const twice = [option('pizza', '½ Margherita'), option('pizza', '½ Margherita')];
  expect(found('halves', [...twice, option('o1', 'Salami', 150)])).toEqual(['first', 'second', 'toppings']);
});

it('finds nothing for a dish, a group or a half that is gone', () => {
  expect(found('gone', [option('o1', 'Salami', 150)])).toEqual([null]);
  expect(found('durum', [option('o1', 'Salami', 150)], menuOf([DURUM], []))).toEqual([null]);
  expect(found('halves', [option('pizza', '½ Margherita')], menuOf([HALVES]))).toEqual([null]);
});
