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
  /** How much of the usual room stands between dishes. */
  airy: number;
  /** How far text may grow or shrink. */
  scale: { usual: number; least: number; most: number };
  /** Points of a description; smaller than that nobody reads it. */
  leastText: number;
}

const IN_HAND = 5.6;
/** Whoever reads a board stands before it. */
const ON_A_WALL = 6;

export const FORMATS: Record<PaperFormat, Format> = {
  a4: {
    width: mm(210),
    height: mm(297),
    margin: { x: mm(17), top: mm(17), bottom: mm(19) },
    gutter: mm(10),
    columns: { short: 1, long: 2, most: 3 },
    airy: 1,
    scale: { usual: 1, least: 0.86, most: 1.16 },
    leastText: IN_HAND,
  },
  a5: {
    width: mm(148),
    height: mm(210),
    margin: { x: mm(13), top: mm(13), bottom: mm(15) },
    gutter: mm(7),
    columns: { short: 1, long: 1, most: 2 },
    airy: 0.9,
    scale: { usual: 0.92, least: 0.82, most: 1.04 },
    leastText: IN_HAND,
  },
  dinLang: {
    width: mm(97),
    height: mm(210),
    margin: { x: mm(9), top: mm(11), bottom: mm(11) },
    gutter: mm(5),
    columns: { short: 1, long: 1, most: 1 },
    airy: 0.68,
    scale: { usual: 0.86, least: 0.6, most: 0.96 },
    leastText: IN_HAND,
  },
  tent: {
    width: mm(210),
    height: mm(148.5),
    margin: { x: mm(13), top: mm(12), bottom: mm(13) },
    gutter: mm(9),
    columns: { short: 2, long: 2, most: 3 },
    airy: 0.9,
    scale: { usual: 0.95, least: 0.82, most: 1.15 },
    leastText: IN_HAND,
  },
  a3: {
    width: mm(297),
    height: mm(420),
    margin: { x: mm(15), top: mm(16), bottom: mm(17) },
    gutter: mm(9),
    columns: { short: 2, long: 3, most: 4 },
    airy: 0.6,
    scale: { usual: 1.42, least: 0.6, most: 2 },
    leastText: ON_A_WALL,
  },
};

/** How many pages of text a format can have: faces of a tent come in pairs, those of a leaflet as it is folded. */
export function pageCounts(name: PaperFormat, most: number): number[] {
  const all = Array.from({ length: most }, (_, index) => index + 1);
  if (name === 'tent') return all.filter((count) => count % 2 === 0);
  return name === 'dinLang' ? all.filter((count) => count >= 3 && (count === 3 || count % 3 === 1)) : all;
}

/** Where a page lies on the sheets that are printed. */
export function panelOf(name: PaperFormat, page: number): Panel {
  const { width, height } = FORMATS[name];
  if (name === 'dinLang') return leafletPanel(page);
  if (name !== 'tent') return { sheet: page, x: 0, y: 0, width, height, turned: false };
  const sheet = Math.floor(page / 2);
  const turned = page % 2 === 1;
  return { sheet, x: 0, y: turned ? 0 : height, width, height, turned };
}

export function sheetOf(name: PaperFormat, index: number): Sheet {
  const { width, height } = FORMATS[name];
  if (name === 'dinLang') return leafletSheet(height, index);
  if (name !== 'tent') return { width, height, folds: [] };
  return { width, height: height * 2, folds: [{ x: 0, y: height, toX: width, toY: height }] };
}

/** The part of a leaflet that is folded in is narrower than the others, so that it does not buckle. */
const [FLAP, LEAF] = [mm(97), mm(100)];
const WHOLE = FLAP + 2 * LEAF;

const leaf = (sheet: number, x: number, width: number): Panel => ({
  sheet,
  x,
  y: 0,
  width,
  height: FORMATS.dinLang.height,
  turned: false,
});

export const COVER: Panel = leaf(0, FLAP + LEAF, LEAF);
export const BACK: Panel = leaf(0, FLAP, LEAF);
export const FLAP_PANEL: Panel = leaf(0, 0, FLAP);

/** The inside from left to right, then the flap; what is more lies on sheets that are put in. */
function leafletPanel(page: number): Panel {
  if (page === 3) return FLAP_PANEL;
  const inside = page < 3 ? page : page - 4;
  const sheet = page < 3 ? 1 : 2 + Math.floor(inside / 3);
  const place = inside % 3;
  const isOutside = sheet % 2 === 0;
  if (isOutside) return leaf(sheet, place === 0 ? 0 : FLAP + (place - 1) * LEAF, place === 0 ? FLAP : LEAF);
  return leaf(sheet, place * LEAF, place === 2 ? FLAP : LEAF);
}

function leafletSheet(height: number, index: number): Sheet {
  const folds = index % 2 === 0 ? [FLAP, FLAP + LEAF] : [LEAF, 2 * LEAF];
  return { width: WHOLE, height, folds: folds.map((x) => ({ x, y: 0, toX: x, toY: height })) };
}
