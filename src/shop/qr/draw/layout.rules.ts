import { mm } from '../../printed-menu/layout/formats.rules.js';
import type {
  FilledPanel,
  Mark,
  Measure,
  Piece,
  PrintedMenu,
  Sheet,
} from '../../printed-menu/layout/marks.types.js';
import { type Theme, themeOf } from '../../printed-menu/layout/themes.rules.js';
import type { Style } from '../../printed-menu/layout/typeset.rules.js';
import type { DrawnCard, QrFormat, QrPaper } from '../qr.types.js';
import { footHeight, legendOn } from './legend.rules.js';
import { gridFor, sheetOf } from './sizes.rules.js';
import { codeMarks, written } from './writing.rules.js';

/** What all sheets of one file share. */
export interface Setting {
  paper: QrPaper;
  format: QrFormat;
  measure: Measure;
  /** Its size; null where there is none. */
  logo: { width: number; height: number } | null;
  /** The same, where codes carry it. */
  logoInCode: { width: number; height: number } | null;
  theme: Theme;
}

export const WHITE = '#ffffff';
const LIGHT = 0.42;

/** Sheets ready to be drawn, one card after the other. */
export function qrSheets(cards: readonly DrawnCard[], setting: Omit<Setting, 'theme'>): PrintedMenu {
  const whole: Setting = { ...setting, theme: themeOf('clear', setting.paper.colors, 1) };
  const { format } = setting;
  const sheet = sheetOf(format);
  const panels =
    format === 'sheet'
      ? grid(cards, sheet, whole)
      : cards.flatMap((card, index) => one(card, index, sheet, whole));
  const count = Math.max(0, ...panels.map((panel) => panel.sheet)) + 1;
  return { sheets: Array.from({ length: count }, () => sheet), panels, ground: '', scale: 1 };
}

function one(card: DrawnCard, index: number, sheet: Sheet, setting: Setting): FilledPanel[] {
  const { width, height } = sheet;
  const whole = { sheet: index, x: 0, y: 0, width, height, turned: false };
  if (setting.format === 'tent') {
    const face = {
      ...whole,
      height: height / 2,
      pieces: tentFace(card, { width, height: height / 2 }, setting),
    };
    return [
      { ...face, y: height / 2 },
      { ...face, turned: true },
    ];
  }
  if (setting.format === 'sticker') return [{ ...whole, pieces: sticker(card, width, setting) }];
  if (setting.format === 'svg' || setting.format === 'png')
    return [{ ...whole, pieces: [figure(card, { x: 0, y: 0, side: width }, setting)] }];
  return [{ ...whole, pieces: standing(card, sheet, setting) }];
}

export const figure = (
  card: DrawnCard,
  place: { x: number; y: number; side: number },
  { logoInCode }: Setting,
): Piece => ({
  tag: 'Figure',
  alt: `QR-Code: ${card.title}`,
  marks: codeMarks(card.code, place, logoInCode),
});

const said = (tag: 'H1' | 'H2' | 'P', marks: Mark[]): Piece[] => (marks.length > 0 ? [{ tag, marks }] : []);
const box = (x: number, y: number, width: number, height: number, color: string): Piece => ({
  tag: null,
  marks: [{ kind: 'box', x, y, width, height, color }],
});

/** The code on the left, what it is for beside it, and under both what the letters on the menu mean. */
function tentFace(
  card: DrawnCard,
  { width, height }: { width: number; height: number },
  setting: Setting,
): Piece[] {
  const { theme, paper, measure } = setting;
  const { palette, styles } = theme;
  const margin = mm(9);
  const foot = footHeight(setting, width - 2 * margin);
  const top = mm(9);
  const side = Math.min(mm(62), height - top - foot - mm(foot > 0 ? 11 : 8));
  const x = margin + side + mm(6);
  const room = { x, width: width - x - margin, isCentred: false };
  const name = written(
    paper.restaurant,
    { ...styles.name, size: 11, color: palette.quiet },
    { ...room, y: top + mm(2) },
    2,
    measure,
  );
  const title = written(
    card.title,
    { ...styles.title, size: 38 },
    { ...room, y: name.end + mm(2) },
    2,
    measure,
  );
  const lead = written(
    card.lead,
    { ...styles.name, size: 13 },
    { ...room, y: title.end + mm(2) },
    3,
    measure,
  );
  return [
    box(0, 0, width, mm(4), palette.fill),
    figure(card, { x: margin, y: top, side }, setting),
    ...said('P', name.marks),
    ...said('H1', title.marks),
    ...said('P', lead.marks),
    ...detailsOf(card, { ...room, y: lead.end + mm(2) }, setting, 10).pieces,
    ...legendOn(setting, { x: margin, y: height - foot - mm(5), width: width - 2 * margin }),
  ];
}

function detailsOf(
  card: DrawnCard,
  room: { x: number; y: number; width: number; isCentred: boolean },
  { theme, measure }: Setting,
  size: number,
): { pieces: Piece[]; end: number } {
  const style: Style = { ...theme.styles.text, size, color: theme.palette.ink };
  let y = room.y;
  const pieces = card.details.flatMap((line) => {
    const { marks, end } = written(line, style, { ...room, y }, 2, measure);
    y = end + size * 0.2;
    return said('P', marks);
  });
  return { pieces, end: y };
}

/** A white disc on the colour of the house. */
function sticker(card: DrawnCard, side: number, setting: Setting): Piece[] {
  const { theme, paper, measure } = setting;
  const middle = side / 2;
  const radius = middle - mm(4);
  const code = mm(42);
  const top = middle - code / 2 - mm(1);
  const width = (at: number) => 2 * Math.sqrt(Math.max(0, (radius - mm(3)) ** 2 - (at - middle) ** 2));
  const at = (y: number, edge: number) => ({
    x: middle - width(edge) / 2,
    y,
    width: width(edge),
    isCentred: true,
  });
  const name = written(
    paper.restaurant,
    { ...theme.styles.name, size: 9, color: theme.palette.quiet },
    at(top - mm(5.5), top - mm(5.5)),
    1,
    measure,
  );
  const bottom = top + code + mm(1);
  const title = written(
    card.title,
    { ...theme.styles.title, size: 19 },
    at(bottom, bottom + mm(7)),
    1,
    measure,
  );
  const disc = `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
  return [
    box(0, 0, side, side, theme.palette.fill),
    { tag: null, marks: [{ kind: 'shape', x: middle, y: middle, scale: 1, path: disc, color: WHITE }] },
    figure(card, { x: middle - code / 2, y: top, side: code }, setting),
    ...said('P', name.marks),
    ...said('H1', title.marks),
  ];
}

/** A flyer, and the same large on a door. */
function standing(card: DrawnCard, { width, height }: Sheet, setting: Setting): Piece[] {
  const { theme, paper, measure, logo } = setting;
  const { palette, styles } = theme;
  const unit = width / mm(105);
  const band = height * 0.24;
  const margin = mm(8) * unit;
  const room = { x: margin, width: width - 2 * margin, isCentred: true };
  const head = logo ? logoPlate(logo, width / 2, band, unit) : [];
  const name = logo
    ? { marks: [] }
    : written(
        paper.restaurant,
        { ...styles.title, size: 25 * unit, color: palette.onFill },
        { ...room, y: band * 0.3 },
        2,
        measure,
      );
  const title = written(
    card.title,
    { ...styles.title, size: 24 * unit },
    { ...room, y: band + mm(6) * unit },
    2,
    measure,
  );
  const lead = written(
    card.lead,
    { ...styles.name, size: 10.5 * unit },
    { ...room, y: title.end + mm(1) * unit },
    2,
    measure,
  );
  const left = height - lead.end - mm(13) * unit - card.details.length * 12 * unit;
  const side = Math.min(width * LIGHT * 1.5, left - mm(4) * unit);
  const top = lead.end + mm(2) * unit + Math.max(0, left - mm(4) * unit - side) / 2;
  const details = detailsOf(card, { ...room, y: top + side + mm(1) * unit }, setting, 8.5 * unit);
  const foot = written(
    paper.restaurant,
    { ...styles.text, size: 8 * unit, color: palette.onFill },
    { ...room, y: height - mm(7) * unit },
    1,
    measure,
  );
  return [
    box(0, 0, width, band, palette.fill),
    box(0, height - mm(9) * unit, width, mm(9) * unit, palette.fill),
    ...head,
    ...said('P', name.marks),
    ...said('H1', title.marks),
    ...said('P', lead.marks),
    figure(card, { x: (width - side) / 2, y: top, side }, setting),
    ...details.pieces,
    ...said('P', foot.marks),
  ];
}

/** On a plate of its own: a logo is rarely made for the colour of the band. */
function logoPlate(
  logo: { width: number; height: number },
  middle: number,
  band: number,
  unit: number,
): Piece[] {
  const within = { width: mm(70) * unit, height: band * 0.5 };
  const scale = Math.min(within.width / logo.width, within.height / logo.height);
  const [width, height] = [logo.width * scale, logo.height * scale];
  const pad = mm(3) * unit;
  const y = (band - height) / 2;
  return [
    box(middle - width / 2 - pad, y - pad, width + 2 * pad, height + 2 * pad, WHITE),
    { tag: 'Figure', alt: 'Logo', marks: [{ kind: 'logo', x: middle - width / 2, y, width, height }] },
  ];
}

/** Many on one page, to be cut apart. */
function grid(cards: readonly DrawnCard[], { width, height }: Sheet, setting: Setting): FilledPanel[] {
  const { columns, rows } = gridFor(cards.map(({ title }) => title));
  const edge = mm(10);
  const [wide, high] = [(width - 2 * edge) / columns, (height - 2 * edge) / rows];
  return cards.map((card, index) => {
    const place = index % (columns * rows);
    return {
      sheet: Math.floor(index / (columns * rows)),
      x: edge + (place % columns) * wide,
      y: edge + Math.floor(place / columns) * high,
      width: wide,
      height: high,
      turned: false,
      pieces: label(card, wide, high, setting),
    };
  });
}

function label(card: DrawnCard, width: number, height: number, setting: Setting): Piece[] {
  const { theme, measure } = setting;
  const pad = mm(2);
  const words = height * 0.25;
  const side = Math.min(width - 2 * pad, height - words - pad);
  const room = { x: pad, width: width - 2 * pad, isCentred: true };
  const title = written(
    card.title,
    { ...theme.styles.title, size: words * 0.46 },
    { ...room, y: pad + side },
    1,
    measure,
  );
  const lead = written(
    card.lead,
    { ...theme.styles.text, size: words * 0.17 },
    { ...room, y: title.end },
    2,
    measure,
  );
  const edge: Mark = { kind: 'box', x: 0, y: 0, width, height, color: '#c8c8c8', stroke: 0.4 };
  return [
    { tag: null, marks: [edge] },
    figure(card, { x: (width - side) / 2, y: pad, side }, setting),
    ...said('P', title.marks),
    ...said('P', lead.marks),
  ];
}
