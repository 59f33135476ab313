import type { PictureTone } from '../../platform/pictures/press.types.js';
import { contrastOf } from './contrast.rules.js';

const WHITE = '#ffffff';
const BLACK = '#000000';
const [SEEN_PALE, SEEN_DARK] = [2.5, 4];

/** What a logo needs behind it so that it is seen on that ground; null where the ground will do. */
export function plateFor(tone: PictureTone, ground: string, dark: readonly string[]): string | null {
  if (tone === 'pale' && contrastOf(WHITE, ground) < SEEN_PALE)
    return dark.find((color) => contrastOf(WHITE, color) >= SEEN_PALE) ?? BLACK;
  return tone === 'dark' && contrastOf(BLACK, ground) < SEEN_DARK ? WHITE : null;
}
