import { request as ask, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { StorefrontRenderer } from '../../src/storefront/pages/storefront.renderer.js';
import { aMenu } from '../factories/menus.js';
import { LUCIA } from '../factories/people.js';
import { aShop } from '../factories/shops.js';
import { type RunningApp, startApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { shareOf } from '../support/share.js';
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
const raw = (where: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    ask(running.url + where, { headers, method }, (response) => {
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
    })
      .on('error', reject)
      .end();
  });

const menu = (headers?: Record<string, string>) => raw(path, headers);

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

const QUERIES = shareOf(10_000, 1_000);
const AT_ONCE = 50;

describe('an address with whatever behind its question mark', () => {
  it('leads to the page that is kept, and leaves nothing behind', async () => {
    await menu();
    const counted = async () => {
      const lines = (await (await fetch(`${running.url}/metrics`)).text()).split('\n');
      return lines.filter((line) => line.includes('route="/s/')).length;
    };
    const before = await counted();
    const render = jest.spyOn(running.app.get(StorefrontRenderer, { strict: false }), 'menu');
    const bodies = new Set<string>();
    const ask = async (i: number) => bodies.add((await raw(`${path}?utm_source=${i}&${i}=x`)).body);
    for (let i = 0; i < QUERIES; i += AT_ONCE)
      await Promise.all(Array.from({ length: AT_ONCE }, (_, one) => ask(i + one)));
    expect([bodies.size, render.mock.calls.length]).toEqual([1, 0]);
    expect(await counted()).toBe(before);
  }, 120_000);
});

const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' };
const UNPACK: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

function textOf({ headers, body }: Answer): string {
  const bytes = Buffer.from(body, 'base64');
  return (UNPACK[headers['content-encoding'] ?? '']?.(bytes) ?? bytes).toString();
}

describe('what leaves the server', () => {
  let script: string;
  beforeAll(async () => {
    const { text } = await new Browser(running).get('/login');
    script = /\/assets\/entries\/entry-client[\w./-]+\.js/.exec(text)?.[0] ?? '';
  });

  it.each([
    ['a page', () => '/login', '<h1'],
    ['a page that does not exist', () => '/nowhere', '<h1'],
    ['a call', () => `/api/storefront${path.slice(2)}/menu`, '"success":true'],
    ['a built script', () => script, 'import'],
  ])('%s is packed as it is asked for, and says that it could be otherwise', async (_, where, content) => {
    for (const [accepted, encoding] of [
      [BROWSER['accept-encoding'], 'br'],
      ['gzip;q=0.8, br;q=0', 'gzip'],
      ['br;q=0', undefined],
      ['identity', undefined],
      [';;,q=1,br;q=x', undefined],
    ]) {
      const answer = await raw(where(), { 'accept-encoding': accepted ?? '' });
      expect([accepted, answer.headers['content-encoding']]).toEqual([accepted, encoding]);
      expect(answer.headers.vary?.match(/accept-encoding/gi)).toHaveLength(1);
      expect(textOf(answer)).toContain(content);
    }
  });

  it('is known again in the encoding it came in', async () => {
    for (const where of [script, path]) {
      const { headers } = await raw(where, BROWSER);
      const again = await raw(where, { ...BROWSER, 'if-none-match': String(headers.etag) });
      expect(again).toMatchObject({ status: 304, body: '', headers: { vary: 'accept-encoding' } });
    }
  });

  it('comes as it is when a part is asked for, or only what is known of it', async () => {
    const part = await raw(script, { ...BROWSER, range: 'bytes=0-9' });
    expect([part.status, textOf(part).length, part.headers['content-encoding']]).toEqual([
      206,
      10,
      undefined,
    ]);
    const head = await raw('/login', BROWSER, 'HEAD');
    expect([head.status, head.body, head.headers['content-encoding']]).toEqual([200, '', undefined]);
  });

  it('hides nothing in its length from another site that made the browser ask', async () => {
    const asked = { ...BROWSER, cookie: 'access=x' };
    const own = await raw('/login', { ...asked, 'sec-fetch-site': 'same-origin' });
    const foreign = await raw('/login', { ...asked, 'sec-fetch-site': 'cross-site' });
    expect([own, foreign].map(({ headers }) => headers['content-encoding'])).toEqual(['br', undefined]);
  });

  it('streams as it is, event by event', async () => {
    const lucia = new Browser(running);
    await lucia.signIn(LUCIA);
    const headers = { ...BROWSER, authorization: `Bearer ${lucia.token}` };
    const first = await new Promise<[IncomingHttpHeaders, string]>((resolve, reject) => {
      const asked = ask(`${running.url}/api/live`, { headers }, (response) => {
        response.once('data', (chunk) => {
          resolve([response.headers, String(chunk)]);
          asked.destroy();
        });
      });
      asked.on('error', reject).end();
    });
    expect(first[0]['content-type']).toContain('text/event-stream');
    expect([first[0]['content-encoding'], first[1]]).toEqual([undefined, ': hallo\n\n']);
  });

  it('has no address for what stands packed beside it', async () => {
    expect((await raw(`${script}.br`)).status).toBe(404);
  });
});

async function answered(): Promise<number> {
  const text = await (await fetch(`${running.url}/metrics`)).text();
  const line =
    /http_request_duration_seconds_count\{method="GET",route="\/s\/:slug",status="2xx"\} (\d+)/.exec(text);
  return Number(line?.[1] ?? 0);
}
