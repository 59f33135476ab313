import type { PaperCategory } from '../printed-menu.types.js';
import type { Block, Mark, Measure, Piece } from './marks.types.js';
import type { Theme } from './themes.rules.js';
import { labelParts, type Track } from './track.rules.js';
import {
  areWhole,
  evenLinesOf,
  type Line,
  linesOf,
  marksOf,
  type Style,
  widthOf,
  wordsOf,
} from './typeset.rules.js';

interface Setting {
  at: number;
  track: Track;
  theme: Theme;
  measure: Measure;
}

/** The name of a category, what is said of it, and the sizes its prices stand under. */
export function headingBlock(category: PaperCategory, setting: Setting): Block {
  const { theme, measure } = setting;
  const { styles, gaps, design } = theme;
  const name = design === 'bold' ? category.name.toLocaleUpperCase('de') : category.name;
  const { pieces, height } = named(headingLines(name, setting), setting);
  const lead = leadLines(category.description, setting);
  const step = styles.lead.size * 1.36;
  const marks = lead.flatMap((line, index) =>
    marksOf(line, placed(line, setting), height + gaps.lead * 0.5 + step * (index + 0.78), measure),
  );
  if (marks.length > 0) pieces.push({ tag: 'P', marks });
  const under = height + (lead.length > 0 ? gaps.lead * 0.5 + lead.length * step : 0);
  const sizes = sizeLabels(category, under + gaps.lead * 0.6, setting);
  if (sizes.marks.length > 0) pieces.push({ tag: 'P', marks: sizes.marks });
  const rest = gaps.lead - (design === 'bold' ? gaps.lead * 0.2 : 0);
  const end = sizes.marks.length > 0 ? sizes.end : under + rest - gaps.dish;
  return { kind: 'heading', category: setting.at, above: gaps.heading, spread: 1.6, height: end, pieces };
}

/** Stands above the dishes of a category that goes on in the next column; whoever hears the list needs no reminder. */
export function continuedBlock(category: PaperCategory, words: string, setting: Setting): Block {
  const { theme, measure, track } = setting;
  const { styles, palette, gaps } = theme;
  const style: Style = { ...styles.size, color: palette.accent };
  const text = `${category.name} (${words})`;
  const room = category.sizes.length > 0 ? track.width - track.prices : track.width;
  const lines = linesOf(wordsOf(text, style), room, measure);
  const step = style.size * 1.25;
  const marks = lines.flatMap((line, index) => marksOf(line, 0, style.size * 1.1 + index * step, measure));
  const sizes = sizeLabels(category, 0, setting);
  const under = sizes.marks.length > 0 ? style.size * 0.3 : 0;
  const height = Math.max(style.size * 1.6 + (lines.length - 1) * step, sizes.end + under);
  const rule: Mark = {
    kind: 'line',
    x: 0,
    y: height,
    toX: track.width,
    toY: height,
    width: 0.5,
    color: palette.line,
  };
  return {
    kind: 'heading',
    category: setting.at,
    above: 0,
    spread: 0,
    height: height + gaps.dish * 0.2,
    pieces: [
      { tag: null, marks: [...marks, ...sizes.marks] },
      { tag: null, marks: [rule] },
    ],
  };
}

const headingStyle = ({ design, styles, palette }: Theme): Style => {
  if (design === 'bold') return { ...styles.heading, color: palette.onFill };
  if (design === 'clear') return { ...styles.heading, color: palette.ink };
  return styles.heading;
};

const headingPads = ({ design, styles }: Theme): number => {
  if (design === 'bold') return styles.heading.size * 0.5;
  return design === 'slate' ? styles.heading.size * 0.9 : 0;
};

/** A little smaller where that spares a line or a hyphen. */
const SHRUNK = [0.94, 0.88, 0.82];

function headingLines(name: string, { theme, track, measure }: Setting): Line[] {
  const style = headingStyle(theme);
  const width = track.width - headingPads(theme) * 2;
  const at = (share: number) => wordsOf(name, { ...style, size: style.size * share });
  const isOneLine = (share: number) => linesOf(at(share), width, measure).length === 1;
  const share =
    [1, ...SHRUNK].find(isOneLine) ?? [1, ...SHRUNK].find((one) => areWhole(at(one), width, measure)) ?? 1;
  return evenLinesOf(at(share), width, measure);
}

const placed = (line: Line, { track, theme }: Setting, pad = 0): number =>
  theme.centred ? (track.width - line.width) / 2 : pad;

function leadLines(description: string, { track, theme, measure }: Setting): Line[] {
  const width = theme.centred ? track.width * 0.88 : track.width - track.prices * 0.4;
  return evenLinesOf(wordsOf(description, theme.styles.lead), width, measure);
}

/** The name itself with what adorns it. */
function named(lines: Line[], setting: Setting): { pieces: Piece[]; height: number } {
  const { theme, track, measure } = setting;
  const { size } = theme.styles.heading;
  const step = size * 1.16;
  const pad = headingPads(theme);
  const inset = theme.design === 'bold' ? size * 0.3 : 0;
  const marks = lines.flatMap((line, index) =>
    marksOf(line, placed(line, setting, pad), inset + size * 0.94 + index * step, measure),
  );
  const text = inset + (lines.length - 1) * step + size * 1.08;
  const { under, height, behind } = adornment(lines, text, { theme, track, inset });
  const pieces: Piece[] = [];
  if (behind.length > 0) pieces.push({ tag: null, marks: behind });
  pieces.push({ tag: 'H2', marks });
  if (under.length > 0) pieces.push({ tag: null, marks: under });
  return { pieces, height };
}

interface Adorned {
  behind: Mark[];
  under: Mark[];
  height: number;
}

function adornment(
  lines: Line[],
  text: number,
  { theme, track, inset }: { theme: Theme; track: Track; inset: number },
): Adorned {
  const { design, palette, styles } = theme;
  const { size } = styles.heading;
  const { width } = track;
  if (design === 'bold') {
    const height = text + inset + size * 0.02;
    const bar: Mark = { kind: 'box', x: 0, y: 0, width, height, color: palette.fill };
    const edge: Mark = { kind: 'box', x: 0, y: height, width, height: size * 0.12, color: palette.second };
    return { behind: [bar, edge], under: [], height: height + size * 0.22 };
  }
  if (design === 'clear') {
    const y = text + size * 0.24;
    return { behind: [], under: [level(0, width, y, size * 0.1, palette.fill)], height: y + size * 0.16 };
  }
  if (design === 'slate') {
    const longest = Math.max(0, ...lines.map((line) => line.width));
    const y = text / 2 + size * 0.1;
    const side = (width - longest) / 2 - size * 0.5;
    const sides = [
      level(0, side, y, 0.7, palette.second),
      level(width - side, width, y, 0.7, palette.second),
    ];
    return { behind: side > size * 0.4 ? sides : [], under: [], height: text + size * 0.12 };
  }
  const y = text + size * 0.34;
  const [middle, arm] = [width / 2, size * 1.5];
  const under = [
    level(middle - arm, middle - size * 0.3, y, 0.6, palette.line),
    level(middle + size * 0.3, middle + arm, y, 0.6, palette.line),
    diamond(middle, y, size * 0.13, palette.accent),
  ];
  return { behind: [], under, height: y + size * 0.22 };
}

export const level = (x: number, toX: number, y: number, width: number, color: string): Mark => ({
  kind: 'line',
  x,
  y,
  toX,
  toY: y,
  width,
  color,
});

export const diamond = (x: number, y: number, scale: number, color: string): Mark => ({
  kind: 'shape',
  x,
  y,
  scale,
  path: 'M0 -1L1 0L0 1L-1 0Z',
  color,
});

/** Right above the prices of their size; a longer label is broken, and all end on one line. */
function sizeLabels(
  { sizes }: PaperCategory,
  top: number,
  { track, theme, measure }: Setting,
): { marks: Mark[]; end: number } {
  const { size: style } = theme.styles;
  const step = style.size * 1.16;
  const labels = sizes.map(labelParts);
  const most = Math.max(0, ...labels.map((lines) => lines.length));
  const marks = labels.flatMap((lines, column) =>
    lines.map((text, index): Mark => {
      return {
        kind: 'text',
        x: (track.sizes[column] ?? track.width) - widthOf(text, style, measure),
        y: top + style.size * 0.9 + (most - lines.length + index) * step,
        text,
        ...style,
      };
    }),
  );
  return { marks, end: top + most * step };
}
