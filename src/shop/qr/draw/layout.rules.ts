import { mm } from '../../printed-menu/layout/formats.rules.js';
import type { FilledPanel, Mark, Piece, PrintedMenu, Sheet } from '../../printed-menu/layout/marks.types.js';
import { themeOf } from '../../printed-menu/layout/themes.rules.js';
import type { DrawnCard } from '../qr.types.js';
import { figure, said } from './pieces.rules.js';
import type { Setting } from './setting.types.js';
import { gridFor, sheetOf } from './sizes.rules.js';
import { sticker, tentFace } from './small.rules.js';
import { standing } from './standing.rules.js';
import { written } from './writing.rules.js';

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
    { ...theme.styles.title, size: words * 0.36 },
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
