import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
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
}

/** What somebody else's decoder reads; null: nothing. */
export async function readCode(
  picture: Buffer | Uint8Array,
  { turned = 0, blurred = 0 }: Seen = {},
): Promise<string | null> {
  const flat = sharp(picture).flatten({ background: '#ffffff' });
  const moved = turned === 0 ? flat : flat.rotate(turned, { background: '#ffffff' });
  const seen = blurred === 0 ? moved : sharp(await moved.png().toBuffer()).blur(blurred);
  const { data, info } = await seen.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decode(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null;
}

/** Draws PDF pages as a printer would; not everywhere there is one. */
export const hasPrinter = ['/usr/bin/pdftoppm', '/usr/local/bin/pdftoppm'].some(existsSync);

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
