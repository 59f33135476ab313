import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { order, signIn } from './pictures/evening.mjs';
import { saveWebp } from './pictures/save.mjs';
import { settled } from './pictures/shots.mjs';
import { inStudio } from './pictures/studio.mjs';
import { inRoot } from './setup/paths.mjs';
import { CHOSEN } from './ui-pictures/chosen.mjs';
import { SCREENS } from './ui-pictures/screens.mjs';

/**
 * `npm run ui-pictures`: every screen guests see, taken from the built product with the demo restaurant. Without a flag
 * those that are kept in docs/ui; with `--all` each screen at each width in both schemes, into the folder after it.
 * Names behind that limit it: `npm run ui-pictures -- --all /tmp/ui menu sheet`.
 */
const SIZES = { 320: 640, 390: 844, 768: 1024, 1440: 900 };
const SCHEMES = ['light', 'dark'];

const { folder, isAll, names } = wishOf(process.argv.slice(2));
mkdirSync(folder, { recursive: true });
await inStudio('ui', async ({ url, browser }) => {
  const token = await order(url, 'Jonas Weber', ['Margherita', 'Insalata Mista', 'Tiramisù']);
  await takeAll({ browser, url, token, call: await signIn(url) });
});

function wishOf([flag, ...rest]) {
  if (flag === undefined) return { folder: inRoot('docs', 'ui'), isAll: false, names: [] };
  const [into, ...screens] = rest;
  if (flag !== '--all' || !into) throw new Error('npm run ui-pictures [-- --all FOLDER [SCREEN ...]]');
  return { folder: path.resolve(into), isAll: true, names: screens };
}

/** A screen that cannot be taken is named at the end and fails the command; the others are there. */
async function takeAll(product) {
  for (const screen of SCREENS.filter(({ name }) => names.length === 0 || names.includes(name))) {
    const views = viewsOf(screen);
    if (views.length === 0) continue;
    await screen.before?.(product);
    for (const view of views) await takeOne(product, screen, view);
    await screen.after?.(product);
  }
}

function viewsOf({ name }) {
  return Object.entries(SIZES)
    .flatMap(([width, height]) => SCHEMES.map((scheme) => ({ width: Number(width), height, scheme })))
    .filter(({ width, scheme }) => isAll || CHOSEN.includes(`${name}-${width}-${scheme}`));
}

async function takeOne(product, screen, { width, height, scheme }) {
  const name = `${screen.name}-${width}-${scheme}`;
  const context = await product.browser.newContext({
    viewport: { width, height },
    baseURL: product.url,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    await screen.show(page, product);
    await settled(page);
    await saveWebp(await page.screenshot(), path.join(folder, `${name}.webp`), width);
    process.stdout.write(`${name}\n`);
  } catch (error) {
    process.exitCode = 1;
    process.stderr.write(`${name}: ${error.message.split('\n')[0]}\n`);
  } finally {
    await context.close();
  }
}
