import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { JSDOM } from 'jsdom';
import { Files } from '../../src/platform/files/files.js';
import { newShop } from '../../src/shop/restaurant/new-shop.rules.js';
import { ShopService } from '../../src/shop/restaurant/shop.service.js';
import { aMenu } from '../factories/menus.js';
import { LUCIA } from '../factories/people.js';
import { aShop, signedIn } from '../factories/shops.js';
import { type RunningApp, startApp } from '../support/app.js';
import { type ExportedSite, exportedSite } from '../support/exported-site.js';

let running: RunningApp;
let files: ExportedSite['files'];
let textOf: ExportedSite['textOf'];
const service = <T>(type: abstract new (...args: never[]) => T): T =>
  running.app.get(type, { strict: false });
const pages = () => files.map(({ path }) => path).filter((path) => path.endsWith('.html'));

beforeAll(async () => {
  running = await startApp();
  const { design } = newShop({ id: '', slug: '', name: '', userId: '', now: running.clock.now() });
  const shop = await aShop(running, { design });
  await aMenu(running, shop.id);
  await service(Files).put(`${shop.id}/design/logo-1.webp`, Buffer.from('logo'), 'image/webp');
  const lucia = await signedIn(running, LUCIA);
  const { version } = await service(ShopService).get(shop.id);
  const { status } = await lucia.post('/api/shop/update/design', {
    logo: `/media/${shop.id}/logo-1.webp`,
    version,
  });
  expect(status).toBe(200);
  const said = await lucia.post('/api/shop/update', { ftp: { address: 'https://bella.de/karte' } });
  expect(said.status).toBe(200);
  ({ files, textOf } = await exportedSite(running, shop.id));
}, 60_000);
afterAll(() => running?.close());

describe('a shop as a tree of files', () => {
  it('has its pages in both languages, each dish with one of its own', () => {
    const each = ['widerruf/index.html', 'barrierefreiheit/index.html', 'kasse/index.html', 'index.html'];
    expect(pages()).toEqual(expect.arrayContaining(each.flatMap((page) => [page, `en/${page}`])));
    const dishes = pages().filter((page) => page.startsWith('gericht/'));
    expect(dishes.length).toBeGreaterThan(0);
    expect(pages().filter((page) => page.startsWith('en/gericht/'))).toHaveLength(dishes.length);
    expect(textOf('en/index.html')).toContain('<html lang="en"');
  });

  it('brings its pictures along', () => {
    expect(textOf('assets/bilder/logo-1.webp')).toBe('logo');
    expect(textOf('index.html')).toContain('src="./assets/bilder/logo-1.webp"');
    expect(textOf('en/index.html')).toContain('src="../assets/bilder/logo-1.webp"');
  });

  it('leads from page to page and finds its scripts in any folder', () => {
    const there = new Set(files.map(({ path }) => `http://web.space/pizza/${path}`));
    for (const page of pages()) {
      const { document } = new JSDOM(textOf(page), { url: `http://web.space/pizza/${page}` }).window;
      const links = [
        ...[...document.querySelectorAll<HTMLAnchorElement>('a')].map(({ href }) => href),
        ...[...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src),
        ...[...document.querySelectorAll<HTMLLinkElement>('link')].map(({ href }) => href),
      ].map((link) => link.replace(/#.*/, ''));
      const own = links.filter((link) => link.startsWith('http://web.space/'));
      expect(own.length).toBeGreaterThan(1);
      expect(own.filter((link) => !there.has(link))).toEqual([]);
    }
  });

  it('can be installed, but leaves no worker behind on somebody else’s web space', () => {
    expect(files.filter(({ path }) => /worker|sw\.js/.test(path))).toEqual([]);
    const manifest = JSON.parse(textOf('app.webmanifest')) as { start_url: string; icons: { src: string }[] };
    expect(manifest.start_url).toBe('./');
    expect(manifest.icons.filter(({ src }) => !files.some(({ path }) => `./${path}` === src))).toEqual([]);
    expect(textOf('index.html')).toContain('"worker":null');
  });

  it('marks a dish on its own page as on the menu', () => {
    const page = pages().find((one) => one.startsWith('gericht/')) ?? '';
    for (const file of [page, 'index.html']) expect(textOf(file)).toMatch(/\.diet\s*{[^}]*inline-flex/);
  });

  it('tells machines what a dish costs and where it stands', () => {
    const page = pages().find((one) => one.startsWith('gericht/')) ?? '';
    const { document } = new JSDOM(textOf(page)).window;
    const graph = JSON.parse(document.getElementById('json-ld')?.textContent ?? '{}')['@graph'];
    const url = `https://bella.de/karte/${page.replace('index.html', '')}`;
    expect(graph[0]).toMatchObject({ '@type': 'MenuItem', url });
    expect(graph[0].offers[0]).toMatchObject({
      priceCurrency: 'EUR',
      price: expect.stringMatching(/^\d+\.\d\d$/),
    });
    expect(graph[1].itemListElement).toHaveLength(3);
    expect(textOf('sitemap.xml')).toContain(`<loc>${url}</loc>`);
  });

  it('tells search engines where to look and servers what to keep', () => {
    expect(textOf('robots.txt')).toBe(
      'User-agent: *\nDisallow: /karte/kasse/\nDisallow: /karte/en/kasse/\nSitemap: https://bella.de/karte/sitemap.xml\n',
    );
    expect(textOf('sitemap.xml')).not.toContain('kasse');
    expect(JSON.parse(textOf('builds/latest.json'))).toMatchObject({ build: 'build', files: files.length });
    const access = textOf('.htaccess');
    expect(access).toMatch(/<IfModule mod_filter\.c>\s+AddOutputFilterByType/);
    expect(access).not.toContain('immutable');
    expect(textOf('assets/.htaccess')).toContain('max-age=31536000, immutable');
    expect(access).toMatch(
      /Content-Security-Policy "default-src 'self';script-src 'self' 'sha256-\S+';connect-src 'self' http:\S+;style-src 'sha256-/,
    );
  });

  it('allows the styles of its pages and none besides', () => {
    const allowed = textOf('.htaccess');
    for (const page of pages()) {
      const { document } = new JSDOM(textOf(page)).window;
      for (const { textContent } of document.querySelectorAll('head style')) {
        const hash = createHash('sha256')
          .update(textContent ?? '')
          .digest('base64');
        expect(allowed).toContain(`'sha256-${hash}'`);
      }
    }
  });
});
