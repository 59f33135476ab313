import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MenuDraftService } from '../../src/shop/menu/draft/menu-draft.service.js';
import { MenuService } from '../../src/shop/menu/menu.service.js';
import { aMenu, SMALL_MENU } from '../factories/menus.js';
import { type RunningApp, startApp } from '../support/app.js';

let running: RunningApp;
let menus: MenuService;
let drafts: MenuDraftService;

beforeAll(async () => {
  running = await startApp();
  menus = running.app.get(MenuService, { strict: false });
  drafts = running.app.get(MenuDraftService, { strict: false });
});
afterAll(() => running.close());

describe('a menu in the store', () => {
  it('comes out as it was written down', async () => {
    const menu = await aMenu(running, 'bella');
    expect(menu.categories.map(({ name, products }) => [name, products.map((dish) => dish.name)])).toEqual([
      ['Pizza', ['Margherita', 'Salami']],
      ['Getränke', ['Cola']],
    ]);
    const [margherita] = menu.categories[0]?.products ?? [];
    expect(margherita).toMatchObject({
      number: '10',
      taxClass: 'food',
      allergens: ['wheat', 'milk'],
      soldOut: null,
    });
    expect(margherita?.optionGroupIds).toEqual([menu.optionGroups[0]?.id]);
    expect(margherita).not.toHaveProperty('_id');
    expect(margherita).not.toHaveProperty('searchTokens');
  });

  it('keeps "not checked" and "none" apart', async () => {
    await drafts.put('states', 'test', {
      optionGroups: [],
      categories: [
        {
          name: 'x',
          products: [
            { name: 'Ungeprüft', price: 100 },
            { name: 'Frei', price: 100, allergens: [] },
          ],
        },
      ],
    });
    const dishes = (await menus.menuOf('states')).categories[0]?.products;
    expect(dishes?.map(({ allergens }) => allergens)).toEqual([null, []]);
    expect(await menus.counts('states')).toEqual({
      categories: 1,
      products: 2,
      allergensUnchecked: 1,
      soldOut: 0,
    });
  });

  it('stands there once, however often and at once it is written', async () => {
    await Promise.all(Array.from({ length: 8 }, () => drafts.put('often', 'test', SMALL_MENU)));
    expect(await menus.counts('often')).toMatchObject({ categories: 2, products: 3 });
  });

  it('is not seen by the neighbour', async () => {
    await aMenu(running, 'mine');
    expect((await menus.menuOf('theirs')).categories).toEqual([]);
    await drafts.take('theirs', [['test', SMALL_MENU]]);
    expect(await menus.counts('mine')).toMatchObject({ products: 3 });
  });
});

describe('the menu that guests are shown', () => {
  it('is read once and kept', async () => {
    await aMenu(running, 'kept');
    expect(await menus.menuOf('kept')).toBe(await menus.menuOf('kept'));
  });

  it('is new for every process as soon as somebody changes it', async () => {
    const other = await startApp({ MONGODB_URI: running.env.MONGODB_URI, REDIS_URL: running.env.REDIS_URL });
    const there = other.app.get(MenuService, { strict: false });
    expect((await there.menuOf('shared')).categories).toEqual([]);
    expect((await menus.menuOf('shared')).categories).toEqual([]);

    await drafts.put('shared', 'test', SMALL_MENU);
    await expectSoon(async () => expect((await menus.menuOf('shared')).categories).toHaveLength(2));
    await expectSoon(async () => expect((await there.menuOf('shared')).categories).toHaveLength(2));
    await other.close();
  });
});

async function expectSoon(check: () => Promise<void>, tries = 100): Promise<void> {
  try {
    await check();
  } catch (error) {
    if (tries === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expectSoon(check, tries - 1);
  }
}
