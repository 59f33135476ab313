import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import sharp from 'sharp';
import { type LlmSim, startLlmSim } from '../../scripts/llm-sim/start.mjs';
import type { ReadRow } from '../../src/media/reading/menu-reading.types.js';
import type { MenuReadingDesk } from '../../src/media/reading/menu-reading.view.js';
import { hasLink } from '../../src/shared/links.js';
import { MenuService } from '../../src/shop/menu/menu.service.js';
import type { ImportView } from '../../src/shop/menu-file/import.view.js';
import { readMenuCsv } from '../../src/shop/menu-file/rows/read-menu.rules.js';
import type { Shop } from '../../src/shop/restaurant/shop.types.js';
import { aMenu } from '../factories/menus.js';
import { aShop, signedIn } from '../factories/shops.js';
import { type RunningApp, startApp } from '../support/app.js';
import type { Browser } from '../support/browser.js';
import { INJECTIONS } from '../support/injections.js';
import { eventually } from '../support/wait.js';

jest.setTimeout(120_000);

const ROOT = '/api/media/menuReading';

let sim: LlmSim;
let running: RunningApp;
let bella: Shop;
let lucia: Browser;

beforeAll(async () => {
  sim = await startLlmSim({ wordMs: 0 });
  running = await startApp({ ...sim.env, RATE_LIMIT_FACTOR: '1000' });
  bella = await aShop(running);
  await aMenu(running, bella.id);
  lucia = await signedIn(running);
}, 60_000);
afterAll(async () => {
  await running.close();
  await sim.close();
});

async function upload<T>(path: string, content: Uint8Array | string, name: string) {
  const form = new FormData();
  form.append('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name);
  const headers = { origin: running.url, authorization: `Bearer ${lucia.token}` };
  const response = await fetch(running.url + path, { method: 'POST', headers, body: form });
  return { status: response.status, data: ((await response.json()) as { data: T }).data };
}
const ended = () =>
  eventually(async () => {
    const { reading } = (await lucia.get<MenuReadingDesk>(ROOT)).body.data;
    return reading && reading.state !== 'running' && reading;
  });
const dishes = () => running.app.get(MenuService, { strict: false }).listProducts(bella.id);

function expectPlain(rows: readonly ReadRow[]): void {
  for (const { isFrom: _, ...row } of rows)
    for (const cell of Object.values(row)) {
      expect(cell).not.toMatch(/[<>`*"„“\p{Cc}\p{Cs}\u202e]/u);
      expect(hasLink(cell)).toBe(false);
      expect(cell.length).toBeLessThanOrEqual(400);
    }
}

it('two hundred orders on an old menu are read as words, asked inside the fence, and change nothing', async () => {
  const lines = [...INJECTIONS, ...INJECTIONS.map((one) => `7. Suppe ${one}`)];
  expect(lines).toHaveLength(200);
  const before = await dishes();
  const text = lines.map((line) => `${line.replaceAll('\n', ' ')} 4,50`).join('\n');
  expect((await lucia.post(`${ROOT}/text`, { text })).status).toBe(200);
  const { state, rows } = await ended();
  expect([state, rows.length > 100]).toEqual(['done', true]);
  expectPlain(rows);
  expect(await dishes()).toEqual(before);
  for (const { body } of sim.calls) {
    const user = String(body.messages.at(-1)?.content);
    expect(user.match(/<\/?daten>/g)).toEqual(['<daten>', '</daten>']);
  }
  const asked = JSON.stringify(sim.calls.map(({ body }) => body));
  for (const secret of [running.env.JWT_SECRET, running.env.SECRET_KEYS, running.env.MONGODB_URI])
    expect(asked).not.toContain(secret);
});

it('a photo whose writing has taken over the model becomes plain rows, and no more than a menu has', async () => {
  sim.fail({ text: 'hijacked' });
  const canvas = { width: 600, height: 800, channels: 3, background: '#eeddcc' } as const;
  const photo = await sharp({ create: canvas }).jpeg().toBuffer();
  expect((await upload(`${ROOT}/file`, photo, 'karte.jpg')).status).toBe(200);
  const { state, rows } = await ended();
  expect([state, rows.length]).toEqual(['done', 1_000]);
  expectPlain(rows);
  expect(rows.slice(0, 3).map(({ price }) => price)).toEqual(['', '', '']);
});

it('is taken over without allergens, diets and ids, and removes nothing', async () => {
  const before = await dishes();
  const rows = (await ended()).rows.filter(({ price }) => price !== '').slice(0, 5);
  const check = await upload<ImportView>('/api/menuFile/check?from=paper', readMenuCsv(rows), 'Karte.csv');
  const { id } = check.data;
  await lucia.post('/api/menuFile/apply', { id, removeMissing: false });
  const after = await eventually(async () => {
    const now = await dishes();
    return now.length === before.length + rows.length && now;
  });
  const fresh = after.filter((dish) => before.every(({ id: known }) => known !== dish.id));
  for (const dish of fresh) expect(dish).toMatchObject({ allergens: null, diets: [], shopId: bella.id });
  expect(after).toEqual(expect.arrayContaining(before));
});
