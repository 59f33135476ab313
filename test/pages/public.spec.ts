import { readdirSync, readFileSync, statSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { axeFindings } from '../support/axe.js';
import { Browser } from '../support/browser.js';
import { expectPages } from '../support/pages/expect-pages.js';
import { BACK_OFFICE, FOR_SOMEBODY_ELSE, PUBLIC } from '../support/pages/screens.js';
import { type SeededProduct, startSeededProduct } from '../support/pages/seeded-product.js';
import { routesOf } from '../support/routes.js';

/** Each page of the product is in one of the two; one that is not fails here. */
const SCREENS = [...PUBLIC, ...BACK_OFFICE];

let product: SeededProduct;

beforeAll(async () => {
  product = await startSeededProduct();
}, 120_000);
afterAll(() => product?.close());

it('shows every page of the product to the right visitor', () => {
  const pages = routesOf(product.running.app).filter(({ isPage }) => isPage);
  const known = SCREENS.map(({ path, who }) => `${path} for the ${who}`);
  const asked = pages.map(({ path, isPublic }) => `${path} for the ${isPublic ? 'guest' : 'owner'}`);
  expect(asked.sort()).toEqual(known.sort());
});

expectPages([...PUBLIC, ...FOR_SOMEBODY_ELSE], () => product);

it('gives every page a title of its own, to guests and in the back office', () => {
  const titles = SCREENS.map(({ who, title }) => `${who}: ${title}`);
  expect(new Set(titles).size).toBe(titles.length);
});

const asGuest = (path: string) => new Browser(product.running).get(path);

it('asks for one thing only, in the same words on every public page', async () => {
  const pages = await Promise.all(PUBLIC.map(({ path }) => asGuest(path)));
  const words = pages.flatMap(({ text }) =>
    [...text.matchAll(/<a\b[^>]*href="\/register"[^>]*>(.*?)<\/a>/gs)].map(([, inside]) =>
      inside!.replace(/<[^>]*>/g, '').trim(),
    ),
  );
  expect(words.length).toBeGreaterThan(PUBLIC.length);
  expect(new Set(words)).toEqual(new Set(['Kostenlos starten']));
});

it('describes every public page in a sentence of its own, for search and for sharing', async () => {
  const pages = await Promise.all(PUBLIC.map(({ path }) => asGuest(path)));
  const descriptions = pages.map(({ text }) => /<meta name="description" content="([^"]*)"/.exec(text)?.[1]);
  for (const [index, { text }] of pages.entries()) {
    const described = descriptions[index] ?? '';
    expect([PUBLIC[index]!.path, described.length >= 60 && described.length <= 160]).toEqual([
      PUBLIC[index]!.path,
      true,
    ]);
    expect(text).toContain(`property="og:description" content="${described}"`);
    expect(text).toMatch(/property="og:image" content="[^"]+\/og\.png"/);
  }
  expect(new Set(descriptions).size).toBe(PUBLIC.length);
});

it('shows pictures that exist, in their own size and at most 60 KB each', async () => {
  const folder = 'views/public/pictures';
  const sizes = JSON.parse(readFileSync('views/components/site/sizes.json', 'utf8'));
  expect(readdirSync(folder).sort()).toEqual(
    Object.keys(sizes)
      .map((name) => `${name}.webp`)
      .sort(),
  );
  for (const file of readdirSync(folder))
    expect(statSync(`${folder}/${file}`).size).toBeLessThanOrEqual(60_000);
});

it('never scrolls sideways on the narrowest phone', async () => {
  const { page } = product.visits.guest;
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { path } of PUBLIC) {
    await page.goto(product.running.url + path);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([path, over]).toEqual([path, 0]);
  }
});

it('recalculates the commission by keyboard, tells it politely, and refuses what is no number', async () => {
  const { page } = product.visits.guest;
  await page.goto(`${product.running.url}/alternative-zu-lieferando`);
  const share = page.getByRole('slider', { name: /Anteil, der zu deiner eigenen Seite wechselt/ });
  const told = page.getByRole('status').filter({ hasText: 'Der Festpreis ist' });
  await told.filter({ hasText: '391,00' }).waitFor({ state: 'attached' });
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('input[type=range]') ?? {}).some((key) =>
      key.startsWith('__reactProps'),
    ),
  );
  await share.press('Home');
  await told.filter({ hasText: '29,00 € höher' }).waitFor({ state: 'attached' });
  const commission = page.getByLabel('Provision des Portals', { exact: true });
  await commission.fill('vierzehn');
  await page.getByText('Bitte eine Zahl von 0 bis 40.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await commission.blur();
  expect(await commission.inputValue()).toBe('14');
});

const FAINT = [
  ['colour', 'p:last-child { color: #bbb }'],
  ['ground', 'main { background: #333 }'],
  ['ground far below', 'body { background: #333 }'],
  ['opacity', 'main { opacity: 0.3 }'],
];

it.each(FAINT)('weighs what looked legible again when it gets another %s', async (_, style) => {
  const { page } = product.visits.guest;
  await page.goto('about:blank');
  await page.setContent('<title>Karte</title><main><h1>Karte</h1><p>Pizza</p><p>Pasta</p></main>');
  await page.evaluate(() => {
    document.documentElement.lang = 'de';
  });
  expect(await axeFindings(page)).toEqual([]);
  await page.addStyleTag({ content: style });
  expect(await axeFindings(page)).toContainEqual('color-contrast: <p>Pasta</p>');
});

it('shows the examples of the calculator without any script', async () => {
  const { text } = await asGuest('/alternative-zu-lieferando');
  expect(text).toContain('Drei Beispiele im Monat');
  expect(text.replaceAll('\u00a0', ' ')).toContain('391,00 €');
});
