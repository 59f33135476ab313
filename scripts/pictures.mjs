import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { anEvening } from './pictures/evening.mjs';
import { savePng, saveWebp } from './pictures/save.mjs';
import { SHOTS } from './pictures/shots.mjs';
import { inStudio } from './pictures/studio.mjs';
import { inRoot } from './setup/paths.mjs';

/**
 * Takes every picture of the public pages and of the README from the running product: `npm run pictures`, or some by name.
 * A picture that cannot be taken stays as it was and fails the command at the end.
 */
const OUT = inRoot('views', 'public', 'pictures');
/** Beside links in chats and networks, which take no WebP. */
const SHARED = inRoot('views', 'public', 'og.png');
const SIZES = inRoot('views', 'components', 'site', 'sizes.json');
const DOCKET = inRoot('views', 'components', 'site', 'docket.json');
const SHARPNESS = 2;

const wanted = process.argv.slice(2);
mkdirSync(OUT, { recursive: true });
await inStudio('pictures', async ({ url, browser, dataDir }) => {
  const evening = await anEvening(url, dataDir);
  write(DOCKET, linesOf(evening.docket));
  await takeAll(browser, url, evening);
});

async function takeAll(browser, url, evening) {
  const sizes = existsSync(SIZES) ? JSON.parse(readFileSync(SIZES, 'utf8')) : {};
  for (const shot of SHOTS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    const { name, width } = shot;
    try {
      const png = await take(browser, url, shot, evening);
      if (shot.isShared) await savePng(png, SHARED, width);
      else sizes[name] = await saveWebp(png, path.join(OUT, `${name}.webp`), width);
      process.stdout.write(`${name}\n`);
    } catch (error) {
      process.exitCode = 1;
      process.stderr.write(`${name}: ${error.message}\n`);
    }
  }
  write(SIZES, sizes);
}

async function take(browser, url, { viewport, signedIn, take: picture }, evening) {
  const context = await browser.newContext({
    viewport,
    baseURL: url,
    deviceScaleFactor: SHARPNESS,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
  });
  try {
    if (signedIn) await evening.signIn(context.request);
    return await picture(await context.newPage(), evening);
  } finally {
    await context.close();
  }
}

/** What stood on the paper, without the white above and below it. */
function linesOf({ lines }) {
  const texts = lines.filter(({ text }) => text !== undefined);
  const first = texts.findIndex(({ text }) => text.trim() !== '');
  const last = texts.findLastIndex(({ text }) => text.trim() !== '');
  return texts.slice(first, last + 1);
}

function write(file, value) {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
