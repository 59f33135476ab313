import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { newId } from '../../src/shared/ids.js';
import { MenuService } from '../../src/shop/menu/menu.service.js';
import type { Product } from '../../src/shop/menu/menu.types.js';
import type { QrPreview } from '../../src/shop/qr/qr.view.js';
import { QrPageService } from '../../src/shop/qr/qr-page.service.js';
import type { Shop } from '../../src/shop/restaurant/shop.types.js';
import type { PlanView } from '../../src/shop/table/plan/plan.view.js';
import { roomOf, withNewTable } from '../../src/shop/table/plan/plan-edit.rules.js';
import { aMenu } from '../factories/menus.js';
import { COUNTED_MENU, dishOf } from '../factories/offers.js';
import { aUser, JONAS } from '../factories/people.js';
import { aShop, signedIn } from '../factories/shops.js';
import { type RunningApp, startApp } from '../support/app.js';
import type { Browser } from '../support/browser.js';
import { aFolder } from '../support/folder.js';
import { printed, readCode } from '../support/qr.js';
import { shareOf } from '../support/share.js';

/** What a good printer puts on an inch; the long run sees every paper as that, the check the smallest. */
const PRINTER = shareOf(300, 150);
const ROOM = roomOf(newId(), 'Gastraum');
const PLAN = [1, 2, 3].reduce((plan) => withNewTable(plan, newId(), ROOM.id), {
  rooms: [ROOM],
  tables: [],
  askFirst: true,
  deposit: false,
} as Parameters<typeof withNewTable>[0]);

let bella: RunningApp;
let shop: Shop;
let lucia: Browser;
let pizza: Product;
let plan: PlanView;

beforeAll(async () => {
  bella = await startApp();
  shop = await aShop(bella);
  await aMenu(bella, shop.id, COUNTED_MENU);
  await aUser(bella, JONAS, { shopId: shop.id, role: 'staff' });
  lucia = await signedIn(bella);
  pizza = dishOf(await bella.app.get(MenuService, { strict: false }).menuOf(shop.id), 'Pizza');
  plan = (await lucia.post<PlanView>('/api/tablePlan/save', { ...PLAN, version: 0 })).body.data;
}, 60_000);
afterAll(() => bella?.close());

async function file(query: string, body?: object): Promise<Buffer> {
  const answer = await fetch(`${bella.url}/api/qr/${query}`, {
    headers: { authorization: `Bearer ${lucia.token}`, 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  expect([query, answer.status]).toEqual([query, 200]);
  return Buffer.from(await answer.arrayBuffer());
}

const tableLink = (at: number): string => plan.tables[at]?.url.replace('/tisch/', '/qr/t-') ?? '';
const scan = (link: string): Promise<Response> => fetch(link, { redirect: 'manual' });

describe('codes on paper', () => {
  it.each(['png', 'svg'])('are read back from the %s, tilted and blurred as well', async (format) => {
    const picture = await file(`file?kind=table&id=${plan.tables[0]?.id}&format=${format}`);
    for (const seen of [{}, { turned: 9 }, { turned: -23, blurred: 1.2 }])
      expect(await readCode(picture, seen)).toBe(tableLink(0));
  });

  it.each([
    ['tent', 148, 210],
    ['sticker', 80, 80],
    ['flyer', 105, 148],
    ['poster', 297, 420],
  ])('are read back from the printed %s, on paper and on a screen', async (format, wide, high) => {
    const pdf = await file(`file?kind=dish&id=${pizza.id}&format=${format}&cropMarks=true`);
    const link = `${bella.url}/s/trattoria-bella/qr/g-${pizza.id}`;
    const half = format === 'tent';
    for (const dpi of format === 'poster' ? [72] : [format === 'sticker' ? 300 : PRINTER, 72]) {
      const [page = Buffer.alloc(0)] = printed(pdf, dpi);
      expect([format, dpi, await readCode(page, { half })]).toEqual([format, dpi, link]);
      expect([format, dpi, await readCode(page, { half, turned: 7, blurred: 0.8 })]).toEqual([
        format,
        dpi,
        link,
      ]);
    }
    const kept = path.join(aFolder('qr-boxes'), 'sheet.pdf');
    writeFileSync(kept, pdf);
    const box = (name: string) => {
      const [, ...edges] =
        new RegExp(`${name}:\\s+([\\d.]+)\\s+([\\d.]+)\\s+([\\d.]+)\\s+([\\d.]+)`).exec(
          execFileSync('pdfinfo', ['-box', kept], { encoding: 'utf8' }),
        ) ?? [];
      const [left = 0, top = 0, right = 0, bottom = 0] = edges.map((edge) => (Number(edge) / 72) * 25.4);
      return [Math.round(right - left), Math.round(bottom - top)];
    };
    expect([box('TrimBox'), box('BleedBox')]).toEqual([
      [wide, high],
      [wide + 6, high + 6],
    ]);
    const fonts = execFileSync('pdffonts', [kept], { encoding: 'utf8' }).trim().split('\n').slice(2);
    expect(fonts.filter((line) => !/\s(yes\s+){2}yes\s/.test(line))).toEqual([]);
  });

  it('have every table on one sheet, and on tents what the letters on the menu mean', async () => {
    const [sheet = Buffer.alloc(0)] = printed(await file('file?kind=tables&format=sheet'), 150);
    const { width, height } = await sharp(sheet).metadata();
    const [wide, high] = [Math.floor(width / 3) - 20, Math.floor(height / 4)];
    for (const at of [0, 1, 2]) {
      const cut = sharp(sheet).extract({ left: at * wide + 50, top: 40, width: wide, height: high });
      expect(await readCode(await cut.png().toBuffer())).toBe(tableLink(at));
    }
    const tents = await file('file?kind=tables&format=tent');
    expect(printed(tents, 40)).toHaveLength(3);
    const kept = path.join(aFolder('qr-tents'), 'tents.pdf');
    writeFileSync(kept, tents);
    const words = execFileSync('pdftotext', ['-raw', kept, '-'], { encoding: 'utf8' });
    for (const word of ['Tisch 1', 'Tisch 3', 'Weizen', 'Milch']) expect(words).toContain(word);
  });

  it('carry the logo in their middle, and are still read', async () => {
    const logo = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#1a7a3c' } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(logo)]), 'logo.png');
    const sent = await fetch(`${bella.url}/api/design/picture/logo`, {
      method: 'POST',
      headers: { authorization: `Bearer ${lucia.token}` },
      body: form,
    });
    const { data } = (await sent.json()) as { data: { url: string } };
    expect((await lucia.post('/api/shop/update/design', { logo: data.url })).status).toBe(200);
    const look = `kind=table&id=${plan.tables[0]?.id}&format=png&logo=true`;
    expect((await lucia.get<QrPreview>(`/api/qr/preview?${look}`)).body.data.hasLogoInCode).toBe(true);
    const picture = await file(`file?${look}`);
    const { width, density } = await sharp(picture).metadata();
    expect([width, density]).toEqual([709, 300]);
    const middle = { left: 354, top: 354, width: 1, height: 1 };
    const [red = 0, green = 0] = await sharp(picture).extract(middle).removeAlpha().raw().toBuffer();
    expect(green - red).toBeGreaterThan(60);
    expect(await readCode(picture, { turned: 9 })).toBe(tableLink(0));
  });

  it('join a network whose name and password have marks of their own', async () => {
    const wifi = { ssid: 'Bella; "Gäste"', password: 'a\\b:c,d;e"f', format: 'png' };
    expect(await readCode(await file('wifiFile', wifi))).toBe(
      'WIFI:T:WPA;S:Bella\\; \\"Gäste\\";P:a\\\\b\\:c\\,d\\;e\\"f;;',
    );
  });

  it('are refused with a sentence where nobody could use them', async () => {
    const wifi = (over: object) =>
      lucia.post('/api/qr/wifiPreview', { ssid: 'Bella', password: 'geheim123', ...over });
    const short = await wifi({ password: 'kurz' });
    expect([short.status, short.body.message]).toEqual([422, 'Ein WLAN-Kennwort hat mindestens 8 Zeichen.']);
    expect((await wifi({ ssid: 'x'.repeat(5_000) })).status).toBe(400);
    const get = (query: string) => lucia.get(`/api/qr/file?${query}`);
    expect((await get(`kind=dish&id=${newId()}`)).status).toBe(404);
    expect((await get('kind=review')).body.code).toBe('NOTHING_TO_SCAN');
    expect((await get('kind=tables&format=poster')).status).toBe(422);
    const reviewed = await lucia.post('/api/qr/reviewLink', {
      url: `https://bella.example/${'x'.repeat(5_000)}`,
    });
    expect(reviewed.status).toBe(400);
    const jonas = await signedIn(bella, JONAS);
    expect((await jonas.get('/api/qr/file?kind=shop')).status).toBe(403);
  });
});

describe('a scan', () => {
  const shown = () => bella.app.get(QrPageService, { strict: false }).page(shop);

  it('leads to the table, is counted for it and day, and a renewed code is not', async () => {
    const link = tableLink(1);
    const answer = await scan(link);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      `/s/trattoria-bella/tisch/${link.split('/qr/t-')[1]}`,
    ]);
    await scan(link);
    const id = plan.tables[1]?.id ?? '';
    await lucia.post('/api/tablePlan/renewCode', { id });
    expect((await fetch(link)).status).toBe(404);
    const { scans, days } = await shown();
    expect(scans).toEqual([{ target: `table ${id}`, name: 'Tisch 2', today: 2, week: 2, month: 2 }]);
    expect(days.at(-1)?.count).toBe(2);
  });

  it('leads to the dish, to the review, and to the shop where nothing is left of it', async () => {
    const to = async (key: string) =>
      (await scan(`${bella.url}/s/trattoria-bella/qr/${key}`)).headers.get('location');
    expect(await to(`g-${pizza.id}`)).toBe(`/s/trattoria-bella#gericht-${pizza.id}`);
    expect(await to('bewertung')).toBe('/s/trattoria-bella');
    await lucia.post('/api/qr/reviewLink', { url: 'https://bewerten.example/bella' });
    expect(await to('bewertung')).toBe('https://bewerten.example/bella');
    for (const key of ['laden', `g-${newId()}`, 'g-..', 'x', '%2F%2Fevil.example'])
      expect(await to(key)).toBe('/s/trattoria-bella');
  });

  it('is shown before it is printed', async () => {
    const { body } = await lucia.get<QrPreview>('/api/qr/preview?kind=tables&format=tent');
    expect([body.data.codes, body.data.menu.panels.length]).toEqual([3, 2]);
  });
});
