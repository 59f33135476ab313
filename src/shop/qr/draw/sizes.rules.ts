import { mm } from '../../printed-menu/layout/formats.rules.js';
import type { Sheet } from '../../printed-menu/layout/marks.types.js';
import type { QrFormat } from '../qr.types.js';

/** The size of a sheet after cutting, and where it is folded. */
const SIZES: Record<QrFormat, { width: number; height: number }> = {
  svg: { width: 60, height: 60 },
  png: { width: 60, height: 60 },
  tent: { width: 148, height: 210 },
  sticker: { width: 80, height: 80 },
  flyer: { width: 105, height: 148 },
  poster: { width: 297, height: 420 },
  sheet: { width: 210, height: 297 },
};

export function sheetOf(format: QrFormat): Sheet {
  const [width, height] = [mm(SIZES[format].width), mm(SIZES[format].height)];
  if (format !== 'tent') return { width, height, folds: [], ...(format === 'sticker' && { round: true }) };
  return { width, height, folds: [{ x: 0, y: height / 2, toX: width, toY: height / 2 }] };
}

/** How many cards stand on one page of stickers to cut: large ones for tables, small ones for a series. */
export const GRIDS = { large: { columns: 3, rows: 4 }, small: { columns: 4, rows: 6 } } as const;

/** Codes to type stand for themselves, and there are many of them. */
export const gridFor = (titles: readonly string[]): (typeof GRIDS)[keyof typeof GRIDS] =>
  titles.every((title) => !title.includes(' ')) ? GRIDS.small : GRIDS.large;
