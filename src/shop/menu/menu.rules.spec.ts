import { describe, expect, it } from '@jest/globals';
import { menuFromDraft } from './draft/menu-draft.rules.js';
import type { DraftedProduct, MenuDraft } from './draft/menu-draft.types.js';
import { fromPriceCents, isSoldOut, menuFrom, optionPriceCents, variantOf } from './menu.rules.js';
import type { Category, Option, Product, SoldOut } from './menu.types.js';

const now = new Date('2026-11-20T11:00:00Z');

const draft: MenuDraft = {
  optionGroups: [
    {
      key: 'extras',
      name: 'Extras',
      options: [{ name: 'Käse', priceCents: 100, variantPrices: { Groß: 150 } }],
    },
  ],
  categories: [
    {
      name: 'Pizza',
      optionGroups: ['extras'],
      products: [
        { name: 'Margherita', price: { Klein: 790, Groß: 990 } },
        {
          name: 'Wasser',
          price: 250,
          taxClass: 'drink',
          content: { amount: 500, unit: 'ml' },
          allergens: [],
        },
      ],
    },
  ],
};
const written = menuFromDraft(draft, { shopId: 's', now, idFor: (key) => `id:${key}` });
const [pizza, water] = written.products as [DraftedProduct, DraftedProduct];
const cheese = written.optionGroups[0]?.options[0] as Option;

describe('a menu that was written down', () => {
  it('knows sizes by name and a dish of one size by none', () => {
    expect(pizza.variants.map(({ name, priceCents }) => [name, priceCents])).toEqual([
      ['Klein', 790],
      ['Groß', 990],
    ]);
    expect(water.variants).toEqual([
      { id: 'v1', name: '', priceCents: 250, content: { amount: 500, unit: 'ml' }, ownPrices: [] },
    ]);
  });

  it('takes the tax class of the category unless a dish says otherwise', () => {
    expect([pizza.taxClass, water.taxClass]).toEqual(['food', 'drink']);
  });

  it('leaves allergens unchecked unless somebody has looked', () => {
    expect([pizza.allergens, water.allergens]).toEqual([null, []]);
  });

  it('asks the questions of the category with each dish', () => {
    expect(pizza.optionGroupIds).toEqual(['id:group/extras']);
  });

  it('can be found by the beginning of its words, with and without umlauts', () => {
    const [dish] = menuFromDraft(
      {
        optionGroups: [],
        categories: [{ name: 'x', products: [{ name: 'Käsespätzle', number: '14', price: 1 }] }],
      },
      { shopId: 's', now, idFor: String },
    ).products;
    expect(dish?.searchTokens).toEqual(expect.arrayContaining(['kaesespaetzle', 'kasespatzle', '14']));
  });
});

describe('prices', () => {
  it('names the smallest one on the menu', () => {
    expect(fromPriceCents(pizza)).toBe(790);
  });

  it('makes an extra dearer on the size that says so', () => {
    expect(pizza.variants.map((variant) => optionPriceCents(cheese, variant))).toEqual([100, 150]);
  });

  it.each([
    [pizza, 'v2', 'Groß'],
    [pizza, 'v9', undefined],
    [pizza, undefined, undefined],
    [water, undefined, ''],
    [water, 'v1', ''],
  ])('finds the size that was asked for', (product, variantId, name) => {
    expect(variantOf(product as Product, variantId as string | undefined)?.name).toBe(name);
  });
});

describe('sold out', () => {
  const cases: [SoldOut | null, boolean][] = [
    [null, false],
    [{ until: null }, true],
    [{ until: new Date('2026-11-20T11:00:01Z') }, true],
    [{ until: now }, false],
    [{ until: new Date('2026-11-19T11:00:00Z') }, false],
  ];
  it.each(cases)('%j is sold out: %p', (soldOut, expected) => {
    expect(isSoldOut(soldOut, now)).toBe(expected);
  });
});

describe('the order of reading', () => {
  it('follows positions, not the order of the store, and drops what has no category', () => {
    const category = (id: string, position: number) => ({ id, position }) as Category;
    const product = (id: string, categoryId: string, position: number) =>
      ({ id, categoryId, position }) as Product;
    const menu = menuFrom(
      's',
      [category('b', 2), category('a', 1)],
      [product('2', 'a', 2), product('3', 'gone', 1), product('1', 'a', 1)],
      [],
    );
    expect(menu.categories.map(({ id, products }) => [id, products.map((dish) => dish.id)])).toEqual([
      ['a', ['1', '2']],
      ['b', []],
    ]);
  });
});
