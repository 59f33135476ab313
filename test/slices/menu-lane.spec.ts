import { get as ask, type IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aMenu } from '../factories/menus.js';
import { aShop } from '../factories/shops.js';
import { type RunningApp, startApp } from '../support/app.js';
import { eventually } from '../support/wait.js';

let running: RunningApp;
let path: string;
let shopId: string;

beforeAll(async () => {
  running = await startApp();
  const shop = await aShop(running, {});
  shopId = shop.id;
  path = `/s/${shop.slug}`;
  await aMenu(running, shopId);
}, 60_000);
afterAll(() => running?.close());

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Raw, because fetch unpacks what it gets and hides how it came. */
const menu = (headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    ask(running.url + path, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        const { date: _, 'x-request-id': id, ...rest } = response.headers;
        expect(id).toBeTruthy();
        resolve({
          status: response.statusCode,
          headers: rest,
          body: Buffer.concat(chunks).toString('base64'),
        });
      });
    }).on('error', reject);
  });

describe('a menu that somebody has just read', () => {
  it.each([['br'], ['gzip'], ['identity']])('comes again to the letter, packed as %s', async (encoding) => {
    const headers = { 'accept-encoding': encoding };
    const first = await menu(headers);
    expect(first.status).toBe(200);
    expect(first.headers['content-security-policy']).toContain('frame-ancestors');
    expect(await menu(headers)).toEqual(first);
  });

  it('is not sent to who has it', async () => {
    const { headers } = await menu();
    const known = { 'if-none-match': String(headers.etag) };
    const first = await menu(known);
    expect(first).toMatchObject({ status: 304, body: '' });
    expect(await menu(known)).toEqual(first);
  });

  it('is counted by its route like any other answer', async () => {
    const before = await answered();
    await menu();
    expect(await answered()).toBe(before + 1);
  });

  it('is another one as soon as a dish has changed', async () => {
    await menu();
    await aMenu(running, shopId, {
      optionGroups: [],
      categories: [{ name: 'Suppen', products: [{ name: 'Minestrone', price: 590 }] }],
    });
    await eventually(async () => {
      const { body } = await menu();
      return Buffer.from(body, 'base64').toString().includes('Minestrone');
    });
  });
});

async function answered(): Promise<number> {
  const text = await (await fetch(`${running.url}/metrics`)).text();
  const line =
    /http_request_duration_seconds_count\{method="GET",route="\/s\/:slug",status="2xx"\} (\d+)/.exec(text);
  return Number(line?.[1] ?? 0);
}
