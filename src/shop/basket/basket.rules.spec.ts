import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PLAIN_DISH } from '../menu/menu.rules.js';
import type { Menu, OptionGroup, Product } from '../menu/menu.types.js';
import { type BasketProblem, resolveBasket } from './basket.rules.js';
import type { DraftLine } from './basket.types.js';

const NOW = new Date('2026-11-20T11:00:00Z');
const LATER = new Date('2026-11-21T11:00:00Z');

const extras = {
  id: 'extras',
  name: 'Extras',
  min: 0,
  max: 4,
  freeQuantity: 1,
  options: [
    {
      id: 'kaese',
      name: 'Käse',
      priceCents: 150,
      variantPrices: [{ variantName: 'Groß', priceCents: 200 }],
      taxClass: null,
      soldOut: null,
    },
    { id: 'rucola', name: 'Rucola', priceCents: 100, variantPrices: [], taxClass: null, soldOut: null },
    {
      id: 'trueffel',
      name: 'Trüffel',
      priceCents: 900,
      variantPrices: [],
      taxClass: null,
      soldOut: { until: null },
    },
  ],
} as unknown as OptionGroup;
const sauce = { ...extras, id: 'sauce', min: 1, max: 1, freeQuantity: 0 } as OptionGroup;

const dish = (over: Partial<Product>): Product =>
  ({
    ...PLAIN_DISH,
    id: 'pizza',
    name: 'Pizza',
    number: '14',
    taxClass: 'food',
    variants: [
      { id: 'k', name: 'Klein', priceCents: 800, content: null, ownPrices: [] },
      { id: 'g', name: 'Groß', priceCents: 1100, content: null, ownPrices: [] },
    ],
    optionGroupIds: ['extras'],
    depositCents: 0,
    fulfilments: ['pickup', 'delivery', 'table'],
    minAge: 0,
    ...over,
  }) as Product;

const menu = (...products: Product[]): Menu =>
  ({
    shopId: 's',
    optionGroups: [extras, sauce],
    categories: [
      { id: 'c', name: 'Karte', fulfilments: ['pickup', 'delivery', 'table'], times: null, products },
    ],
  }) as unknown as Menu;

const line = (over: Partial<DraftLine> = {}): DraftLine => ({
  productId: 'pizza',
  variantId: 'g',
  options: [],
  quantity: 1,
  note: '',
  ...over,
});
const chosen = (optionId: string, quantity = 1, groupId = 'extras') => ({ groupId, optionId, quantity });
const handover = { fulfilment: 'pickup' as const, at: NOW, left: new Map<string, number>() };
const resolve = (product: Product, draft: DraftLine) => resolveBasket([draft], menu(product), handover);

describe('a basket against the menu', () => {
  it.each<[string, BasketProblem, Product, DraftLine]>([
    ['a dish that is gone', 'unknownProduct', dish({ id: 'other' }), line()],
    ['a size that is gone', 'unknownVariant', dish({}), line({ variantId: 'xl' })],
    ['no size where there are several', 'unknownVariant', dish({}), line({ variantId: null })],
    [
      'an extra of another dish',
      'unknownOption',
      dish({ optionGroupIds: [] }),
      line({ options: [chosen('kaese')] }),
    ],
    ['an extra that is out', 'soldOut', dish({}), line({ options: [chosen('trueffel')] })],
    ['an answer that is missing', 'tooFewOptions', dish({ optionGroupIds: ['sauce'] }), line()],
    ['more extras than allowed', 'tooManyOptions', dish({}), line({ options: [chosen('kaese', 5)] })],
    ['a dish that is out', 'soldOut', dish({ soldOut: { until: null } }), line()],
    ['a dish that is out until later', 'soldOut', dish({ soldOut: { until: LATER } }), line()],
    ['a dish that is only served at the table', 'notOffered', dish({ fulfilments: ['table'] }), line()],
  ])('refuses %s', (_, problem, product, draft) => {
    expect(resolve(product, draft)).toMatchObject({ faults: [{ problem, line: 0 }], lines: [] });
  });

  it('names the extra that is out, not its dish', () => {
    expect(resolve(dish({}), line({ options: [chosen('trueffel')] })).faults).toMatchObject([
      { problem: 'soldOut', name: 'Trüffel', detail: 'Pizza' },
    ]);
  });

  it('has nothing to say about an empty one but that', () => {
    expect(resolveBasket([], menu(), handover).faults).toEqual([
      expect.objectContaining({ problem: 'empty' }),
    ]);
  });

  it('takes name, price and class from the menu', () => {
    expect(resolve(dish({}), line({ options: [chosen('kaese')] }))).toMatchObject({
      faults: [],
      lines: [
        { name: 'Pizza', variantName: 'Groß', unitCents: 1100, taxClass: 'food', options: [{ cents: 0 }] },
      ],
    });
  });

  it.each([
    ['Birra', '', '0,5 l'],
    ['Birra 0,5 l', '', ''],
    ['Birra', 'Flasche', 'Flasche'],
  ])('calls %p of the size %p %p, for who orders one bottle reads what is in it', (name, size, expected) => {
    const content = { amount: 500, unit: 'ml' as const };
    const bottle = { id: 'b', name: size, priceCents: 390, content, ownPrices: [] };
    const birra = dish({ name, variants: [bottle], optionGroupIds: [] });
    expect(resolve(birra, line({ variantId: 'b' })).lines[0]?.variantName).toBe(expected);
  });

  it('gives the cheapest extra away and charges the price of the size for the rest', () => {
    const basket = resolve(dish({}), line({ options: [chosen('kaese', 2), chosen('rucola')] }));
    expect(basket.lines[0]?.options.map(({ name, cents, quantity }) => [name, cents, quantity])).toEqual([
      ['Rucola', 0, 1],
      ['Käse', 200, 2],
    ]);
  });

  it('counts every chosen piece once, free or not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 2 }), (kaese, rucola) => {
        const options = [chosen('kaese', kaese), chosen('rucola', rucola)].filter(
          ({ quantity }) => quantity > 0,
        );
        const basket = resolve(dish({}), line({ options }));
        const pieces = basket.lines[0]!.options;
        expect(pieces.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(kaese + rucola);
        expect(
          pieces.filter(({ cents }) => cents === 0).reduce((sum, { quantity }) => sum + quantity, 0),
        ).toBe(Math.min(1, kaese + rucola));
      }),
    );
  });
});
