import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { get as ask } from 'node:http';
import path from 'node:path';
import { constants, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import { JSDOM } from 'jsdom';
import type { Connection } from 'mongoose';
import { Live } from '../../src/platform/live/live.js';
import { MenuService } from '../../src/shop/menu/menu.service.js';
import { newShop } from '../../src/shop/restaurant/new-shop.rules.js';
import { MenuPages } from '../../src/storefront/pages/menu-pages.service.js';
import { PageProps } from '../../src/storefront/pages/page-props.service.js';
import { aMenu } from '../factories/menus.js';
import { BELLA, DEMO } from '../factories/orders.js';
import { aShop } from '../factories/shops.js';
import { type RunningApp, startApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { eventually } from '../support/wait.js';

let running: RunningApp;

beforeAll(async () => {
  running = await startApp({ SEED_DEMO: '1' });
}, 60_000);
afterAll(() => running?.close());

const page = (where: string) => fetch(running.url + where);
const documentOf = async (where: string) => new JSDOM(await (await page(where)).text()).window.document;
const inlineScriptsOf = async (where: string) =>
  [...(await documentOf(where)).querySelectorAll('script:not([src], [type])')].map(
    ({ textContent }) => textContent ?? '',
  );
const dishIds = async (shopId: string): Promise<string[]> => {
  const { categories } = await running.app.get(MenuService, { strict: false }).menuOf(shopId);
  return categories.flatMap(({ products }) => products).map(({ id }) => id);
};

let ordered = 0;
/** As they stand in the store; what the question does not read is left out. */
async function ordersOf(shopId: string, productId = '', count: number, over: object): Promise<void> {
  const { db } = running.app.get<Connection>(getConnectionToken(), { strict: false });
  const placedAt = running.clock.now();
  const rows = Array.from({ length: count }, () => {
    const number = ++ordered;
    const key = `popular-${number}`;
    return { shopId, businessDay: '', number, token: key, idempotencyKey: key, state: 'completed', placedAt };
  });
  const lines = [{ productId }, { productId }];
  await db?.collection('orders').insertMany(rows.map((row) => ({ ...row, lines, ...over })));
}

const CLIENT = path.resolve('dist/storefront/client');
const KIB = 1024;

describe('the language of a page', () => {
  it.each([
    ['', 'de', 'Speisekarte durchsuchen'],
    ['?lang=en', 'en', 'Search the menu'],
    ['?lang=fr', 'de', 'Speisekarte durchsuchen'],
    ['?lang[]=en', 'de', 'Speisekarte durchsuchen'],
  ])('/s/bella%s is %s', async (query, language, sentence) => {
    const menu = await documentOf(`/s/${BELLA}${query}`);
    expect(menu.documentElement.lang).toBe(language);
    expect(menu.body.textContent).toContain(sentence);
  });

  it('stays with the guest on every page', async () => {
    for (const place of ['', '/kasse', '/impressum']) {
      const { body, documentElement } = await documentOf(`/s/${BELLA}${place}?lang=en`);
      expect(documentElement.lang).toBe('en');
      const own = [...body.querySelectorAll<HTMLAnchorElement>(`a[href^="/s/"]`)];
      expect(own.filter(({ href }) => !href.endsWith('?lang=en'))).toEqual([]);
    }
  });

  it('is that of the areas at the foot of each page, once somebody has translated them', async () => {
    const lucia = new Browser(running);
    await lucia.signIn(DEMO);
    const places = ['', '/kasse', '/impressum', '/gutschein', '/bestellung/unbekannt', '/tisch/unbekannt'];
    const areasOf = async (lang: string) =>
      Promise.all(
        places.map(async (place) => {
          const { body } = await documentOf(`/s/${BELLA}${place}?lang=${lang}`);
          const [area] = body.querySelectorAll<HTMLElement>('#bezahlen-und-liefern li span');
          return [place, area?.textContent, area?.lang];
        }),
      );
    const each = (text: string, lang: string) => places.map((place) => [place, text, lang]);
    const german = 'Um die Ecke';
    const translate = async (text: string) => {
      const area = { subject: 'shop', id: german, part: 'name', text };
      expect((await lucia.post('/api/media/texts/translate', area)).status).toBe(200);
    };
    await translate('');
    await eventually(async () => (await areasOf('en')).every(([, text]) => text === german));
    expect(await areasOf('en')).toEqual(each(german, 'de'));
    await translate('Round the corner');
    await eventually(async () => (await areasOf('en')).every(([, text]) => text !== german));
    expect(await areasOf('en')).toEqual(each('Round the corner', ''));
    expect(await areasOf('de')).toEqual(each(german, ''));
  });

  it('is told to search engines', async () => {
    const { head } = await documentOf(`/s/${BELLA}`);
    const others = [...head.querySelectorAll('link[rel=alternate]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]);
    const home = `${running.env.baseUrl}/s/${BELLA}`;
    expect(others).toEqual([
      ['de', home],
      ['en', `${home}?lang=en`],
    ]);
  });

  it('says Sie where the restaurant says Sie', async () => {
    const { design } = newShop({ id: '', slug: '', name: '', userId: '', now: running.clock.now() });
    const shop = await aShop(running, { name: 'Zur Post', design: { ...design, salutation: 'sie' } });
    await aMenu(running, shop.id);
    const { body } = await documentOf(`/s/${shop.slug}`);
    expect(body.querySelector('#suche')?.getAttribute('placeholder')).toBe('Worauf haben Sie Lust?');
  });
});

describe('a menu without a script', () => {
  it('has every dish with its prices, allergens and the words behind the codes', async () => {
    const { body } = await documentOf(`/s/${BELLA}`);
    const dishes = [...body.querySelectorAll('.dish')];
    expect(dishes.length).toBeGreaterThan(20);
    for (const dish of dishes) {
      expect(dish.querySelector('.dish__price')?.textContent).toMatch(/\d,\d\d\s€/);
      expect(dish.querySelector('.dish__marks')?.textContent?.trim()).toBeTruthy();
    }
    const margherita = dishes.find((dish) => dish.querySelector('h3')?.textContent?.includes('Margherita'));
    expect(margherita?.textContent).toMatch(/8,90\s€ Klein \(26 cm\).*10,90\s€ Normal \(32 cm\)/);
    expect(margherita?.textContent).toContain('A1 Weizen');
    expect(body.querySelector('#allergene')?.textContent).toContain('Milch (einschließlich Laktose)');
  });

  it('lists what is in the extras too', async () => {
    const { body } = await documentOf(`/s/${BELLA}`);
    expect(body.querySelector('#extras')?.textContent).toMatch(
      /Sardellen 1,80\s€, Normal \(32 cm\) 2,20\s€ \(D Fisch\)/,
    );
  });

  it('offers no control that would do nothing, and says how to order', async () => {
    const { body } = await documentOf(`/s/${BELLA}`);
    const hidden = body.querySelector('noscript style')?.textContent ?? '';
    for (const control of [
      '#wege-aendern',
      '#art',
      '#suche-oeffnen',
      '#suchfeld',
      '#filter-oeffnen',
      '.plus',
      '#korb',
    ]) {
      expect(
        [...body.querySelectorAll(control)].filter((element) => !element.closest(hidden.split('{')[0] ?? '')),
      ).toEqual([]);
    }
    expect(body.querySelector<HTMLElement>('#warenkorb-leiste')?.hidden).toBe(true);
    expect(body.querySelector('.noscript')?.textContent).toMatch(
      /Du kannst auch einfach anrufen: 030 23125 ?123/,
    );
  });

  it('tells before the first dish how to pay and where nobody delivers', async () => {
    const { body } = await documentOf(`/s/${BELLA}`);
    expect(body.querySelector('header a[href="#bezahlen-und-liefern"]')).toBeTruthy();
    const notes = body.querySelector('#bezahlen-und-liefern')?.textContent;
    expect(notes).toContain('Bezahlen: bar, mit Karte vor Ort');
    expect(notes).toMatch(/Kreuzberg und Mitte \(10997.*Mindestbestellwert 18,00\s€/);
  });
});

describe('what a first visit costs', () => {
  it('asks nobody but us', async () => {
    const html = await (await page(`/s/${BELLA}`)).text();
    const menu = new JSDOM(html).window.document;
    const fetched = [...menu.querySelectorAll('[src], link[rel=icon], link[rel=manifest], [srcset]')];
    expect(fetched.length).toBeGreaterThan(1);
    for (const element of fetched) {
      const name = ['src', 'href', 'srcset'].find((one) => element.hasAttribute(one)) ?? '';
      const address = element.getAttribute(name);
      expect(address).toMatch(/^\/(?!\/)/);
    }
    const files = [...html.matchAll(/url\(([^)]*)\)/g)].map((match) => match[1] ?? '');
    expect(files.filter((file) => !/^"\/storefront\/[\w-]+\.woff2"$/.test(file))).toEqual([]);
    expect(html).not.toContain('@import');
  });

  it('brings the header and the whole first category with the first 14,336 bytes', async () => {
    const start = (await packed(`/s/${BELLA}`)).subarray(0, 14_336);
    const html = gunzipSync(start, { finishFlush: constants.Z_SYNC_FLUSH }).toString();
    expect(html).toContain('</header>');
    expect(html).toContain('</section>');
  });

  it('runs no more than 15 KB before the first tap, and none of it is React', async () => {
    const scripts = ['views/storefront/menu/menu.entry.ts', 'views/storefront/worker/sw.entry.ts'];
    const files = [...new Set(scripts.flatMap(withImports))];
    const inline = await inlineScriptsOf(`/s/${BELLA}`);
    const texts = [...files.map((file) => readFileSync(path.join(CLIENT, file), 'utf8')), ...inline];
    const bytes = texts.reduce((sum, text) => sum + gzipSync(text).length, 0);
    expect(bytes).toBeLessThanOrEqual(15 * KIB);
    for (const text of texts) expect(text).not.toContain('react');
  });
});

describe('the policy of a page', () => {
  it('names what keeps taps for the scripts of the menu, and nothing else inside the page', async () => {
    const policy = (await page(`/s/${BELLA}`)).headers.get('content-security-policy') ?? '';
    const hashes = (await inlineScriptsOf(`/s/${BELLA}`)).map(
      (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    );
    expect(hashes).toHaveLength(1);
    expect(policy.split(';')).toContain(`script-src 'self' ${hashes[0]}`);
    const checkout = (await page(`/s/${BELLA}/kasse`)).headers.get('content-security-policy');
    expect(checkout).not.toContain('script-src');
  });
});

describe('a link that leads to no order', () => {
  it.each([
    ['', 'Diese Bestellung finden wir nicht', 'Zur Speisekarte'],
    ['?lang=en', 'We cannot find this order', 'To the menu'],
  ])('leaves the guest with the restaurant, asked with "%s"', async (query, sentence, way) => {
    const answer = await page(`/s/${BELLA}/bestellung/cut-short${query}`);
    const { body } = new JSDOM(await answer.text()).window.document;
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'private, no-store']);
    expect(body.querySelector('h1')?.textContent).toBe(sentence);
    expect(body.querySelector('main')?.textContent).toContain('030 23125123');
    expect(body.querySelector('main .button')?.textContent).toBe(way);
  });
});

describe('the shop on a home screen', () => {
  it('has a name, its colours and an icon', async () => {
    const answer = await page(`/s/${BELLA}/app.webmanifest`);
    expect(answer.headers.get('content-type')).toContain('application/manifest+json');
    const manifest = await answer.json();
    expect(manifest).toMatchObject({ name: 'Trattoria Bella', scope: `/s/${BELLA}`, display: 'standalone' });
    for (const { src } of manifest.icons) expect((await page(src)).status).toBe(200);
  });

  it('has a worker that is asked for at each visit and knows its files', async () => {
    const answer = await page(`/s/${BELLA}/sw.js`);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    const [first = ''] = (await answer.text()).split('\n');
    const build = JSON.parse(first.replace('const BUILD = ', '').replace(/;$/, ''));
    expect(build.home).toBe(`/s/${BELLA}`);
    for (const file of build.files) expect((await page(file)).status).toBe(200);
    expect(JSON.stringify(build)).not.toMatch(/\/api\/|kasse|bestellung/);
  });

  it('is none where there is no shop', async () => {
    for (const file of ['app.webmanifest', 'icon.svg', 'sw.js']) {
      expect((await page(`/s/nirgendwo/${file}`)).status).toBe(404);
    }
  });
});

interface Built {
  file: string;
  imports?: string[];
}

function withImports(entry: string): string[] {
  const manifest: Record<string, Built> = JSON.parse(
    readFileSync(path.join(CLIENT, 'manifest.json'), 'utf8'),
  );
  const { file = '', imports = [] } = manifest[entry] ?? {};
  return [file, ...imports.flatMap(withImports)];
}

/** Raw, because fetch unpacks what it gets. */
const packed = (where: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    ask(running.url + where, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks)));
    }).on('error', reject);
  });

describe('what is popular', () => {
  it('is known from twenty orders of thirty days on, counted once an hour', async () => {
    const shop = await aShop(running, { name: 'Zum Ofen' }, { email: 'ofen@tresen.example' });
    await aMenu(running, shop.id);
    const popular = async () => {
      running.clock.advance({ hours: 1 });
      return (await running.app.get(PageProps, { strict: false }).menu(shop, 'de')).popular;
    };
    const [dish] = await dishIds(shop.id);
    await ordersOf(shop.id, dish, 19, {});
    await ordersOf(shop.id, dish, 5, { state: 'cancelled' });
    await ordersOf(shop.id, dish, 5, { placedAt: new Date('2026-10-01T11:00:00Z') });
    expect(await popular()).toEqual([]);
    await ordersOf(shop.id, dish, 1, {});
    expect(await popular()).toEqual([dish]);
  });
});

describe('a menu that changes', () => {
  it('is shown once more while the next page is made, but never with an old price', async () => {
    const shop = await aShop(running, { name: 'Zum Wechsel' }, { email: 'wechsel@tresen.example' });
    await aMenu(running, shop.id);
    const textOf = async () => (await page(`/s/${shop.slug}`)).text();
    const pages = running.app.get(MenuPages, { strict: false });
    const { db } = running.app.get<Connection>(getConnectionToken(), { strict: false });
    const change = async ($set: object) => {
      await db?.collection('products').updateOne({ shopId: shop.id, name: 'Cola' }, { $set });
      await running.app.get(Live, { strict: false }).publish(shop.id, 'menu.changed', {});
      await eventually(async () => pages.keptMenu(shop.slug, 'de') === null);
    };
    const before = await textOf();

    await change({ soldOut: { until: null } });
    expect(await textOf()).toBe(before);
    await eventually(async () => pages.keptMenu(shop.slug, 'de') !== null);
    expect(await textOf()).toContain('data-sold-out');

    await change({ 'variants.0.priceCents': 1_234 });
    expect(await textOf()).toMatch(/12,34\s€/);
  });

  it('begins with its first categories when it is long; each of the others has a page of its own', async () => {
    const shop = await aShop(running, { name: 'Zum Drachen' }, { email: 'drachen@tresen.example' });
    const products = Array.from({ length: 25 }, (_, at) => ({ name: `Gericht ${at}`, price: 900 }));
    const categories = Array.from({ length: 13 }, (_, at) => ({ name: `Teil ${at}`, products }));
    await aMenu(running, shop.id, { optionGroups: [], categories });

    const menu = await documentOf(`/s/${shop.slug}`);
    expect(menu.querySelectorAll('.dish').length).toBe(75);
    expect(menu.querySelectorAll('.tabs a').length).toBe(13);
    const later = [...menu.querySelectorAll('.category[data-later]')];
    expect(later.length).toBe(10);
    const link = later[0]?.querySelector('a')?.getAttribute('href') ?? '';
    const part = await documentOf(link);
    expect(part.getElementById(later[0]?.id ?? '')?.querySelectorAll('.dish').length).toBe(25);
    expect((await page(`/s/${shop.slug}/karte/nirgends`)).status).toBe(404);
  });
});
