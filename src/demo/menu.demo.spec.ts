import { describe, expect, it } from '@jest/globals';
import { menuFromDraft } from '../shop/menu/draft/menu-draft.rules.js';
import { menuFrom } from '../shop/menu/menu.rules.js';
import { saidBy, saidTextsOf } from '../shop/menu/texts/shop-texts.rules.js';
import { menuTextsOf } from '../shop/menu/texts/translations.rules.js';
import { menuViewOf } from '../storefront/menu/menu-page.rules.js';
import { menuDemo } from './menu.demo.js';
import { pantryDemo } from './pantry.demo.js';
import { restaurantDemo } from './restaurant.demo.js';

const now = new Date('2026-11-20T11:00:00Z');
const { categories, products, optionGroups } = menuFromDraft(menuDemo, { shopId: 's', now, idFor: String });
const view = menuViewOf(menuFrom('s', categories, products, optionGroups), now);
const dishes = view.categories.flatMap((category) => category.products);

describe('the menu of the Trattoria Bella', () => {
  it('is as long as that of a real restaurant, and every dish has a number of its own', () => {
    expect([view.categories.length, dishes.length]).toEqual([12, 60]);
    expect(new Set(dishes.map(({ number }) => number)).size).toBe(60);
  });

  it('is made at the oven, at the bar and in the kitchen', () => {
    const stations = categories.map(({ name, station }) => [name, station ?? null]);
    expect(stations).toEqual(
      expect.arrayContaining([
        ['Pizza', 'Ofen'],
        ['Getränke', 'Bar'],
        ['Pasta', null],
      ]),
    );
  });

  it('says once how much is in a bottle', () => {
    const sizes = dishes.flatMap(({ variants }) => variants);
    const said = sizes.filter(({ name, unitPrice }) => unitPrice !== null && /\d/.test(name));
    expect(said).toEqual([]);
  });

  it('shows what guests meet: sold out, an age, a deposit, many extras, some of them free', () => {
    const extras = view.groups.map(({ options, freeQuantity }) => ({ count: options.length, freeQuantity }));
    expect(dishes.filter(({ soldOut }) => soldOut).length).toBeGreaterThanOrEqual(2);
    expect(new Set(dishes.map(({ minAge }) => minAge))).toEqual(new Set([0, 16, 18]));
    expect(new Set(dishes.map(({ depositKind }) => depositKind))).toEqual(new Set(['oneWay', 'reusable']));
    expect(extras.some(({ count, freeQuantity }) => count >= 8 && freeQuantity > 0)).toBe(true);
  });

  it('suggests no dish beside itself, and none that is sold out', () => {
    const byId = new Map(dishes.map((dish) => [dish.id, dish]));
    const wrong = dishes.filter(({ id, goesWithIds }) =>
      goesWithIds.some((other) => other === id || byId.get(other)?.soldOut),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('suggests something to drink with most pizzas, and something sweet with most pasta', () => {
    const from = (name: string) => view.categories.find((category) => category.name === name)?.products ?? [];
    const idsOf = (...names: string[]) => new Set(names.flatMap(from).map(({ id }) => id));
    const share = (name: string, wanted: Set<string>) =>
      from(name).filter(({ goesWithIds }) => goesWithIds.some((id) => wanted.has(id))).length /
      from(name).length;
    expect(share('Pizza', idsOf('Getränke', 'Wein & Bier'))).toBe(1);
    expect(share('Pasta', idsOf('Dolci'))).toBe(1);
  });

  it('says in English all that it says in German, the headline and the areas as well', () => {
    const shop = restaurantDemo('s', 'lucia', now);
    const words = Object.entries(menuDemo.english?.words ?? {}).map(([of, text]) => ({
      language: 'en' as const,
      of,
      text,
    }));
    const menu = { ...menuFrom('s', categories, products, optionGroups), sizeWords: words };
    const texts = [...saidTextsOf(saidBy(shop), menu, 'en'), ...menuTextsOf(menu, 'en')];
    expect(texts.filter(({ translated }) => translated === null).map(({ german }) => german)).toEqual([]);
    const said = new Set(texts.map(({ german }) => german));
    const { english } = menuDemo;
    expect(
      Object.keys({ ...english?.texts, ...english?.words }).filter((german) => !said.has(german)),
    ).toEqual([]);
  });

  it('gets no allergen from the pantry that a dish does not name itself', () => {
    const named = new Map(products.map(({ name, allergens }) => [name, allergens]));
    const wrong = pantryDemo
      .flatMap(({ ingredients }) => ingredients)
      .flatMap(({ name, allergens, dishes: of }) =>
        of
          .filter((dish) => !(allergens ?? []).every((one) => named.get(dish)?.includes(one)))
          .map((dish) => `${name} in ${dish}`),
      );
    expect(wrong).toEqual([]);
    expect(
      pantryDemo
        .flatMap(({ ingredients }) => ingredients.flatMap((one) => one.dishes))
        .filter((dish) => !named.has(dish)),
    ).toEqual([]);
  });
});
