import type { LegendEntry } from '../../allergens/allergens.types.js';
import type { MenuPaper } from '../printed-menu.types.js';
import { DIET_SIGNS } from './diet-signs.rules.js';
import { mm } from './formats.rules.js';
import { level } from './heading-block.rules.js';
import type { FontKey, Mark, Measure, Piece } from './marks.types.js';
import type { Theme } from './themes.rules.js';
import { type Line, linesOf, marksOf, type Style, widthOf, wordsOf } from './typeset.rules.js';

export interface Foot {
  pieces: Piece[];
  height: number;
}

export interface FootSetting {
  width: number;
  theme: Theme;
  measure: Measure;
}

export const STRONG: FontKey = 'poppins-600-normal';
const PLAIN: FontKey = 'poppins-400-normal';
const LEAST = 6;

/** Codes and their meaning, the notes of the law, and how to reach the restaurant: side by side where that is lower. */
export function footOf(paper: MenuPaper, setting: FootSetting): Foot {
  const { theme, width } = setting;
  const gap = small(theme).size * 1.1;
  const rule: Piece = { tag: null, marks: [level(0, width, 0, 0.6, theme.palette.line)] };
  const [one, two] = [stacked(paper, setting, gap), beside(paper, setting, gap)];
  const { pieces, height } = two && two.height < one.height ? two : one;
  return { pieces: [rule, ...pieces.map((piece) => movedBy(piece, 0, gap))], height: height + gap };
}

const stacked = (paper: MenuPaper, setting: FootSetting, gap: number): Foot =>
  below([legendOf(paper, setting), notesOf(paper, setting), contactOf(paper, setting)], gap);

/** On narrower paper addresses would be broken word by word. */
const HALVES = { least: mm(220), left: 0.54, between: mm(7) };

function beside(paper: MenuPaper, setting: FootSetting, gap: number): Foot | null {
  const { width } = setting;
  if (width < HALVES.least || paper.legend.length === 0) return null;
  const left = (width - HALVES.between) * HALVES.left;
  const at = left + HALVES.between;
  const words = { ...setting, width: left };
  const meanings = below([legendOf(paper, words), notesOf(paper, words)], gap);
  const contact = contactOf(paper, { ...setting, width: width - at });
  return {
    pieces: [...meanings.pieces, ...contact.pieces.map((piece) => movedBy(piece, at, 0))],
    height: Math.max(meanings.height, contact.height),
  };
}

function below(parts: readonly Foot[], gap: number): Foot {
  const pieces: Piece[] = [];
  let y = 0;
  for (const part of parts.filter(({ height }) => height > 0)) {
    pieces.push(...part.pieces.map((piece) => movedBy(piece, 0, y)));
    y += part.height + gap;
  }
  return { pieces, height: Math.max(0, y - gap) };
}

export const movedBy = (piece: Piece, x: number, y: number): Piece => ({
  ...piece,
  marks: piece.marks.map((mark) =>
    mark.kind === 'line'
      ? { ...mark, x: mark.x + x, y: mark.y + y, toX: mark.toX + x, toY: mark.toY + y }
      : { ...mark, x: mark.x + x, y: mark.y + y },
  ),
});

/** Small print stays legible however far the menu shrinks, and does not grow with a board. */
export const small = ({ styles, palette }: Theme): Style => ({
  font: PLAIN,
  size: Math.max(LEAST, Math.min(styles.text.size * 0.8, 9)),
  color: palette.quiet,
});

/** What of a paper its legend needs. */
interface WithLegend {
  legend: MenuPaper['legend'];
  words: Pick<MenuPaper['words'], 'allergens'>;
}

export function legendOf({ legend, words }: WithLegend, { width, theme, measure }: FootSetting): Foot {
  if (legend.length === 0) return { pieces: [], height: 0 };
  const style = small(theme);
  const strong: Style = { ...style, font: STRONG, color: theme.palette.ink };
  const step = style.size * 1.34;
  const indent = Math.max(...legend.map(({ code }) => measure(code, STRONG) * style.size)) + style.size * 0.6;
  const columns = legendColumns(legend, indent, { width, style, measure });
  const across = (width + style.size * 1.6) / columns.count;
  const head: Piece = {
    tag: 'P',
    marks: [{ kind: 'text', x: 0, y: style.size, text: words.allergens, ...strong }],
  };
  const pieces: Piece[] = [head];
  let most = 0;
  columns.entries.forEach((entries, column) => {
    let y = step * 1.25;
    for (const { code, lines } of entries) {
      const x = column * across;
      const marks: Mark[] = [{ kind: 'text', x, y: y + style.size, text: code, ...strong }];
      for (const line of lines) {
        marks.push(...marksOf(line, x + indent, y + style.size, measure));
        y += step;
      }
      pieces.push({ tag: 'LI', label: 1, marks });
    }
    most = Math.max(most, y);
  });
  return { pieces, height: most };
}

interface SetEntry {
  code: string;
  lines: Line[];
}

/** As many columns as the usual entry has room for; a long one takes two lines. */
function legendColumns(
  legend: readonly LegendEntry[],
  indent: number,
  { width, style, measure }: { width: number; style: Style; measure: Measure },
): { count: number; entries: SetEntry[][] } {
  const widths = legend.map(({ name }) => measure(name, style.font) * style.size).sort((a, b) => a - b);
  const usual = widths[Math.floor(widths.length * 0.8)] ?? 0;
  const words = legend.flatMap(({ name }) =>
    wordsOf(name, style).map(({ text }) => measure(text, style.font)),
  );
  const least = Math.max(usual, Math.max(...words) * style.size) + indent + style.size * 1.7;
  const count = Math.max(1, Math.min(6, Math.floor((width + style.size * 1.6) / least)));
  const room = (width + style.size * 1.6) / count - indent - style.size * 1.6;
  const set = legend.map(({ code, name }) => ({
    code,
    lines: linesOf(wordsOf(name, style), room, measure),
  }));
  const share = Math.ceil(set.reduce((sum, { lines }) => sum + lines.length, 0) / count);
  const entries: SetEntry[][] = [[]];
  let filled = 0;
  for (const entry of set) {
    if (filled >= share && entries.length < count) {
      entries.push([]);
      filled = 0;
    }
    entries.at(-1)?.push(entry);
    filled += entry.lines.length;
  }
  return { count, entries };
}

export function notesOf({ notes, diets }: MenuPaper, { width, theme, measure }: FootSetting): Foot {
  const style = small(theme);
  const step = style.size * 1.4;
  const signs = diets.flatMap(({ diet, name }) => [
    { ...style, text: name, color: theme.palette.accent, glued: false, path: DIET_SIGNS[diet] },
    ...wordsOf(name, style),
  ]);
  const said = [signs, ...notes.map((note) => wordsOf(note, style))].filter(({ length }) => length > 0);
  let y = 0;
  const pieces = said.map((note): Piece => {
    const marks = linesOf(note, width, measure).flatMap((line) => {
      const set = marksOf(line, 0, y + style.size, measure);
      y += step;
      return set;
    });
    return { tag: 'P', marks };
  });
  return { pieces, height: y };
}

function contactOf(paper: MenuPaper, { width, theme, measure }: FootSetting): Foot {
  const style = small(theme);
  const strong: Style = { ...style, font: STRONG, color: theme.palette.ink };
  const side = mm(19) * Math.max(0.9, Math.min(1.5, style.size / 6.5));
  const gap = style.size * 1.6;
  const code: Piece = {
    tag: 'Figure',
    alt: `QR-Code: ${paper.address}`,
    marks: [{ kind: 'code', x: 0, y: 0, side, color: '#000000' }],
  };
  const columns = [
    [paper.invitation, paper.address],
    [paper.restaurant, ...paper.contact],
    paper.hours.length > 0 ? [paper.words.hours, ...paper.hours] : [],
  ].filter(({ length }) => length > 0);
  const needs = columns.map(([head = '', ...lines]) => {
    const widths = [widthOf(head, strong, measure), ...lines.map((line) => widthOf(line, style, measure))];
    return Math.max(...widths) + gap;
  });
  const shares = sharesOf(needs, width - side - gap);
  const step = style.size * 1.42;
  let most = side;
  const pieces = columns.map((lines, column): Piece => {
    const share = shares[column] ?? 0;
    const x = side + gap + shares.slice(0, column).reduce((sum, one) => sum + one, 0);
    let y = style.size * 0.3;
    const marks = lines.flatMap((text, index) =>
      linesOf(wordsOf(text, index === 0 ? strong : style), share - gap, measure).flatMap((line) => {
        const set = marksOf(line, x, y + style.size, measure);
        y += step;
        return set;
      }),
    );
    most = Math.max(most, y);
    return { tag: 'P', marks };
  });
  return { pieces: [code, ...pieces], height: most };
}

/** As wide as each needs, and what is left for all alike; where that is too much, the long ones share what the short ones leave. */
export function sharesOf(needs: readonly number[], room: number): number[] {
  const sumOf = (widths: readonly number[]) => widths.reduce((sum, one) => sum + one, 0);
  const even = room / needs.length;
  const spare = (room - sumOf(needs)) / needs.length;
  if (spare >= 0) return needs.map((need) => need + spare);
  const short = needs.filter((need) => need <= even);
  const left = (room - sumOf(short)) / (needs.length - short.length);
  return needs.map((need) => (need <= even ? need : left));
}
