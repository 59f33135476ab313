import sharp from 'sharp';
import { toneOf } from './picture-tone.js';
import type { PaperPicture } from './press.types.js';
import { trimmed } from './trimmed.js';

const WHITE = '#ffffff';
const WITHIN = { width: 640, height: 240 };
/** Of its height: on a colour of its own a picture does not reach the edge. */
const EDGE = 0.15;

/** null for what is no picture. `ground` is for one that was drawn to stand on a colour. */
export async function paperPicture(bytes: Uint8Array, ground: string): Promise<PaperPicture | null> {
  sharp.concurrency(1);
  try {
    const fitted = await sharp(await trimmed(bytes))
      .resize({ ...WITHIN, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .png()
      .toBuffer();
    return await laidOn(fitted, (await toneOf(fitted)) === 'pale' ? ground : WHITE);
  } catch {
    return null;
  }
}

async function laidOn(picture: Buffer, ground: string): Promise<PaperPicture> {
  const { height = 0 } = await sharp(picture).metadata();
  const edge = ground === WHITE ? 0 : Math.round(height * EDGE);
  const { data, info } = await sharp(picture)
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: ground })
    .flatten({ background: ground })
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height, ground };
}
