import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type jsqr from 'jsqr';
import sharp from 'sharp';
import { aFolder } from './folder.js';

const require = createRequire(import.meta.url);
const { default: decode } = require('jsqr') as { default: typeof jsqr.default };

/** How a camera sees it: turned in the hand, and not quite in focus. */
export interface Seen {
  turned?: number;
  blurred?: number;
  /** Only the lower half: a tent has its code on both faces, and this decoder wants one. */
  half?: boolean;
}

/** What somebody else's decoder reads; null: nothing. */
export async function readCode(
  picture: Buffer | Uint8Array,
  { turned = 0, blurred = 0, half = false }: Seen = {},
): Promise<string | null> {
  const flat = (half ? await lowerHalf(picture) : sharp(picture)).flatten({ background: '#ffffff' });
  const moved = turned === 0 ? flat : flat.rotate(turned, { background: '#ffffff' });
  const seen = blurred === 0 ? moved : sharp(await moved.png().toBuffer()).blur(blurred);
  const { data, info } = await seen.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decode(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null;
}

async function lowerHalf(picture: Buffer | Uint8Array) {
  const { width, height } = await sharp(picture).metadata();
  const top = Math.floor(height / 2);
  return sharp(picture).extract({ left: 0, top, width, height: height - top });
}

/** The pages of a PDF as a printer would put them on paper. */
export function printed(pdf: Buffer, dpi: number): Buffer[] {
  const folder = aFolder('qr');
  const file = path.join(folder, 'sheet.pdf');
  writeFileSync(file, pdf);
  execFileSync('pdftoppm', ['-r', `${dpi}`, '-png', file, path.join(folder, 'page')]);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.png'))
    .sort()
    .map((name) => readFileSync(path.join(folder, name)));
}
