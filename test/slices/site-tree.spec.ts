import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { JSDOM } from 'jsdom';
import type { SiteFile } from '../../src/export/build.types.js';
import { SiteTree } from '../../src/export/site-tree.service.js';
import { Files } from '../../src/platform/files/files.js';
import { newShop } from '../../src/shop/restaurant/new-shop.rules.js';
import { ShopService } from '../../src/shop/restaurant/shop.service.js';
import { aMenu } from '../factories/menus.js';
import { LUCIA } from '../factories/people.js';
import { aShop, signedIn } from '../factories/shops.js';
import { type RunningApp, startApp } from '../support/app.js';

let running: RunningApp;
let files: SiteFile[];
const service = <T>(type: abstract new (...args: never[]) => T): T =>
  running.app.get(type, { strict: false });
const textOf = (name: string): string => files.find(({ path }) => path === name)?.bytes.toString() ?? '';

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
  files = await service(SiteTree).of(shop.id);
}, 60_000);
afterAll(() => running?.close());

describe('a shop as a tree of files', () => {
  it('has its pages in both languages, the German menu last of all', () => {
    const pages = files.map(({ path }) => path).filter((path) => path.endsWith('.html'));
    const each = ['widerruf/index.html', 'barrierefreiheit/index.html', 'kasse/index.html', 'index.html'];
    expect(pages).toEqual([...each.map((page) => `en/${page}`), ...each]);
    expect(textOf('en/index.html')).toContain('<html lang="en">');
  });

  it('brings its pictures along', () => {
    expect(textOf('assets/bilder/logo-1.webp')).toBe('logo');
    expect(textOf('index.html')).toContain('src="./assets/bilder/logo-1.webp"');
    expect(textOf('en/index.html')).toContain('src="./../assets/bilder/logo-1.webp"');
  });

  it('leads from page to page and finds its scripts in any folder', () => {
    const there = new Set(files.map(({ path }) => `http://web.space/pizza/${path}`));
    for (const { path, bytes } of files.filter((file) => file.path.endsWith('.html'))) {
      const { document } = new JSDOM(bytes.toString(), { url: `http://web.space/pizza/${path}` }).window;
      const links = [
        ...[...document.querySelectorAll<HTMLAnchorElement>('a')].map(({ href }) => href),
        ...[...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src),
      ].map((link) => link.replace(/#.*/, ''));
      const own = links.filter((link) => link.startsWith('http://web.space/'));
      expect(own.length).toBeGreaterThan(1);
      expect(own.filter((link) => !there.has(link))).toEqual([]);
    }
  });

  it('leaves no worker behind on somebody else’s web space', () => {
    expect(files.filter(({ path }) => /worker|sw\.js|webmanifest/.test(path))).toEqual([]);
    expect(textOf('index.html')).not.toContain('rel="manifest"');
  });
});
