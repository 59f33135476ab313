import sharp from 'sharp';
import type { PictureTone } from './press.types.js';

const SIDE = 64;
/** So little of a picture is no more than the soft edge of its letters. */
const TRACE = 0.03;
const [PALE, DARK] = [0.82, 0.35];

/** Whether all that can be seen of a picture is pale, or all of it dark. */
export async function toneOf(picture: Uint8Array): Promise<PictureTone> {
  const pixels = await sharp(picture)
    .resize({ width: SIDE, height: SIDE, fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer();
  const seen = { all: 0, notPale: 0, notDark: 0 };
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    const light = (0.3 * red + 0.59 * green + 0.11 * blue) / 255;
    seen.all += alpha;
    if (light < PALE) seen.notPale += alpha;
    if (light > DARK) seen.notDark += alpha;
  }
  if (seen.notPale <= seen.all * TRACE) return 'pale';
  return seen.notDark <= seen.all * TRACE ? 'dark' : 'mixed';
}
