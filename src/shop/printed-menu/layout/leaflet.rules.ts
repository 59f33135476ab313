import type { MenuPaper } from '../printed-menu.types.js';
import { type FootSetting, legendOf, movedBy, notesOf, STRONG, small } from './foot.rules.js';
import { BACK, COVER, FLAP_PANEL, FORMATS, mm } from './formats.rules.js';
import { behindPage } from './furniture.rules.js';
import { type LogoSize, logoMark, shownLogo } from './header.rules.js';
import { diamond, level } from './heading-block.rules.js';
import type { FilledPanel, Mark, Measure, Panel, Piece } from './marks.types.js';
import type { Theme } from './themes.rules.js';
import { evenLinesOf, marksOf, type Style, widthOf, wordsOf } from './typeset.rules.js';

interface Setting {
  paper: MenuPaper;
  measure: Measure;
  logo: LogoSize | null;
}

/** The text within a cover and a back; where nothing is left for the flap, it invites to order. */
export function leaflet(pages: FilledPanel[], setting: Setting, theme: Theme): FilledPanel[] {
  const flap = pages.length === 3 ? [flapOf(setting, theme)] : [];
  return [coverOf(setting, theme), ...pages, ...flap, backOf(setting, theme)];
}

/** Writes downwards in the middle of a panel. */
class Stack {
  readonly pieces: Piece[] = [];

  constructor(
    private readonly panel: Panel,
    private readonly measure: Measure,
    public y: number,
  ) {}

  get middle(): number {
    return this.panel.width / 2;
  }

  say(tag: 'H1' | 'P', text: string, style: Style, leading = 1.4): void {
    const marks: Mark[] = [];
    for (const line of evenLinesOf(wordsOf(text, style), ROOM, this.measure)) {
      marks.push(...marksOf(line, this.middle - line.width / 2, this.y + style.size, this.measure));
      this.y += style.size * leading;
    }
    if (marks.length > 0) this.pieces.push({ tag, marks });
  }
}

const MARGIN = FORMATS.dinLang.margin;
const ROOM = FORMATS.dinLang.width - 2 * MARGIN.x;
const CODE = mm(34);
/** A word set exactly as wide as its line is divided by the last digit of a sum. */
const WITHIN = 0.998;

/** A long name makes room for what stands under it. */
const SMALLER = [1, 0.85, 0.72, 0.6];
const ABOVE_CONTACT = mm(8);

/** The colour of the restaurant from edge to edge where the design is a coloured one. */
function coverOf(setting: Setting, theme: Theme): FilledPanel {
  const { paper, measure } = setting;
  const { styles, palette } = theme;
  const bottom = COVER.height - mm(16) - paper.contact.length * styles.text.size * 1.9;
  const stacks = SMALLER.map((share) => coverWords(setting, theme, share));
  const stack = stacks.find(({ y }) => y <= bottom - ABOVE_CONTACT) ?? stacks.at(-1);
  const foot = new Stack(COVER, measure, bottom);
  const style = onCover({ ...styles.text, size: styles.text.size * 1.25, color: palette.ink }, theme);
  for (const line of paper.contact) foot.say('P', line, style, 1.5);
  return { ...COVER, pieces: [...groundOf(theme), ...(stack?.pieces ?? []), ...foot.pieces] };
}

const isFilled = ({ design }: Theme): boolean => design === 'clear' || design === 'bold';

const onCover = (style: Style, theme: Theme): Style =>
  isFilled(theme) ? { ...style, color: theme.palette.onFill } : style;

function coverWords({ paper, measure, logo }: Setting, theme: Theme, share: number): Stack {
  const { styles, palette, design } = theme;
  const stack = new Stack(COVER, measure, COVER.height * (logo ? 0.16 : 0.27));
  if (logo) {
    const mark = logoMark(logo, 0, stack.y, { width: ROOM * 0.62, height: mm(42) });
    const placed = { ...mark, x: stack.middle - mark.width / 2 };
    const marks = shownLogo(placed, logo, isFilled(theme) ? palette.fill : palette.ground, theme);
    stack.pieces.push({ tag: 'Figure', alt: paper.restaurant, marks });
    stack.y += mark.height + mm(10);
  }
  const name = design === 'bold' ? paper.restaurant.toLocaleUpperCase('de') : paper.restaurant;
  const words = wordsOf(name, styles.title).map(({ text }) => widthOf(text, styles.title, measure));
  const most = design === 'bold' ? 1.35 : 1.15;
  const size = styles.title.size * share * Math.min(most, (ROOM * WITHIN) / Math.max(...words, 1));
  stack.say('H1', name, onCover({ ...styles.title, size }, theme), 1.14);
  stack.y += mm(4);
  stack.say('P', paper.headline, onCover(styles.motto, theme));
  stack.y += mm(6);
  const color = isFilled(theme) ? palette.onFill : palette.second;
  const isPlain = isFilled(theme);
  stack.pieces.push({ tag: null, marks: ornament(stack.middle, stack.y, { color, isPlain }) });
  stack.y += mm(6);
  stack.say('P', paper.title, onCover({ ...styles.motto, color: palette.accent }, theme));
  return stack;
}

function groundOf(theme: Theme): Piece[] {
  if (!isFilled(theme)) return behindPage(COVER, theme);
  const { width, height } = COVER;
  const { fill, second } = theme.palette;
  const ground: Mark = { kind: 'box', x: 0, y: 0, width, height, color: fill };
  const edge: Mark = { kind: 'box', x: 0, y: height - mm(4), width, height: mm(4), color: second };
  return [{ tag: null, marks: [ground, edge] }];
}

const ornament = (
  middle: number,
  y: number,
  { color, isPlain }: { color: string; isPlain: boolean },
): Mark[] =>
  isPlain
    ? [level(middle - mm(9), middle + mm(9), y, 1.6, color)]
    : [
        level(middle - mm(16), middle - mm(3), y, 0.7, color),
        level(middle + mm(3), middle + mm(16), y, 0.7, color),
        diamond(middle, y, mm(1), color),
      ];

function flapOf({ paper, measure }: Setting, theme: Theme): FilledPanel {
  const stack = new Stack(FLAP_PANEL, measure, FLAP_PANEL.height * 0.28);
  invite(stack, paper, theme);
  return { ...FLAP_PANEL, pieces: [...behindPage(FLAP_PANEL, theme), ...stack.pieces] };
}

function invite(stack: Stack, paper: MenuPaper, { styles, palette }: Theme, side = CODE): void {
  stack.say('P', paper.invitation, { ...styles.heading, color: palette.accent }, 1.5);
  stack.y += mm(2);
  const code: Mark = { kind: 'code', x: stack.middle - side / 2, y: stack.y, side, color: '#000000' };
  stack.pieces.push({ tag: 'Figure', alt: `QR-Code: ${paper.address}`, marks: [code] });
  stack.y += side + mm(3);
  stack.say('P', paper.address, { ...styles.text, color: palette.ink });
}

/** Long hours above many codes make room, for each other: the code first, then the letters. */
const TIGHTER = [
  { side: CODE, share: 1 },
  { side: mm(26), share: 1 },
  { side: mm(21), share: 0.9 },
  { side: mm(18), share: 0.8 },
];
const ABOVE_LEGEND = mm(6);

/** How to find and to reach the restaurant, and under it what the codes mean. */
function backOf(setting: Setting, theme: Theme): FilledPanel {
  const { paper, measure } = setting;
  const legendSetting: FootSetting = { width: ROOM, theme, measure };
  const [legend, notes] = [legendOf(paper, legendSetting), notesOf(paper, legendSetting)];
  const left = (BACK.width - ROOM) / 2;
  const top = BACK.height - MARGIN.bottom - notes.height - legend.height - mm(3);
  const rule: Piece = { tag: null, marks: [level(left, left + ROOM, top - mm(3), 0.6, theme.palette.line)] };
  const stacks = TIGHTER.map((tight) => whereAndWhen(setting, theme, tight));
  const stack = stacks.find(({ y }) => y <= top - ABOVE_LEGEND) ?? stacks.at(-1);
  return {
    ...BACK,
    pieces: [
      ...behindPage(BACK, theme),
      ...(stack?.pieces ?? []),
      rule,
      ...legend.pieces.map((piece) => movedBy(piece, left, top)),
      ...notes.pieces.map((piece) => movedBy(piece, left, top + legend.height + mm(3))),
    ],
  };
}

function whereAndWhen(
  { paper, measure }: Setting,
  theme: Theme,
  { side, share }: { side: number; share: number },
): Stack {
  const { styles, palette } = theme;
  const stack = new Stack(BACK, measure, MARGIN.top + mm(4) * share);
  invite(stack, paper, theme, side);
  stack.y += mm(5) * share;
  const size = styles.text.size * 1.2 * share;
  const strong: Style = { ...small(theme), font: STRONG, size, color: palette.ink };
  const plain: Style = { ...strong, font: 'poppins-400-normal', color: palette.quiet };
  stack.say('P', paper.restaurant, strong, 1.5);
  for (const line of paper.contact) stack.say('P', line, plain, 1.5 * share);
  if (paper.hours.length > 0) {
    stack.y += mm(3) * share;
    stack.say('P', paper.words.hours, strong, 1.5);
    for (const line of paper.hours) stack.say('P', line, plain, 1.5 * share);
  }
  return stack;
}
