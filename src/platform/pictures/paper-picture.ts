import sharp from 'sharp';
import type { PaperPicture } from './press.types.js';

const WHITE = '#ffffff';
const WITHIN = { width: 640, height: 240 };
/** What is brighter than that everywhere is lost on white. */
const FAINT = 190;

/** null for what is no picture. `ground` is for one that was drawn to stand on a colour. */
export async function paperPicture(bytes: Uint8Array, ground: string): Promise<PaperPicture | null> {
  sharp.concurrency(1);
  try {
    const fitted = await sharp(bytes, { pages: 1 })
      .resize({ ...WITHIN, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .png()
      .toBuffer();
    const onWhite = await laidOn(fitted, WHITE);
    const { channels } = await sharp(onWhite.png).stats();
    return channels.every(({ min }) => min > FAINT) ? laidOn(fitted, ground) : onWhite;
  } catch {
    return null;
  }
}

async function laidOn(picture: Buffer, ground: string): Promise<PaperPicture> {
  const { data, info } = await sharp(picture)
    .flatten({ background: ground })
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height, ground };
}
