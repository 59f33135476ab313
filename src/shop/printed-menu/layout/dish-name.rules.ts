import type { PaperDish } from '../printed-menu.types.js';
import { DIET_SIGNS } from './diet-signs.rules.js';
import type { Measure } from './marks.types.js';
import type { Theme } from './themes.rules.js';
import { pricesBeside, type Track } from './track.rules.js';
import {
  areWhole,
  evenLinesOf,
  type Line,
  linesOf,
  type Style,
  type Word,
  widthOf,
  wordsOf,
} from './typeset.rules.js';

/** The lines of a name, and which of them the prices stand on. */
interface Named {
  lines: Line[];
  priced: number;
}

export function nameLines(dish: PaperDish, track: Track, theme: Theme, measure: Measure): Named {
  const { name, codes } = theme.styles;
  const label = pricesBeside(dish, track).length === 1 ? (dish.prices[0]?.label ?? '') : '';
  const said = [...wordsOf(dish.name, name), ...wordsOf(label, theme.styles.text)];
  const signs = dish.diets.map(({ diet, name: text }) => ({
    ...name,
    text,
    size: name.size * 0.72,
    color: theme.palette.accent,
    glued: false,
    path: DIET_SIGNS[diet],
  }));
  const whole = track.width - track.indent;
  const room = { whole: whole - track.clear * 0.5, beside: whole - track.prices };
  const words = [...said, ...signs, ...codeWords(dish.codes, codes, room.beside, measure)];
  const { lines, priced } = namedLines(words, room, theme.leaders, measure);
  return { lines: withSigns(lines, room.beside, measure), priced };
}

/** Leaf and chilli stand before the codes, also where these begin a line of their own. */
function withSigns(lines: readonly Line[], room: number, measure: Measure): Line[] {
  const set = [...lines];
  for (let at = 1; at < set.length; at++) {
    const [before, own] = [set[at - 1]?.words ?? [], set[at]?.words ?? []];
    const name = before.findLastIndex(({ path }) => path === undefined) + 1;
    if (name === 0 || name === before.length) continue;
    const [line, more] = linesOf([...before.slice(name), ...own], room, measure);
    const [rest] = linesOf(before.slice(0, name), Number.POSITIVE_INFINITY, measure);
    if (line && rest && !more) set.splice(at - 1, 2, rest, line);
  }
  return set;
}

/** Codes stay together where a line has room for all of them. */
function codeWords(codes: readonly string[], style: Style, room: number, measure: Measure): Word[] {
  const all = codes.join(', ');
  if (all === '') return [];
  if (widthOf(all, style, measure) <= room) return [{ ...style, text: all, glued: false }];
  return wordsOf(all, style);
}

/**
 * Only the line that the prices stand on is short: the last one where dots lead to them or a word of the name would
 * have to be divided beside them, else the first.
 */
function namedLines(
  words: Word[],
  { whole, beside }: { whole: number; beside: number },
  hasLeaders: boolean,
  measure: Measure,
): Named {
  const narrow = evenLinesOf(words, beside, measure);
  const isDivided = !areWhole(words, beside, measure);
  const isLast = hasLeaders || isDivided;
  const priced = isLast ? narrow.length - 1 : 0;
  if (narrow.length < 3 && !isDivided) return { lines: narrow, priced };
  if (isLast) {
    const wide = linesOf(words, whole, measure);
    const last = wide.pop();
    const end = last ? endLines(last.words, beside, measure) : [];
    const lines = [...wide, ...end];
    return isDivided || lines.length < narrow.length
      ? { lines, priced: lines.length - 1 }
      : { lines: narrow, priced };
  }
  const [first] = linesOf(words, beside, measure);
  const rest = linesOf(words.slice(first?.words.length ?? 0), whole, measure);
  return first && rest.length + 1 < narrow.length
    ? { lines: [first, ...rest], priced }
    : { lines: narrow, priced };
}

/** What does not fit beside the prices stands whole above them. */
function endLines(words: Word[], beside: number, measure: Measure): Line[] {
  if (areWhole(words, beside, measure)) return linesOf(words, beside, measure);
  const at = words.findLastIndex((word) => !areWhole([word], beside, measure)) + 1;
  const above = linesOf(words.slice(0, at), Number.POSITIVE_INFINITY, measure);
  const under = linesOf(words.slice(at), beside, measure);
  return [...above, ...(under.length > 0 ? under : [{ words: [], width: 0 }])];
}
