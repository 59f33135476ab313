import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { Queue } from '../../src/platform/queue/queue.js';
import type { ProductRow } from '../../src/shop/dish/product-row.view.js';
import { MenuService } from '../../src/shop/menu/menu.service.js';
import type { Product } from '../../src/shop/menu/menu.types.js';
import { IMPORT } from '../../src/shop/menu-file/import.jobs.js';
import { ImportRepository } from '../../src/shop/menu-file/import.repository.js';
import type { ImportView } from '../../src/shop/menu-file/import.view.js';
import { MenuStepsService } from '../../src/shop/menu-file/steps/menu-steps.service.js';
import type { Shop } from '../../src/shop/restaurant/shop.types.js';
import { LEVEL } from '../../src/shop/subscription/plans.js';
import { aMenu } from '../factories/menus.js';
import { aShop, signedIn } from '../factories/shops.js';
import { type RunningApp, startApp } from '../support/app.js';
import type { Browser } from '../support/browser.js';
import { eventually } from '../support/wait.js';

let running: RunningApp;
let shop: Shop;
let lucia: Browser;
let round = 0;

beforeAll(async () => {
  running = await startApp();
}, 120_000);
afterAll(() => running.close());

beforeEach(async () => {
  ({ shop, owner: lucia } = await aRestaurant());
  await aMenu(running, shop.id);
});

async function aRestaurant(level: Shop['subscription'] = { level: LEVEL.professional }) {
  round += 1;
  const person = { email: `karte${round}@example.org`, name: 'Lucia Rossi', password: 'pasta al dente 7' };
  const made = await aShop(running, { name: `Karte ${round}`, subscription: level }, person);
  return { shop: made, owner: await signedIn(running, person) };
}

const get = <T>(type: abstract new (...given: never[]) => T): T => running.app.get(type, { strict: false });

async function exported(format = 'csv', who = lucia): Promise<Uint8Array> {
  const response = await fetch(`${running.url}/api/menuFile/export?format=${format}`, {
    headers: { authorization: `Bearer ${who.token}` },
  });
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
}

async function check(file: Uint8Array | string, name = 'karte.csv', who = lucia) {
  const form = new FormData();
  form.append('file', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), name);
  const response = await fetch(`${running.url}/api/menuFile/check`, {
    method: 'POST',
    headers: { origin: running.url, authorization: `Bearer ${who.token}` },
    body: form,
  });
  const body = (await response.json()) as { data: ImportView; code?: string; message?: string };
  return { status: response.status, ...body };
}

async function apply(view: ImportView, removeMissing = false): Promise<ImportView> {
  const begun = await lucia.post<ImportView>('/api/menuFile/apply', { id: view.id, removeMissing });
  expect(begun.status).toBe(200);
  return ended(view);
}

const ended = (view: ImportView): Promise<ImportView> =>
  eventually(async () => {
    const { data } = (await lucia.get<ImportView>(`/api/menuFile/status?id=${view.id}`)).body;
    return ['waiting', 'writing', 'undoing'].includes(data.state) ? null : data;
  });

const dishes = (of = shop): Promise<Product[]> => get(MenuService).listProducts(of.id);
const dish = async (name: string) => (await dishes()).find((one) => one.name === name);
const text = async () => new TextDecoder().decode(await exported());
const said = ({ review }: ImportView) =>
  review.problems.map(({ line, column, message }) => `${line} ${column}: ${message}`);

describe('a menu that leaves and comes back', () => {
  it.each(['xlsx', 'csv', 'csv1252'])('changes nothing as %s', async (format) => {
    const { status, data } = await check(await exported(format), `karte.${format}`);
    expect([status, data.id, data.review.problems, data.review.notes]).toEqual([200, null, [], []]);
    const { unchanged, added, changed, missingCount } = data.review;
    expect({ unchanged, added, changed, missingCount }).toEqual({
      unchanged: 3,
      added: 0,
      changed: 0,
      missingCount: 0,
    });
  });

  it('says in which letters it was written', async () => {
    expect((await check(await exported('csv1252'))).data.review.file).toMatchObject({
      encoding: 'Windows-1252',
      separator: 'Semikolon',
    });
    expect((await check(await exported())).data.review.file).toMatchObject({ encoding: 'UTF-8' });
    const latin = Buffer.from('Kategorie,Name,Preis\nPizza,K\xe4se,7.90', 'latin1');
    expect((await check(latin)).data.review.file).toMatchObject({
      encoding: 'Windows-1252',
      separator: 'Komma',
    });
  });

  it('is changed where somebody changed it, and nowhere else', async () => {
    const before = await dish('Margherita');
    const csv = (await text())
      .replace('Margherita;;Groß;9,90', 'Margherita;;Groß;10,5')
      .replace('Salami', 'Salame piccante');
    const { data } = await check(csv);
    expect(data.review).toMatchObject({ changed: 2, unchanged: 1, added: 0 });
    expect(data.review.changes[0]).toEqual({
      line: 2,
      name: 'Margherita',
      kind: 'changed',
      parts: [{ column: 'Preis Groß', before: '9,90', after: '10,50' }],
    });
    expect(await apply(data)).toMatchObject({ state: 'done', percent: 100 });
    const after = await dish('Margherita');
    expect(after?.variants.map(({ priceCents }) => priceCents)).toEqual([790, 1050]);
    expect({ ...after, variants: [], version: 0, updatedAt: 0 }).toEqual({
      ...before,
      variants: [],
      version: 0,
      updatedAt: 0,
    });
    const found = await lucia.get<ProductRow[]>('/api/product/list?search=piccante');
    expect(found.body.data.map(({ name }) => name)).toEqual(['Salame piccante']);
  });

  it('is written from nothing by a file that somebody made by hand', async () => {
    const file = [
      'Kategorie;Name;Größe;Preis;Allergene;Steuer;Auswahl',
      'Pasta;Carbonara;;11,90;A1, C, G;Speise;Extras',
      'Pasta;Penne;klein;8,50;keine;;',
      ';Penne;groß;10;;;',
      'Getränke;Fanta;;2,90;;;',
    ].join('\n');
    const { data } = await check(file);
    expect(data.review).toMatchObject({ added: 3, newCategories: ['Pasta'], missingCount: 3, problems: [] });
    expect((await apply(data)).state).toBe('done');
    expect(await dish('Carbonara')).toMatchObject({ allergens: ['wheat', 'eggs', 'milk'], taxClass: 'food' });
    expect((await dish('Penne'))?.variants.map(({ name }) => name)).toEqual(['klein', 'groß']);
    expect(await dish('Penne')).toMatchObject({ allergens: [] });
    expect(await dish('Fanta')).toMatchObject({ allergens: null, taxClass: 'drink', position: 1 });
    expect(await dish('Salami')).toBeDefined();
    const again = await check(file);
    expect(again.data.review).toMatchObject({ added: 0, changed: 0, unchanged: 3 });
  });

  it('loses the dishes that are missing only when somebody says so', async () => {
    const salami = await dish('Salami');
    const goesWithIds = [(await dish('Cola'))?.id];
    expect((await lucia.post('/api/product/update', { id: salami?.id, goesWithIds })).status).toBe(200);
    const kept = (await text()).split('\r\n').filter((line) => !line.includes('Cola'));
    const { data } = await check(kept.join('\r\n'));
    expect(data.review.missing).toEqual(['Cola']);
    expect((await apply(data, true)).state).toBe('done');
    expect((await dishes()).map(({ name }) => name).sort()).toEqual(['Margherita', 'Salami']);
    expect((await dish('Salami'))?.goesWithIds).toEqual([]);
  });
});

describe('the dry run', () => {
  it('lists five broken rows, each with its cell, and writes nothing', async () => {
    const file = [
      'Kategorie;Nummer;Name;Größe;Preis;Altersgrenze;Auswahl;Lieferung',
      'Pizza;80;Calzone;;12,5O;;;',
      'Pizza;81;;;9,90;;;',
      'Pizza;82;Tonno;;9,90;17;;',
      'Pizza;83;Bianca;;9,90;;Extraas;',
      'Pizza;10;Rossa;;9,90;;;vielleicht',
    ].join('\r\n');
    const { status, data } = await check(file);
    expect([status, data.id]).toEqual([200, null]);
    expect(said(data)).toEqual([
      '2 Preis: „12,5O“ ist keine Zahl. Richtig ist zum Beispiel 7,90.',
      '3 Name: Der Name fehlt.',
      '4 Altersgrenze: „17“ ist keine Altersgrenze. Richtig sind 16 oder 18.',
      '5 Auswahl: Diese Auswahl gibt es nicht: „Extraas“.',
      '6 Lieferung: „vielleicht“ ist weder ja noch nein.',
      '6 Nummer: Die Nummer „10“ hat schon „Margherita“.',
    ]);
    expect(await dishes()).toHaveLength(3);
  });

  it.each([
    ['Kategorie;Name\nPizza;Rossa', 'null null: Die Spalte „Preis“ fehlt.'],
    ['Kategorie;Name;Preis\nPizza;Rossa;9\nPizza;rossa;8', '3 Größe: Diese Speise steht schon in Zeile 2.'],
    [`Kategorie;Name;Preis\nPizza;${'x'.repeat(81)};9`, '2 Name: Bitte höchstens 80 Zeichen eingeben.'],
    [
      'Kategorie;Name;Preis\nPizza;Rossa;20000',
      '2 Preis: Bitte einen Betrag von 0,00 bis 10.000,00 € eingeben.',
    ],
    ['Kategorie;Name;Preis\n;Rossa;9', '2 Kategorie: Die Kategorie fehlt.'],
    [`Kategorie;Name;Preis\n${'k'.repeat(61)};Rossa;9`, '2 Kategorie: Bitte höchstens 60 Zeichen eingeben.'],
    ['Kategorie;Nummer;Name;Preis\nPizza;01. Feb;Rossa;9', '2 Nummer: „01. Feb“ ist ein Datum.'],
  ])('says of %j what is wrong', async (file, problem) => {
    expect(said((await check(file)).data)[0]).toContain(problem);
  });

  it('knows dishes of another restaurant as strangers', async () => {
    const other = await aRestaurant();
    await aMenu(running, other.shop.id);
    const { data } = await check(await exported('csv', other.owner));
    expect(said(data)).toHaveLength(4);
    expect(said(data)[0]).toMatch(
      /^2 ID: .* ist keine Speise dieser Karte\. Bei neuen Speisen bleibt die ID leer\.$/,
    );
    const { data: own } = await check('Kategorie;Name;Preis\nPizza;Rossa;9');
    const foreign = await other.owner.post('/api/menuFile/apply', { id: own.id, removeMissing: false });
    expect([foreign.status, foreign.body.code]).toEqual([404, 'IMPORT_NOT_FOUND']);
  });

  it('ends where the plan ends', async () => {
    const small = await aRestaurant({ level: LEVEL.free });
    const rows = Array.from({ length: 31 }, (_, n) => `Alles;Gericht ${n};5`);
    const { data } = await check(['Kategorie;Name;Preis', ...rows].join('\n'), 'karte.csv', small.owner);
    expect(said(data)).toEqual([
      'null null: Der Tarif „Kostenlos“ reicht für 30 Speisen, mit dieser Datei wären es 31.',
    ]);
  });

  it.each<[string, Uint8Array | string, number]>([
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0', 'latin1'), 422],
    ['a PDF', '%PDF-1.7', 422],
    ['an old Excel file', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 1, 2), 422],
    ['half a workbook', Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0), 422],
    ['another archive', zipSync({ 'a.txt': strToU8('a') }), 422],
    ['a bomb', zipSync({ 'xl/workbook.xml': new Uint8Array(45 * 1024 * 1024) }), 422],
    ['entities that breed', workbook('<!DOCTYPE x [<!ENTITY a "aaaa">]>'), 422],
    ['a sheet of a million rows', workbook('', '<row r="1048576"><c r="A1048576"><v>1</v></c></row>'), 422],
    ['6 MB', 'x'.repeat(6 * 1024 * 1024), 413],
    ['nothing', '', 200],
  ])('refuses %s in German', async (_, file, status) => {
    const answer = await check(file);
    expect(answer.status).toBe(status);
    if (status !== 200) expect(answer.message).toMatch(/\.$/);
    else expect(said(answer.data)[0]).toContain('fehlen die Überschriften');
  });
});

describe('a file that means harm', () => {
  const cell = '<c r="B2"><v>1</v></c>';
  const row = `<row r="2">${cell.repeat(100)}</row>`;
  const text = `<si><t>${'Pizza '.repeat(500)}</t></si>`;
  /** As long as the check takes, somebody else asks for the menu, and leaves the check a core to work on. */
  async function longestWaitDuring<T>(work: Promise<T>): Promise<[T, number]> {
    let isOver = false;
    const done = work.finally(() => {
      isOver = true;
    });
    let longest = 0;
    while (!isOver) {
      const from = performance.now();
      await fetch(`${running.url}/api/storefront/${shop.slug}/menu`);
      longest = Math.max(longest, performance.now() - from);
      await sleep(50);
    }
    return [await done, longest];
  }

  it.each<[string, Uint8Array | string, string]>([
    [
      'unpacks to 58 MB',
      workbook('', row.repeat(15_000), `<sst>${text.repeat(8_000)}</sst>`),
      'Diese Excel-Datei ist ausgepackt größer als 8 MB, zu groß für eine Speisekarte. Lösche, was nicht dazugehört, und versuche es noch einmal.',
    ],
    [
      'unpacks to just below the limit',
      workbook('', row.repeat(3_600)),
      'Diese Datei ist zu groß für eine Speisekarte.',
    ],
    [
      'shows one long text in every cell',
      workbook(
        '',
        `<row>${'<c t="s"><v>0</v></c>'.repeat(90)}</row>`.repeat(3_000),
        `<sst><si><t>${'x'.repeat(4_000)}</t></si></sst>`,
      ),
      'In dieser Datei steht mehr Text, als in eine Speisekarte passt.',
    ],
    [
      'has a text of a megabyte',
      `Kategorie;Name;Preis\nPizza;${'x'.repeat(1_000_000)};9`,
      'In Zeile 2 steht ein Text mit mehr als 5000 Zeichen. Bitte kürze ihn.',
    ],
    ['is nothing but separators', ';'.repeat(4_000_000), 'Diese Datei ist zu groß für eine Speisekarte.'],
  ])(
    'keeps nobody waiting: one that %s',
    async (_, file, message) => {
      const [answer, longest] = await longestWaitDuring(check(file));
      expect([answer.status, answer.message]).toEqual([422, message]);
      expect(longest).toBeLessThan(1_500);
    },
    60_000,
  );

  it('is checked away from the orders when it is long and fits', async () => {
    const sizes = Array.from({ length: 4_000 }, (_, size) => `Pizza;Rossa;Größe ${size};9`);
    const [answer, longest] = await longestWaitDuring(
      check(['Kategorie;Name;Größe;Preis', ...sizes].join('\n')),
    );
    expect(answer.status).toBe(200);
    expect(longest).toBeLessThan(1_500);
  }, 60_000);

  it('is read one at a time for each restaurant', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => check('Kategorie;Name;Preis\nPizza;Rossa;9')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 503, 503]);
    expect(answers.find(({ status }) => status === 503)?.code).toBe('READING_BUSY');
  });
});

describe('all or nothing', () => {
  const many = Array.from({ length: 150 }, (_, n) => `Neu;Gericht ${n};${n},50`);
  const file = async () => (await text()).replace(';7,90;', ';8,90;');
  const wished = async () => {
    const [heading = '', ...rows] = (await file()).trimEnd().split('\r\n');
    const cut = heading.split(';');
    const place = (row: string) => {
      const [category = '', name = '', price = ''] = row.split(';');
      return cut
        .map(
          (label) => ({ Kategorie: category, Name: name, Preis: price })[label.replace('\ufeff', '')] ?? '',
        )
        .join(';');
    };
    return [heading, ...rows, ...many.map(place)].join('\r\n');
  };
  const bare = (all: Product[]) =>
    all.map(({ version: _v, updatedAt: _u, ...product }) => product).sort((a, b) => (a.id < b.id ? -1 : 1));

  /** A worker that died in the middle of the second part. */
  async function halfWritten() {
    const { data } = await check(await wished());
    expect(data.review).toMatchObject({ added: 150, changed: 1, problems: [] });
    const [imports, steps] = [get(ImportRepository), get(MenuStepsService)];
    await imports.begin(shop.id, data.id!, false);
    await steps.apply(shop.id, await imports.steps(shop.id, data.id!, 0));
    const second = await imports.steps(shop.id, data.id!, 1);
    await steps.apply(shop.id, second.slice(0, 40));
    await imports.change(shop.id, data.id!, { state: 'writing', written: 1, tries: 1 });
    expect(await dishes()).toHaveLength(3 + 99 + 40);
    return { view: data, imports };
  }

  it('goes on where a killed worker stopped, and nothing stands there twice', async () => {
    const { view } = await halfWritten();
    await get(Queue).add(IMPORT, { shopId: shop.id, importId: view.id! }, { id: view.id! });
    expect(await ended(view)).toMatchObject({ state: 'done', percent: 100 });
    expect(await dishes()).toHaveLength(153);
    expect((await dish('Margherita'))?.version).toBe(2);
    const again = await check(await text());
    expect(again.data.review).toMatchObject({ unchanged: 153, changed: 0, added: 0 });
  }, 60_000);

  it('takes back what a killed worker has left when somebody cancels', async () => {
    const before = bare(await dishes());
    const { view } = await halfWritten();
    await lucia.post('/api/menuFile/cancel', { id: view.id });
    await get(Queue).add(IMPORT, { shopId: shop.id, importId: view.id! }, { id: view.id! });
    expect(await ended(view)).toMatchObject({ state: 'cancelled' });
    expect(bare(await dishes())).toEqual(before);
    expect((await get(MenuService).listCategories(shop.id)).map(({ name }) => name)).toEqual([
      'Pizza',
      'Getränke',
    ]);
  }, 60_000);

  it('gives up and takes all back when its worker dies each time', async () => {
    const before = bare(await dishes());
    const { view, imports } = await halfWritten();
    await imports.change(shop.id, view.id!, { tries: 5 });
    await get(Queue).add(IMPORT, { shopId: shop.id, importId: view.id! }, { id: view.id! });
    expect(await ended(view)).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('wie vorher'),
    });
    expect(bare(await dishes())).toEqual(before);
  }, 60_000);

  it('writes nothing when somebody has changed a dish since the check', async () => {
    const { data } = await check(await wished());
    const salami = await dish('Margherita');
    await lucia.post('/api/product/update', { id: salami?.id, description: 'Jetzt mit Basilikum' });
    const end = await apply(data);
    expect([end.state, end.problem]).toEqual([
      'overtaken',
      '„Margherita“ wurde seit der Prüfung geändert. Es wurde nichts übernommen; bitte die Datei neu prüfen.',
    ]);
    expect(await dishes()).toHaveLength(3);
    expect((await dish('Margherita'))?.variants[0]?.priceCents).toBe(790);
  }, 60_000);

  it('writes nothing into a category that is gone', async () => {
    const { data } = await check('Kategorie;Name;Preis\nGetränke;Fanta;3');
    const [pizza, drinks] = await get(MenuService).listCategories(shop.id);
    await lucia.post('/api/category/delete', { id: drinks?.id, moveTo: pizza?.id });
    expect((await apply(data)).state).toBe('overtaken');
    expect(await dish('Fanta')).toBeUndefined();
  });

  it('imports one file at a time', async () => {
    const { view } = await halfWritten();
    const { data } = await check('Kategorie;Name;Preis\nPizza;Rossa;9');
    const second = await lucia.post('/api/menuFile/apply', { id: data.id, removeMissing: false });
    expect([second.status, second.body.code]).toEqual([409, 'IMPORT_RUNNING']);
    await get(Queue).add(IMPORT, { shopId: shop.id, importId: view.id! }, { id: view.id! });
    expect((await ended(view)).state).toBe('done');
  }, 60_000);
});

/** A workbook of one sheet with what somebody smuggles in. */
function workbook(
  prolog: string,
  row = '<row r="1"><c r="A1" t="inlineStr"><is><t>Name</t></is></c></row>',
  strings = '<sst/>',
) {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  return zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${main}"><sheets><sheet name="x" sheetId="1"/></sheets></workbook>`,
    ),
    'xl/sharedStrings.xml': strToU8(strings),
    'xl/worksheets/sheet1.xml': strToU8(
      `${prolog}<worksheet xmlns="${main}"><sheetData>${row}</sheetData></worksheet>`,
    ),
  });
}
