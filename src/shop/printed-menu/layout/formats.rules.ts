import type { PaperFormat } from '../printed-menu.types.js';
import type { Panel, Sheet } from './marks.types.js';

const MM = 72 / 25.4;
export const mm = (value: number): number => value * MM;

/** What a format says of its pages. */
export interface Format {
  /** Of one page, as it is looked at. */
  width: number;
  height: number;
  /** Around the text of a page. */
  margin: { x: number; top: number; bottom: number };
  gutter: number;
  /** Columns that suit it: for a menu that fills one page, and for longer ones. */
  columns: { short: number; long: number; most: number };
  /** How far text may grow or shrink. */
  scale: { usual: number; least: number; most: number };
}

export const FORMATS: Record<PaperFormat, Format> = {
  a4: {
    width: mm(210),
    height: mm(297),
    margin: { x: mm(17), top: mm(17), bottom: mm(19) },
    gutter: mm(10),
    columns: { short: 1, long: 2, most: 3 },
    scale: { usual: 1, least: 0.86, most: 1.16 },
  },
  a5: {
    width: mm(148),
    height: mm(210),
    margin: { x: mm(13), top: mm(13), bottom: mm(15) },
    gutter: mm(7),
    columns: { short: 1, long: 1, most: 2 },
    scale: { usual: 0.92, least: 0.82, most: 1.04 },
  },
  dinLang: {
    width: mm(99),
    height: mm(210),
    margin: { x: mm(8), top: mm(9), bottom: mm(10) },
    gutter: mm(5),
    columns: { short: 1, long: 1, most: 1 },
    scale: { usual: 0.86, least: 0.68, most: 0.96 },
  },
  tent: {
    width: mm(210),
    height: mm(148.5),
    margin: { x: mm(13), top: mm(12), bottom: mm(13) },
    gutter: mm(9),
    columns: { short: 2, long: 2, most: 3 },
    scale: { usual: 0.95, least: 0.82, most: 1.15 },
  },
  a3: {
    width: mm(297),
    height: mm(420),
    margin: { x: mm(22), top: mm(22), bottom: mm(24) },
    gutter: mm(13),
    columns: { short: 2, long: 2, most: 3 },
    scale: { usual: 1.42, least: 0.9, most: 2 },
  },
};

/** Where a page lies on the sheets that are printed. */
export function panelOf(name: PaperFormat, page: number): Panel {
  const { width, height } = FORMATS[name];
  if (name !== 'tent') return { sheet: page, x: 0, y: 0, width, height, turned: false };
  const sheet = Math.floor(page / 2);
  const turned = page % 2 === 1;
  return { sheet, x: 0, y: turned ? 0 : height, width, height, turned };
}

export function sheetOf(name: PaperFormat): Sheet {
  const { width, height } = FORMATS[name];
  if (name !== 'tent') return { width, height, folds: [] };
  return { width, height: height * 2, folds: [{ x: 0, y: height, toX: width, toY: height }] };
}
