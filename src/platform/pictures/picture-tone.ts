import sharp from 'sharp';
import type { PictureTone } from './press.types.js';

const SIDE = 64;
/** So little of a picture is no more than the soft edge of its letters. */
const TRACE = 0.03;
/** Letters and signs that stand free: a coloured dot among them does not make white ones visible on white. */
const [FREE, SPOT] = [0.3, 0.2];
const [PALE, DARK] = [0.82, 0.35];

/** Whether all that can be seen of a picture is pale, or all of it dark; of one that stands free, nearly all of it. */
export async function toneOf(picture: Uint8Array): Promise<PictureTone> {
  const pixels = await sharp(picture)
    .resize({ width: SIDE, height: SIDE, fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer();
  const seen = { all: 0, clear: 0, notPale: 0, notDark: 0 };
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    const light = (0.3 * red + 0.59 * green + 0.11 * blue) / 255;
    seen.all += alpha;
    seen.clear += 255 - alpha;
    if (light < PALE) seen.notPale += alpha;
    if (light > DARK) seen.notDark += alpha;
  }
  const isFree = seen.clear >= (seen.clear + seen.all) * FREE;
  const others = seen.all * (isFree ? SPOT : TRACE);
  if (seen.notPale <= others) return 'pale';
  return seen.notDark <= others ? 'dark' : 'mixed';
}
