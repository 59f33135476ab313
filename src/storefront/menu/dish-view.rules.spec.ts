import { describe, expect, it } from '@jest/globals';
import { PLAIN_DISH } from '../../shop/menu/menu.rules.js';
import type { ComboOffer, Menu, MenuCategory, Product } from '../../shop/menu/menu.types.js';
import { dishViewOf } from './dish-view.rules.js';
import { readingOf } from './reading.rules.js';

const NOW = new Date('2026-11-20T11:00:00Z');
const dish = (id: string, over: Partial<Product> = {}) =>
  ({
    ...PLAIN_DISH,
    id,
    name: id,
    description: '',
    number: '',
    variants: [{ id: 'v1', name: '', priceCents: 1000, content: null, ownPrices: [] }],
    optionGroupIds: [],
    allergens: [],
    additives: [],
    depositCents: 0,
    minAge: 0,
    fulfilments: [],
    ...over,
  }) as unknown as Product;

const parts = [
  dish('salami', { allergens: ['wheat', 'milk'], additives: ['nitrite'] }),
  dish('funghi', { allergens: ['wheat'] }),
  dish('birra', { allergens: ['barley'] }),
  dish('neu', { allergens: null }),
];
const halves = (...productIds: string[]): Partial<Product> => ({ halves: { productIds, price: 'dearer' } });
const combo = (...courses: string[][]): Partial<Product> => ({
  combo: {
    method: 'singlePrices',
    courses: courses.map((ids, index) => ({
      id: `c${index}`,
      name: 'Gang',
      choices: ids.map((productId) => ({ id: productId, productId, variantId: 'v1', surchargeCents: 0 })),
    })),
  } satisfies ComboOffer,
});

function viewOf(product: Product) {
  const category = { fulfilments: [], products: [product, ...parts] } as unknown as MenuCategory;
  const menu = { shopId: 's', codeSet: 'AT', categories: [category], optionGroups: [] } as unknown as Menu;
  const { allergens, allergensByChoice } = dishViewOf(product, category, readingOf(menu, NOW, 'de'));
  return { allergens, allergensByChoice };
}

describe('the allergens a guest reads of a dish', () => {
  it('are its own where it is not made of others', () => {
    expect(viewOf(dish('tea'))).toEqual({ allergens: [], allergensByChoice: [] });
  });

  it('depend on the choice for two halves that declare nothing themselves', () => {
    expect(viewOf(dish('halb', halves('salami', 'funghi')))).toEqual({
      allergens: ['A1'],
      allergensByChoice: ['G', '2a'],
    });
  });

  it('name once what a combo has of its own, and beside it what each course brings', () => {
    const menu = dish('menu', { ...combo(['salami', 'funghi'], ['birra']), allergens: ['milk'] });
    expect(viewOf(menu)).toEqual({ allergens: ['A1', 'A3', 'G'], allergensByChoice: ['2a'] });
  });

  it('are known as far as the choices have been checked', () => {
    expect(viewOf(dish('halb', { ...halves('neu', 'funghi'), allergens: null }))).toEqual({
      allergens: [],
      allergensByChoice: ['A1'],
    });
  });
});

describe('what goes with a dish', () => {
  const beer = dish('bier', { minAge: 16 });
  const goesWith = (name: string, categoryName: string) => {
    const product = dish('x', { name, goesWithIds: ['bier', 'salami', 'weg'] });
    const category = {
      name: categoryName,
      fulfilments: [],
      products: [product, beer, ...parts],
    } as unknown as MenuCategory;
    const menu = { shopId: 's', codeSet: 'AT', categories: [category], optionGroups: [] } as unknown as Menu;
    return dishViewOf(product, category, readingOf(menu, NOW, 'de')).goesWithIds;
  };

  it('is what the restaurant says, beer included', () => {
    expect(goesWith('Pizza Salami', 'Pizza')).toEqual(['bier', 'salami']);
  });

  it.each([
    ['Kindernudeln', 'Pasta'],
    ['Pizza Bambini', 'Pizza'],
    ['Nudeln mit Soße', 'Für Kinder'],
  ])('has no beer beside %s in %s', (name, categoryName) => {
    expect(goesWith(name, categoryName)).toEqual(['salami']);
  });
});

describe('the view of a dish', () => {
  const tea = dish('tea', { soldOut: { until: new Date('2026-11-20T12:00:00Z') }, goesWithIds: [] });
  const read = (
    product: Product,
    { at = NOW, ways = ['pickup'], sizeWords, codeSet = 'AT', others = parts }: Circumstances = {},
  ) => {
    const category = { fulfilments: ways, products: [product, ...others] } as unknown as MenuCategory;
    const menu = { shopId: 's', codeSet, sizeWords, categories: [category], optionGroups: [] };
    return dishViewOf(product, category, readingOf(menu as unknown as Menu, at, sizeWords ? 'en' : 'de'));
  };
  interface Circumstances {
    at?: Date;
    ways?: string[];
    sizeWords?: Menu['sizeWords'];
    codeSet?: string;
    others?: Product[];
  }

  it('is made once while nothing changes', () => {
    expect(read(tea, { at: new Date('2026-11-20T11:30:00Z') })).toBe(read(tea));
  });

  it('changes with the minute from which it is there again', () => {
    expect(read(tea).soldOut).toBe(true);
    expect(read(tea, { at: new Date('2026-11-20T12:00:00Z') }).soldOut).toBe(false);
  });

  it('changes with the ways of its category, the codes and the words for its sizes', () => {
    const big = dish('big', {
      goesWithIds: [],
      fulfilments: ['pickup', 'delivery'],
      allergens: ['wheat'],
      variants: [{ id: 'v1', name: 'Groß', priceCents: 1000, content: null, ownPrices: [] }],
    });
    const sizeWords = [{ of: 'Groß', language: 'en', text: 'Large' }] as Menu['sizeWords'];
    expect(read(big)).toMatchObject({ fulfilments: ['pickup'], allergens: ['A1'] });
    expect(read(big, { ways: ['pickup', 'delivery'] }).fulfilments).toEqual(['pickup', 'delivery']);
    expect(read(big, { codeSet: 'DE' }).allergens).not.toEqual(['A1']);
    expect(read(big, { sizeWords }).variants[0]?.name).toBe('Large');
  });

  it('says of a size on an English page that it stayed German', () => {
    const variants = [{ id: 'v1', name: 'Schnittchen', priceCents: 1000, content: null, ownPrices: [] }];
    const plate = dish('plate', { goesWithIds: [], variants });
    expect(read(plate, { sizeWords: [] }).variants[0]?.inGerman).toEqual(['name']);
    const sizeWords = [{ of: 'Schnittchen', language: 'en', text: 'Schnittchen' }] as Menu['sizeWords'];
    expect(read(plate, { sizeWords }).variants[0]?.inGerman).toBeUndefined();
    expect(read(plate).variants[0]?.inGerman).toBeUndefined();
  });

  it('is sold out with the last choice of one of its courses', () => {
    const gone = dish('gone', { soldOut: { until: null } } as Partial<Product>);
    const menu = dish('menu', { goesWithIds: [], ...combo(['salami', 'gone'], ['gone']) });
    expect(read(menu, { others: [...parts, gone] }).soldOut).toBe(true);
    expect(
      read(dish('both', { ...menu, ...combo(['salami', 'gone']) }), { others: [...parts, gone] }).soldOut,
    ).toBe(false);
  });

  it('marks alcopops, whose sale to the young has a rule of its own', () => {
    expect(read(dish('mix', { goesWithIds: [], alcoholType: 'alcopop' })).alcopop).toBe(true);
    expect(read(dish('birra', { goesWithIds: [], alcoholType: 'beer' })).alcopop).toBeUndefined();
  });

  it('follows what it is made of and what it goes with', () => {
    const half = dish('half', halves('salami', 'funghi'));
    const wine = dish('wine', { goesWithIds: ['salami'] });
    expect(read(half).halves?.choices).toHaveLength(2);
    expect(read(half, { others: [dish('salami')] }).halves?.choices).toHaveLength(1);
    expect(read(wine).goesWithIds).toEqual(['salami']);
    expect(read(wine, { others: [] }).goesWithIds).toEqual([]);
  });
});
