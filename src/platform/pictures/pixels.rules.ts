import type { PictureType } from './magic.rules.js';

const MEGA = 1_000_000;
/** Read strip by strip: the size costs time, not memory. */
const MOST = 50 * MEGA;
/** Held in memory whole, and some formats hold them several times. Measured against 200 MB in all. */
const WHOLE: Partial<Record<PictureType, number>> = { 'image/avif': 6 * MEGA, 'image/webp': 16 * MEGA };
const INTERLACED: Partial<Record<PictureType, number>> = {
  'image/jpeg': 20 * MEGA,
  'image/png': 16 * MEGA,
};

/** How many pixels of a format can be drawn within the memory we allow. */
export const maxPixelsOf = (type: PictureType, interlaced: boolean): number =>
  WHOLE[type] ?? (interlaced ? INTERLACED[type] : undefined) ?? MOST;
