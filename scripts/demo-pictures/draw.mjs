import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { inRoot } from '../setup/paths.mjs';
import { DISHES, drawingOf } from './dishes.mjs';
import { tableLaid } from './title.mjs';

/**
 * `npm run demo-pictures [name ...]`: draws the dishes of the demo restaurant, since photos of food belong to somebody,
 * in all sizes and formats that the media library keeps: a start must not be busy with that.
 */
const OUT = inRoot('data', 'demo-pictures');
const WIDTHS = [160, 320, 640];
const TITLE_WIDTHS = [480, 960, 1440, 1920];
const FORMATS = {
  avif: (picture) => picture.avif({ quality: 50, effort: 6 }),
  webp: (picture) => picture.webp({ quality: 78, effort: 6 }),
  jpg: (picture) => picture.jpeg({ quality: 76, mozjpeg: true }),
};

const asked = process.argv.slice(2);
mkdirSync(OUT, { recursive: true });
for (const name of asked.length > 0 ? asked : [...Object.keys(DISHES), 'title']) {
  const bytes = name === 'title' ? await title() : await dish(name);
  process.stdout.write(`${name}: ${bytes} bytes\n`);
}

async function title() {
  const master = await sharp(Buffer.from(tableLaid())).removeAlpha().png().toBuffer();
  let sum = 0;
  for (const width of TITLE_WIDTHS) {
    for (const format of ['avif', 'webp'])
      sum += write(`title-${width}.${format}`, await FORMATS[format](sharp(master).resize(width)).toBuffer());
  }
  return sum;
}

async function dish(name) {
  const master = await sharp(Buffer.from(drawingOf(name)))
    .removeAlpha()
    .png()
    .toBuffer();
  let sum = 0;
  for (const width of WIDTHS) {
    for (const [format, pack] of Object.entries(FORMATS))
      sum += write(`${name}-${width}.${format}`, await pack(sharp(master).resize(width)).toBuffer());
  }
  return sum;
}

function write(file, bytes) {
  writeFileSync(path.join(OUT, file), bytes);
  return bytes.length;
}
