import type { MenuChoice, MenuPaper, PaperFormat } from '../printed-menu.types.js';
import { type Flow, flowOf } from './blocks.rules.js';
import { calmest, largest, type Setting } from './calmest.rules.js';
import { columnStarts, holeIn } from './columns.rules.js';
import { type Foot, footOf, movedBy } from './foot.rules.js';
import { FORMATS, type Format, mm, pageCounts, panelOf, sheetOf } from './formats.rules.js';
import { behindPage, pageFoot } from './furniture.rules.js';
import { type Header, headerOf, type LogoSize } from './header.rules.js';
import { leaflet } from './leaflet.rules.js';
import type { FilledPanel, Measure, Piece, PrintedMenu } from './marks.types.js';
import { columnPieces, repeatHeights } from './placing.rules.js';
import { leastScale, type Theme, themeOf } from './themes.rules.js';

export interface Asked {
  paper: MenuPaper;
  choice: Pick<MenuChoice, 'format' | 'design' | 'columns'>;
  measure: Measure;
  logo: LogoSize | null;
}

/** A menu at one size of text and in so many columns. */
interface Attempt {
  name: PaperFormat;
  theme: Theme;
  flow: Flow;
  header: Header;
  foot: Foot;
  xs: number[];
  scale: number;
}

interface Solved extends Attempt {
  pages: number;
  starts: number[];
  /** How much of the emptiest column looks unfinished. */
  hole: number;
}

const MOST_PAGES = 120;
const ABOVE_FOOT = mm(7);
/** The least share of its usual size that the name of a restaurant has. */
const MODEST = 0.75;
/** A single column is no wider than the eye follows. */
const WIDEST = mm(138);

/** The whole menu, laid out; null when a dish is taller than a page. */
export function printedMenu(asked: Asked): PrintedMenu | null {
  const format = FORMATS[asked.choice.format];
  const solved = onOneLeaflet(asked, format, bestOf(asked, format));
  if (!solved) return null;
  const pages = Array.from({ length: solved.pages }, (_, page) => panelFor(asked, format, solved, page));
  const panels = asked.choice.format === 'dinLang' ? leaflet(pages, asked, solved.theme) : pages;
  const sheets = 1 + Math.max(0, ...panels.map(({ sheet }) => sheet));
  return {
    sheets: Array.from({ length: sheets }, (_, index) => sheetOf(asked.choice.format, index)),
    panels,
    ground: solved.theme.palette.ground,
    scale: solved.scale,
  };
}

/** Text as large as the pages allow that the menu needs anyway; a page less where that takes little off the text. */
function bestOf(asked: Asked, format: Format): Solved | null {
  const least = leastOf(asked, format);
  const board = asked.choice.format === 'a3' ? boardOf(asked, format, least) : null;
  if (board) return board;
  const columns = columnsFor(asked, format);
  const at = (scale: number, pages?: number, closer = 1) =>
    solve(attempt(asked, format, columns, { scale, closer }), format, pages);
  const best = at(format.scale.usual) ?? at(least) ?? at(least * 0.75);
  if (!best) return null;
  const before = pageCounts(asked.choice.format, best.pages - 1).at(-1);
  const smaller = before ? at(least, before) : null;
  const fewer = smaller && largest(smaller, best.scale, (scale) => at(scale, smaller.pages));
  const found = fewer ?? best;
  const full = largest(found, format.scale.most, (scale) => at(scale, found.pages));
  return calmest(full, least, ({ scale, closer }) => at(scale, found.pages, closer));
}

const leastOf = ({ choice }: Asked, { scale, leastText }: Format): number =>
  Math.max(scale.least, leastScale(choice.design, leastText));

/** A sheet that is put into a leaflet costs a second run of the press: dishes stand closer before that. */
const CLOSER = 0.8;
const ONE_LEAFLET = 4;

function onOneLeaflet(asked: Asked, format: Format, best: Solved | null): Solved | null {
  if (asked.choice.format !== 'dinLang' || !best || best.pages <= ONE_LEAFLET) return best;
  const at = (scale: number, closer = 1) =>
    solve(attempt(asked, format, best.xs.length, { scale, closer: CLOSER * closer }), format, ONE_LEAFLET);
  const least = leastOf(asked, format);
  const small = at(least);
  if (!small) return best;
  return calmest(largest(small, format.scale.most, at), least, ({ scale, closer }) => at(scale, closer));
}

/** A board hangs as a whole: as few pages as can be read, in as many columns as let the text be largest. */
function boardOf(asked: Asked, format: Format, least: number): Solved | null {
  const { short, long, most } = format.columns;
  const { columns } = asked.choice;
  const counts = columns > 0 ? [Math.min(columns, most)] : [short, long];
  const at = (count: number, scale: number, pages?: number, closer = 1) =>
    solve(attempt(asked, format, count, { scale, closer }), format, pages);
  const pages = Math.min(...counts.flatMap((count) => at(count, least)?.pages ?? []));
  const boards = counts.flatMap((count) => {
    const small = at(count, least, pages);
    if (!small) return [];
    const full = largest(small, format.scale.most, (scale) => at(count, scale, pages));
    return calmest(full, least, ({ scale, closer }) => at(count, scale, pages, closer));
  });
  return boards.sort((one, other) => worthOf(other) - worthOf(one))[0] ?? null;
}

/** Names are broken less often in wide columns: one more has to let the text be clearly larger. */
const worthOf = ({ scale, xs }: Solved): number => scale / xs.length ** 0.25;

function columnsFor(asked: Asked, format: Format): number {
  const { short, long, most } = format.columns;
  if (asked.choice.columns > 0) return Math.min(asked.choice.columns, most);
  if (short === long || isLongerThan(short, asked, format)) return long;
  const fitsOne =
    solve(attempt(asked, format, short, { scale: format.scale.usual, closer: 1 }), format, 1) !== null;
  return fitsOne ? short : long;
}

/** A line for every name is too much for so many columns already: nothing has to be set to see that. */
function isLongerThan(columns: number, { paper, choice }: Asked, { height, scale, airy }: Format): boolean {
  const { name } = themeOf(choice.design, paper.colors, scale.usual, airy).styles;
  const dishes = paper.categories.reduce((sum, { dishes: { length } }) => sum + length, 0);
  return dishes * name.size > columns * height;
}

function attempt(
  { paper, choice, measure, logo }: Asked,
  format: Format,
  columns: number,
  { scale, closer }: Setting,
): Attempt {
  const theme = themeOf(choice.design, paper.colors, scale, format.airy * closer);
  const headTheme = themeOf(choice.design, paper.colors, headScale(choice.format, format, scale));
  const whole = format.width - 2 * format.margin.x;
  const width = Math.min((whole - (columns - 1) * format.gutter) / columns, WIDEST * Math.max(1, scale));
  const left = (format.width - columns * width - (columns - 1) * format.gutter) / 2;
  return {
    name: choice.format,
    theme,
    scale,
    flow: flowOf(paper, width, theme, measure),
    header: headerOf(paper, { format, measure, logo, theme: headTheme }),
    foot: footOf(paper, { width: whole, theme, measure }),
    xs: Array.from({ length: columns }, (_, column) => left + column * (width + format.gutter)),
  };
}

/** The name stands as large as the paper is, however small the text has to be; on a full board it makes some room. */
const headScale = (name: PaperFormat, { scale: { usual } }: Format, scale: number): number =>
  name === 'a3' ? Math.max(usual * MODEST, Math.min(usual, scale * 1.25)) : usual;

/** In so many pages, or in as few as it takes. */
function solve(tried: Attempt, format: Format, wanted?: number): Solved | null {
  const { blocks } = tried.flow;
  const repeats = repeatHeights(tried.flow);
  const from = wanted ?? leastPages(tried, format);
  const counts = wanted ? [wanted] : pageCounts(tried.name, MOST_PAGES).filter((count) => count >= from);
  for (const pages of counts) {
    const rooms = Array.from({ length: pages }, (_, page) => areaOf(tried, format, page, pages).room);
    if (Math.min(...rooms) < 0) continue;
    const each = rooms.flatMap((room) => tried.xs.map(() => room));
    const asked = { items: blocks, rooms: each, repeats };
    const starts = columnStarts(asked);
    if (starts) return { ...tried, pages, starts, hole: holeIn(asked, starts) };
  }
  return null;
}

/** Fewer pages than all heights together take need not be tried. */
function leastPages({ flow, xs }: Attempt, format: Format): number {
  const total = flow.blocks.reduce((sum, { height }) => sum + height, 0);
  const room = (format.height - format.margin.top - format.margin.bottom) * xs.length;
  return Math.max(1, Math.ceil(total / room));
}

function areaOf({ name, header, foot }: Attempt, format: Format, page: number, pages: number) {
  const { top: above, bottom: below } = format.margin;
  if (name === 'dinLang') return { top: above, room: format.height - above - below };
  const top = page === 0 ? header.end : format.margin.top;
  const bottom = format.height - format.margin.bottom;
  const end = page === pages - 1 ? bottom - foot.height - ABOVE_FOOT : bottom;
  return { top, room: end - top };
}

function panelFor(
  { paper, choice, measure }: Asked,
  format: Format,
  solved: Solved,
  page: number,
): FilledPanel {
  const { theme, pages, flow, starts, xs, header, foot } = solved;
  const area = areaOf(solved, format, page, pages);
  const first = page * xs.length;
  const panel = panelOf(choice.format, page);
  const shift = (panel.width - format.width) / 2;
  const pieces: Piece[] = behindPage(panel, theme);
  const isLeaf = choice.format === 'dinLang';
  if (page === 0 && !isLeaf) pieces.push(...header.pieces);
  xs.forEach((x, column) => {
    const start = starts[first + column] ?? 0;
    const end = starts[first + column + 1] ?? flow.blocks.length;
    pieces.push(...columnPieces(flow, [start, end], { x: x + shift, ...area }));
  });
  if (isLeaf) return { ...panel, pieces };
  if (page === pages - 1) {
    const y = format.height - format.margin.bottom - foot.height;
    pieces.push(...foot.pieces.map((piece) => movedBy(piece, format.margin.x, y)));
  }
  pieces.push(...pageFoot(paper, { page: page + 1, pages }, { format, theme, measure }));
  return { ...panel, pieces };
}
