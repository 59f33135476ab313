import type { MenuPaper } from '../printed-menu.types.js';
import { type Format, mm } from './formats.rules.js';
import { level } from './heading-block.rules.js';
import type { Mark, Measure, Piece } from './marks.types.js';
import type { Theme } from './themes.rules.js';
import { type Style, widthOf } from './typeset.rules.js';

/** What stands on every page behind the text: a frame, the colour of the paper. */
export function behindPage({ width, height }: Pick<Format, 'width' | 'height'>, theme: Theme): Piece[] {
  const { palette, design } = theme;
  const marks: Mark[] = [];
  if (palette.ground) marks.push({ kind: 'box', x: 0, y: 0, width, height, color: palette.ground });
  const inset = insetOf({ width, height });
  if (design === 'classic')
    marks.push(
      ...frame(width, height, [inset, 1.1, palette.accent]),
      ...frame(width, height, [inset + mm(1.1), 0.4, palette.accent]),
    );
  if (design === 'slate') marks.push(...frame(width, height, [inset, 0.7, palette.second]));
  return marks.length > 0 ? [{ tag: null, marks }] : [];
}

const insetOf = ({ width, height }: Pick<Format, 'width' | 'height'>): number =>
  mm(6.5) * Math.min(1.4, (1.25 * Math.min(width, height)) / mm(210));

const frame = (
  width: number,
  height: number,
  [inset, stroke, color]: [inset: number, stroke: number, color: string],
): Mark[] => [
  { kind: 'box', x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset, color, stroke },
];

/** The name of the restaurant and the number of the page; nobody hears of it. */
export function pageFoot(
  paper: MenuPaper,
  { page, pages }: { page: number; pages: number },
  { format, theme, measure }: { format: Format; theme: Theme; measure: Measure },
): Piece[] {
  if (pages < 2) return [];
  const { words, restaurant } = paper;
  const style: Style = {
    font: 'poppins-400-normal',
    size: Math.max(6, Math.min(theme.styles.text.size * 0.84, 10)),
    color: theme.palette.quiet,
  };
  const count = `${words.page} ${page} ${words.of} ${pages}`;
  const aboveFrame = theme.centred ? insetOf(format) + mm(1.1) + style.size * 0.8 : 0;
  const y = format.height - Math.max(format.margin.bottom * 0.56, aboveFrame);
  const right = format.width - format.margin.x;
  if (theme.centred) {
    const text = `${restaurant}  ·  ${count}`;
    const x = (format.width - widthOf(text, style, measure)) / 2;
    return [{ tag: null, marks: [{ kind: 'text', x, y, text, ...style }] }];
  }
  const x = right - widthOf(count, style, measure);
  return [
    {
      tag: null,
      marks: [
        level(format.margin.x, right, y - style.size * 1.6, 0.5, theme.palette.line),
        { kind: 'text', x: format.margin.x, y, text: restaurant, ...style },
        { kind: 'text', x, y, text: count, ...style },
      ],
    },
  ];
}
