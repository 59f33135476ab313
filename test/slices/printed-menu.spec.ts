import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MenuDraft } from '../../src/shop/menu/draft/menu-draft.types.js';
import { BookedPlans } from '../../src/shop/restaurant/booked/booked-plans.service.js';
import type { Shop } from '../../src/shop/restaurant/shop.types.js';
import { aMenu } from '../factories/menus.js';
import { aShop, signedIn } from '../factories/shops.js';
import { type RunningApp, startApp } from '../support/app.js';
import type { Browser } from '../support/browser.js';
import { aFolder } from '../support/folder.js';

const noon = { closed: false, ranges: [{ from: '11:30', to: '14:30' }] };
const off = { closed: true, ranges: [] };
const DISHES = Array.from({ length: 40 }, (_, index) => ({
  name: `Schmorgericht${index} mit Butterspätzle`,
  price: 1000 + index,
  allergens: ['wheat', 'milk'] as const,
}));
const KARTE: MenuDraft = {
  optionGroups: [],
  categories: [
    {
      name: 'Hauptgerichte',
      products: DISHES.map((dish) => ({ ...dish, allergens: [...dish.allergens] })),
    },
    {
      name: 'Mittwochs',
      times: {
        monday: off,
        tuesday: off,
        wednesday: noon,
        thursday: off,
        friday: off,
        saturday: off,
        sunday: off,
      },
      products: [{ name: 'Linseneintopf', price: 777, additives: ['nitrite'] }],
    },
    {
      name: 'Getränke',
      taxClass: 'drink',
      products: [
        {
          name: 'Cola',
          price: { 'kleine Flasche': 299, 'große Flasche': 450 },
          content: {
            'kleine Flasche': { amount: 330, unit: 'ml' },
            'große Flasche': { amount: 500, unit: 'ml' },
          },
          allergens: [],
          additives: ['caffeine'],
          depositCents: 15,
        },
      ],
    },
  ],
};

let running: RunningApp;
let shop: Shop;
let lucia: Browser;
beforeAll(async () => {
  running = await startApp();
  shop = await aShop(running);
  await aMenu(running, shop.id, KARTE);
  lucia = await signedIn(running);
}, 60_000);
afterAll(() => running?.close());

async function fetched(query: string): Promise<{ status: number; file: string }> {
  const answer = await fetch(`${running.url}/api/printedMenu/pdf?${query}`, {
    headers: { authorization: `Bearer ${lucia.token}` },
  });
  const file = path.join(aFolder('printed-menu'), 'menu.pdf');
  writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
  return { status: answer.status, file };
}

const asked = (command: string, ...args: string[]) => execFileSync(command, args, { encoding: 'utf8' });
/** What a person reads, as one line. */
const wordsIn = (file: string) => asked('pdftotext', '-raw', file, '-').replace(/\s+/g, ' ');
const timesIn = (text: string, part: string) => text.split(part).length - 1;

describe('the printed menu', () => {
  it.each(['classic', 'clear', 'bold', 'slate'])(
    'has every dish, price and code once as %s',
    async (design) => {
      const { status, file } = await fetched(`design=${design}`);
      expect(status).toBe(200);
      const words = wordsIn(file);
      for (const { name, price } of DISHES) {
        expect([name, timesIn(words, `${name.split(' ')[0]} `)]).toEqual([name, 1]);
        expect(timesIn(words, (price / 100).toFixed(2).replace('.', ','))).toBe(1);
      }
      expect(timesIn(words, 'A1, G')).toBe(DISHES.length);
      expect(timesIn(words, 'Weizen')).toBe(1);
      for (const part of [
        'kleine Flasche, 0,33 l, 9,06 €/l',
        'zzgl. 0,15 € Pfand',
        'inkl. gesetzl. MwSt.',
        'Linseneintopf 2a, *',
        'noch nicht erfasst',
      ])
        expect([part, timesIn(words, part)]).toEqual([part, 1]);
    },
  );

  it('can be read aloud and printed anywhere: tagged, in its language, with its fonts', async () => {
    const { file } = await fetched('cropMarks=true&language=en');
    expect(asked('pdfinfo', file)).toMatch(/Tagged:\s+yes/);
    const structure = asked('pdfinfo', '-struct-text', file);
    for (const part of ['H1', 'H2', 'LI', 'Schmorgericht39']) expect(structure).toContain(part);
    expect(structure.indexOf('Schmorgericht0 ')).toBeLessThan(structure.indexOf('Schmorgericht39'));
    expect(wordsIn(file)).toMatch(/Allergens and additives .*Wheat/);
    const fonts = asked('pdffonts', file).trim().split('\n').slice(2);
    expect(fonts.length).toBeGreaterThan(2);
    expect(fonts.filter((line) => !/\s(yes\s+){2}yes\s/.test(line))).toEqual([]);
    const boxes = asked('pdfinfo', '-box', file);
    expect(boxes).toMatch(/TrimBox:\s+25\.51\s+25\.51\s+620\.79\s+867\.40/);
    expect(boxes).toMatch(/BleedBox:\s+17\.01\s+17\.01\s+629\.29\s+875\.91/);
  });

  it('has what is chosen: a day, categories, prices at the table', async () => {
    const tuesday = wordsIn((await fetched('weekday=tuesday')).file);
    expect(tuesday).toContain('Tageskarte Dienstag');
    expect(tuesday).not.toContain('Linseneintopf');
    expect(wordsIn((await fetched('weekday=wednesday')).file)).toContain('Linseneintopf');
    const atTable = wordsIn((await fetched('fulfilment=table')).file);
    expect(atTable).toContain('kleine Flasche, 0,33 l');
    expect(atTable).not.toContain('Pfand');
    const { body } = await lucia.get('/api/printedMenu/preview?design=bold');
    expect(body.data).toMatchObject({ dishes: DISHES.length + 2 });
  });

  it('refuses what nobody can print, and other plans', async () => {
    expect((await fetched('categoryIds=somebodyelses')).status).toBe(422);
    expect((await fetched('format=a0')).status).toBe(400);
    await running.app.get(BookedPlans, { strict: false }).book(shop.id, { level: 1 }, null);
    const { status, body } = await lucia.get('/api/printedMenu/preview');
    expect([status, body.code]).toEqual([403, 'SUBSCRIPTION_REQUIRED']);
  });
});
