import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Audit } from '../../src/platform/audit/audit.service.js';
import { AllergenMatrixService } from '../../src/shop/allergen-matrix/allergen-matrix.service.js';
import type { AllergensPage } from '../../src/shop/allergen-matrix/allergen-matrix.view.js';
import { linesOf } from '../../src/shop/allergens/own-codes.rules.js';
import type { IngredientForm, IngredientRow } from '../../src/shop/ingredient/ingredient.view.js';
import { MenuService } from '../../src/shop/menu/menu.service.js';
import type { Menu } from '../../src/shop/menu/menu.types.js';
import type { Shop } from '../../src/shop/restaurant/shop.types.js';
import { aMenu } from '../factories/menus.js';
import { aShop, signedIn } from '../factories/shops.js';
import { type RunningApp, startApp } from '../support/app.js';
import type { Browser } from '../support/browser.js';
import { aFolder } from '../support/folder.js';
import { eventually } from '../support/wait.js';

let running: RunningApp;
let shop: Shop;
let lucia: Browser;
let menu: Menu;
let round = 0;

beforeAll(async () => {
  running = await startApp();
});
afterAll(() => running.close());

beforeEach(async () => {
  round += 1;
  const owner = { email: `zutat${round}@example.org`, name: 'Lucia Rossi', password: 'pasta al dente 7' };
  shop = await aShop(running, { name: `Bella ${round}` }, owner);
  lucia = await signedIn(running, owner);
  menu = await aMenu(running, shop.id);
});

const service = <T>(type: new (...args: never[]) => T): T => running.app.get(type, { strict: false });
const dish = (name: string) =>
  menu.categories.flatMap(({ products }) => products).find((product) => product.name === name)!;
const ingredient = async (name: string, more: object = {}) =>
  (await lucia.post<IngredientForm>('/api/ingredient/create', { name, ...more })).body.data;
const rows = async (query = '') =>
  (await lucia.get<IngredientRow[]>(`/api/ingredient/list${query}`)).body.data;
const names = async (query = '') => (await rows(query)).map(({ name }) => name);
const put = (id: string, ...dishes: string[]) =>
  lucia.post('/api/ingredient/dishes', { id, productIds: dishes.map((name) => dish(name).id) });
const told = async (name: string) =>
  (await service(MenuService).menuOf(shop.id)).categories
    .flatMap(({ products }) => products)
    .find((product) => product.name === name)?.allergens;
const trail = (subject: string) => service(Audit).list(shop.id, subject);

describe('an ingredient', () => {
  it('needs no more than a name, and nobody has checked it then', async () => {
    const { status, body } = await lucia.post<IngredientForm>('/api/ingredient/create', { name: ' Pesto ' });
    expect([status, body.message]).toEqual([201, 'Zutat angelegt']);
    const { id, ...pesto } = body.data;
    expect(id).toMatch(/^.{20}$/);
    expect(pesto).toEqual({ version: 1, name: 'Pesto', categoryId: null, allergens: null, additives: [] });
    expect((await trail('ingredient'))[0]).toMatchObject({ action: 'created', after: { name: 'Pesto' } });
  });

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(61) }],
    ['name', { name: 'mozzarella' }],
    ['categoryId', { name: 'Pesto', categoryId: 'gibt-es-nicht' }],
    ['allergens', { name: 'Pesto', allergens: ['Milch'] }],
    ['additives', { name: 'Pesto', additives: ['E 220'] }],
  ])('says beside %s what is wrong', async (field, wrong) => {
    await ingredient('Mozzarella');
    const { status, body } = await lucia.post('/api/ingredient/create', wrong);
    expect([status, body.code]).toEqual([400, 'VALIDATION']);
    expect(body.fields?.[field]).toMatch(/\.$/);
  });

  it('is found by the beginning of a word, by what is unchecked and by what no dish needs', async () => {
    const cheese = await ingredient('Büffel-Mozzarella', { allergens: ['milk'] });
    await ingredient('Pesto');
    await put(cheese.id, 'Salami');
    expect(await names('?search=moz')).toEqual(['Büffel-Mozzarella']);
    expect(await names('?search=bueffel')).toEqual(['Büffel-Mozzarella']);
    expect(await names('?filter=unchecked')).toEqual(['Pesto']);
    expect(await names('?filter=unused')).toEqual(['Pesto']);
    expect((await rows('?search=moz'))[0]?.usedIn).toEqual([dish('Salami').id]);
  });

  it('saved by two people at once is saved by the first, and shown to the second', async () => {
    const { id, version } = await ingredient('Pesto');
    const change = (allergens: string[]) =>
      lucia.post<{ current: IngredientForm }>('/api/ingredient/update', { id, version, allergens });
    expect((await change(['nuts'])).status).toBe(200);
    const { status, body } = await change([]);
    expect([status, body.code, body.data.current.allergens]).toEqual([412, 'CHANGED_MEANWHILE', ['nuts']]);
  });

  it('of another restaurant is not there', async () => {
    const { id } = await ingredient('Pesto');
    const person = { email: `fremd${round}@example.org`, name: 'Fremd', password: 'pasta al dente 7' };
    const other = await aShop(running, { name: `Fremd ${round}` }, person);
    await aMenu(running, other.id);
    const theirs = await signedIn(running, person);
    expect((await theirs.post('/api/ingredient/update', { id, version: 1, name: 'Meins' })).status).toBe(404);
    expect((await theirs.post('/api/ingredient/delete', { id })).status).toBe(404);
    expect((await theirs.post('/api/ingredient/dishes', { id, productIds: [] })).status).toBe(404);
    await put(id, 'Salami');
    expect((await theirs.get<IngredientRow[]>('/api/ingredient/list')).body.data).toEqual([]);
  });
});

describe('what dishes get from it', () => {
  it('stands on the menu at once, and changes in all of them together', async () => {
    const pesto = await ingredient('Pesto', { allergens: ['pistachios'] });
    await put(pesto.id, 'Margherita', 'Salami');
    await eventually(async () => (await told('Salami'))?.includes('pistachios') === true);
    expect(await told('Margherita')).toEqual(['wheat', 'milk', 'pistachios']);
    expect(await told('Cola')).toEqual([]);

    const { id, version } = pesto;
    await lucia.post('/api/ingredient/update', { id, version, allergens: ['cashews'] });
    await eventually(async () => (await told('Salami'))?.includes('cashews') === true);
    expect(await told('Margherita')).toEqual(['wheat', 'milk', 'cashews']);
  });

  it('is "nobody can say" while an ingredient is not checked, and no kitchen is asked twice', async () => {
    const ice = await ingredient('Eis');
    await put(ice.id, 'Cola');
    await eventually(async () => (await told('Cola')) === null);
    const counts = await service(MenuService).counts(shop.id);
    expect(counts.allergensUnchecked).toBe(1);
    await lucia.post('/api/ingredient/confirmNoAllergens', { ids: [ice.id] });
    await eventually(async () => (await told('Cola'))?.length === 0);
    expect((await service(MenuService).counts(shop.id)).allergensUnchecked).toBe(0);
  });

  it('is written into the trail with the dishes it came to and left', async () => {
    const { id } = await ingredient('Pesto');
    await put(id, 'Salami');
    await put(id, 'Margherita');
    const moved = (await trail('ingredient')).filter(({ action }) => action === 'dishes');
    expect(moved).toHaveLength(2);
    expect(moved).toContainEqual(
      expect.objectContaining({
        before: { id, name: 'Pesto', dishes: [dish('Salami').id] },
        after: { id, name: 'Pesto', dishes: [dish('Margherita').id] },
      }),
    );
    expect((await rows())[0]?.usedIn).toEqual([dish('Margherita').id]);
  });
});

describe('deleting', () => {
  it('names the dishes that still need it, and takes it out of them when told to', async () => {
    const { id } = await ingredient('Salami', { allergens: ['mustard'] });
    await put(id, 'Salami', 'Margherita');
    const refused = await lucia.post('/api/ingredient/delete', { id });
    expect([refused.status, refused.body.code]).toEqual([409, 'INGREDIENT_IN_USE']);
    expect(refused.body.message).toBe('„Salami“ steckt noch in „Margherita“ und „Salami“.');

    await eventually(async () => (await told('Salami'))?.includes('mustard') === true);
    expect((await lucia.post('/api/ingredient/delete', { id, takeOut: true })).status).toBe(200);
    await eventually(async () => (await told('Salami'))?.includes('mustard') === false);
    expect(await rows()).toEqual([]);
    expect((await lucia.post('/api/ingredient/delete', { id })).status).toBe(404);
  });
});

describe('a group', () => {
  const group = async (name: string) =>
    (await lucia.post<{ id: string }>('/api/ingredientCategory/create', { name })).body.data.id;

  it('sorts the ingredients, moves, is renamed and leaves them behind', async () => {
    const [dairy, greens] = [await group('Milchprodukte'), await group('Gemüse')];
    await ingredient('Tomate', { categoryId: greens });
    await ingredient('Sahne', { categoryId: dairy });
    await ingredient('Mehl');
    expect(await names()).toEqual(['Sahne', 'Tomate', 'Mehl']);
    await lucia.post('/api/ingredientCategory/move', { id: greens, before: dairy });
    expect(await names()).toEqual(['Tomate', 'Sahne', 'Mehl']);

    const renamed = { id: dairy, version: 1, name: 'Molkerei' };
    expect((await lucia.post('/api/ingredientCategory/update', renamed)).status).toBe(200);
    expect((await lucia.post('/api/ingredientCategory/update', renamed)).status).toBe(412);
    expect((await lucia.post('/api/ingredientCategory/create', { name: 'molkerei' })).status).toBe(400);

    expect((await lucia.post('/api/ingredientCategory/delete', { id: dairy })).status).toBe(200);
    expect((await rows('?search=sahne'))[0]?.categoryId).toBeNull();
    expect((await lucia.post('/api/ingredient/move', { ids: [], categoryId: dairy })).status).toBe(404);
  });
});

describe('the matrix', () => {
  const page = (): Promise<AllergensPage> => service(AllergenMatrixService).page(shop, 1);
  const row = async (name: string) => (await page()).rows.find((one) => one.name === name)!;

  it('shows what comes from an ingredient, and lets it go only with the ingredient', async () => {
    const pesto = await ingredient('Pesto', { allergens: ['pistachios', 'milk'], additives: ['colour'] });
    await put(pesto.id, 'Cola');
    const { inherited, version } = await row('Cola');
    expect(inherited.map(({ key, from }) => [key, from[0]?.name])).toEqual([
      ['milk', 'Pesto'],
      ['pistachios', 'Pesto'],
      ['colour', 'Pesto'],
    ]);

    const taking = { productId: dish('Cola').id, version, key: 'pistachios', ingredientIds: [pesto.id] };
    expect((await lucia.post('/api/allergens/takeOut', { ...taking, version: 99 })).status).toBe(412);
    expect((await lucia.post('/api/allergens/takeOut', taking)).status).toBe(200);
    expect((await row('Cola')).inherited).toEqual([]);
    expect((await trail('product'))[0]).toMatchObject({
      action: 'allergenTakenOut',
      before: { name: 'Cola', ingredientIds: [pesto.id] },
      after: { key: 'pistachios', ingredientIds: [], takenOut: ['Pesto'] },
    });
  });

  it('has what nobody can vouch for first, and the options too', async () => {
    const ice = await ingredient('Eis');
    await put(ice.id, 'Cola');
    const { rows, unchecked } = await page();
    expect([unchecked, rows[0]?.name, rows[0]?.unchecked[0]?.name]).toEqual([
      { dish: 1, option: 0 },
      'Cola',
      'Eis',
    ]);
    const option = await row('Extra Käse');
    expect([option.kind, option.category]).toEqual(['option', 'Auswahl „Extras“']);

    const { groupId, id: optionId } = option;
    const declared = { groupId, optionId, allergens: ['milk', 'soy'], additives: ['colour'] };
    expect((await lucia.post('/api/allergens/option', declared)).status).toBe(200);
    expect((await row('Extra Käse')).allergens).toEqual(['milk', 'soy']);
    const gone = { ...declared, optionId: 'gibt-es-nicht' };
    expect((await lucia.post('/api/allergens/option', gone)).status).toBe(404);
  });

  it('spells in the codes of the restaurant, none of which means two things', async () => {
    const codes = linesOf('AT').map((line) => (line.key === 'milk' ? { ...line, code: 'Mi' } : line));
    expect((await lucia.post('/api/allergens/ownCodes', { codes })).status).toBe(200);
    await eventually(async () => {
      const answer = await fetch(`${running.url}/api/storefront/${shop.slug}/menu`);
      return JSON.stringify(await answer.json()).includes('"Mi"');
    });
    const twice = codes.map((line) => (line.key === 'eggs' ? { ...line, code: 'mi' } : line));
    const { status, body } = await lucia.post('/api/allergens/ownCodes', { codes: twice });
    expect([status, Object.values(body.fields ?? {})]).toEqual([400, ['„Mi“ steht schon bei „Eier“.']]);

    await lucia.post('/api/allergens/codeSet', { codeSet: 'NUM' });
    const { codeSet, ownCodes } = await page();
    expect([codeSet, ownCodes?.milk]).toEqual(['NUM', 'Mi']);
  });
});

describe('the sheet', () => {
  it('is a PDF that says in German what is in what, for those who may see the menu', async () => {
    const pesto = await ingredient('Pesto', { allergens: ['pistachios'] });
    await ingredient('Eis').then(({ id }) => put(id, 'Cola'));
    await put(pesto.id, 'Salami');
    await eventually(async () => (await told('Cola')) === null && (await told('Salami'))?.length === 3);
    const answer = await fetch(`${running.url}/api/allergens/pdf`, {
      headers: { authorization: `Bearer ${lucia.token}` },
    });
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const words = textOf(Buffer.from(await answer.arrayBuffer()));
    expect(words).toContain(`Bella ${round}`);
    expect(words).toMatch(/11 Salami\s+A1\s+G\s+H7/);
    expect(words).toMatch(/Cola\s+nicht geprüft/);
    expect(words).toContain('Milch (einschließlich Laktose)');
    expect(words).toContain('Auswahl „Extras“');
    expect(words).toContain('Seite 1 von 1');
  });
});

/** What a person reads on the paper. */
function textOf(pdf: Buffer): string {
  const file = path.join(aFolder('sheet'), 'sheet.pdf');
  writeFileSync(file, pdf);
  return execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
}
