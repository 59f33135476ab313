import type { PictureTone } from '../../../platform/pictures/press.types.js';
import { plateFor } from '../../design/logo-plate.rules.js';
import type { MenuPaper } from '../printed-menu.types.js';
import { type Format, mm } from './formats.rules.js';
import { diamond, level } from './heading-block.rules.js';
import type { Mark, Measure, Piece } from './marks.types.js';
import type { Theme } from './themes.rules.js';
import { titleLines } from './title-lines.rules.js';
import { type Style, widthOf } from './typeset.rules.js';

interface Extent {
  width: number;
  height: number;
}

export interface LogoSize extends Extent {
  tone: PictureTone;
}

interface Setting {
  format: Format;
  theme: Theme;
  measure: Measure;
  logo: LogoSize | null;
}

/** The name of the restaurant above the first page, in the coordinates of the page; the text begins at `end`. */
export interface Header {
  pieces: Piece[];
  end: number;
}

export function headerOf(paper: MenuPaper, setting: Setting): Header {
  const { design } = setting.theme;
  if (design === 'clear') return bandHeader(paper, setting);
  if (design === 'bold') return posterHeader(paper, setting);
  return centredHeader(paper, setting);
}

const LEADING = { title: 1.14, motto: 1.35 };
/** The headline has no more lines than that. */
const MOST_MOTTO = 2;

const said = (text: string, x: number, y: number, style: Style): Mark => ({
  kind: 'text',
  x,
  y,
  text,
  ...style,
});

/** Within that box, as large as it goes. */
export const logoMark = (
  { width, height }: Extent,
  x: number,
  y: number,
  room: Extent,
): Extract<Mark, { kind: 'logo' }> => {
  const scale = Math.min(room.width / width, room.height / height);
  return { kind: 'logo', x, y, width: width * scale, height: height * scale };
};

/** The share of its plate that a logo takes. */
const INSIDE = 0.84;

/** The logo, on a plate where it would not be seen on the ground. */
export function shownLogo(
  mark: Extract<Mark, { kind: 'logo' }>,
  { tone }: LogoSize,
  ground: string,
  { palette }: Theme,
): Mark[] {
  const color = plateFor(tone, ground || '#ffffff', [palette.fill, palette.ink]);
  if (color === null) return [mark];
  const { x, y, width, height } = mark;
  const within = { width: width * INSIDE, height: height * INSIDE };
  const at = { x: x + (width - within.width) / 2, y: y + (height - within.height) / 2 };
  return [
    { kind: 'box', x, y, width, height, color },
    { kind: 'logo', ...at, ...within },
  ];
}

function centredHeader(paper: MenuPaper, setting: Setting): Header {
  const { format, theme, measure, logo } = setting;
  const { styles, palette } = theme;
  const room = format.width - 2 * format.margin.x;
  const middle = format.width / 2;
  const pieces: Piece[] = [];
  let y = format.margin.top + styles.title.size * 0.1;
  if (logo) {
    const mark = logoMark(logo, 0, y, { width: room * 0.5, height: styles.title.size * 1.7 });
    const placed = { ...mark, x: middle - mark.width / 2 };
    const marks = shownLogo(placed, logo, palette.ground, theme);
    pieces.push({ tag: 'Figure', alt: paper.restaurant, marks });
    y += mark.height + styles.title.size * 0.2;
  }
  const centre = (text: string, style: Style, base: number) =>
    said(text, middle - widthOf(text, style, measure) / 2, base, style);
  const title = titleLines({ text: paper.restaurant, style: styles.title, width: room * 0.92, measure });
  y += title.style.size;
  const names = title.lines.map(({ text }, index) =>
    centre(text, title.style, y + index * title.style.size * LEADING.title),
  );
  y += (names.length - 1) * title.style.size * LEADING.title;
  pieces.push({ tag: 'H1', marks: names });
  if (paper.headline) {
    const motto = titleLines(
      { text: paper.headline, style: styles.motto, width: room * 0.9, measure },
      MOST_MOTTO,
    );
    y += motto.style.size * 1.75;
    const marks = motto.lines.map(({ text }, index) =>
      centre(text, motto.style, y + index * motto.style.size * LEADING.motto),
    );
    y += (marks.length - 1) * motto.style.size * LEADING.motto;
    pieces.push({ tag: 'P', marks });
  }
  const label = { ...styles.size, size: styles.motto.size * 0.85, color: palette.accent };
  y += styles.motto.size * 2;
  const half = widthOf(paper.title, label, measure) / 2 + label.size * 1.4;
  const at = y - label.size * 0.32;
  const color = theme.design === 'slate' ? palette.second : palette.line;
  pieces.push({ tag: 'P', marks: [centre(paper.title, label, y)] });
  pieces.push({
    tag: null,
    marks: [
      level(middle - room * 0.36, middle - half, at, 0.6, color),
      level(middle + half, middle + room * 0.36, at, 0.6, color),
      diamond(middle - half + label.size * 0.5, at, label.size * 0.2, palette.accent),
      diamond(middle + half - label.size * 0.5, at, label.size * 0.2, palette.accent),
    ],
  });
  return { pieces, end: y + styles.motto.size * 1.5 };
}

/** White on the colour of the restaurant, from edge to edge. */
function bandHeader(paper: MenuPaper, { format, theme, measure, logo }: Setting): Header {
  const { styles, palette } = theme;
  const { x, top } = format.margin;
  const color = palette.onFill;
  const mark =
    logo && logoMark(logo, x, 0, { width: styles.title.size * 3, height: styles.title.size * 1.6 });
  const left = mark ? x + mark.width + styles.title.size * 0.5 : x;
  const label = { ...styles.motto, color };
  const labelWidth = widthOf(paper.title, label, measure);
  const room = format.width - x - left - labelWidth - styles.title.size * 0.6;
  const title = titleLines({
    text: paper.restaurant,
    style: { ...styles.title, color },
    width: room,
    measure,
  });
  const step = { title: title.style.size * LEADING.title, motto: styles.motto.size * LEADING.motto };
  const base = top * 0.8 + styles.title.size - (title.lines.length > 1 ? styles.title.size * 0.3 : 0);
  const last = base + (title.lines.length - 1) * step.title;
  const motto = titleLines(
    { text: paper.headline, style: label, width: format.width - x - left, measure },
    MOST_MOTTO,
  );
  const under = paper.headline ? styles.motto.size * 2.4 + (motto.lines.length - 1) * step.motto : 0;
  const end = last + under + styles.title.size * 0.5;
  const words: Piece[] = [
    {
      tag: 'H1',
      marks: title.lines.map(({ text }, index) => said(text, left, base + index * step.title, title.style)),
    },
    { tag: 'P', marks: [said(paper.title, format.width - x - labelWidth, base, label)] },
  ];
  if (paper.headline) {
    const first = last + styles.motto.size * 1.75;
    const marks = motto.lines.map(({ text }, index) =>
      said(text, left, first + index * step.motto, motto.style),
    );
    words.push({ tag: 'P', marks });
  }
  const band: Mark[] = [
    { kind: 'box', x: 0, y: 0, width: format.width, height: end, color: palette.fill },
    { kind: 'box', x: 0, y: end, width: format.width, height: mm(1.2), color: palette.second },
  ];
  const placed = mark && { ...mark, y: (end - mark.height) / 2 + top * 0.15 };
  const figure: Piece[] =
    placed && logo
      ? [{ tag: 'Figure', alt: paper.restaurant, marks: shownLogo(placed, logo, palette.fill, theme) }]
      : [];
  return { pieces: [{ tag: null, marks: band }, ...figure, ...words], end: end + mm(8) };
}

/** Letters as wide as the page. */
function posterHeader(paper: MenuPaper, { format, theme, measure, logo }: Setting): Header {
  const { styles, palette } = theme;
  const { x, top } = format.margin;
  const mark =
    logo && logoMark(logo, 0, top, { width: styles.title.size * 2.4, height: styles.title.size * 1.25 });
  const room = format.width - 2 * x - (mark ? mark.width + styles.title.size * 0.4 : 0);
  const name = paper.restaurant.toLocaleUpperCase('de');
  const title = titleLines({
    text: name,
    style: { ...styles.title, size: styles.title.size * 1.25 },
    width: room,
    measure,
  });
  const { size } = title.style;
  const names = title.lines.map(({ text }, index) =>
    said(text, x, top + size * (0.92 + index * LEADING.title), title.style),
  );
  const bar = top + size * (1.22 + (names.length - 1) * LEADING.title);
  const color = palette.onFill;
  const label: Style = { ...styles.motto, color };
  const titleWidth = widthOf(paper.title, label, measure);
  const motto = titleLines(
    { text: paper.headline, style: label, width: format.width - 2 * x - titleWidth - mm(8), measure },
    MOST_MOTTO,
  );
  const rest = (motto.lines.length - 1) * motto.style.size * LEADING.motto;
  const height = styles.motto.size * 2 + rest;
  const middle = bar + (height - rest) * 0.5 + styles.motto.size * 0.36;
  const placed = mark && { ...mark, x: format.width - x - mark.width };
  const figure: Piece[] =
    placed && logo
      ? [{ tag: 'Figure', alt: paper.restaurant, marks: shownLogo(placed, logo, palette.ground, theme) }]
      : [];
  const words: Piece[] = [
    { tag: 'P', marks: [said(paper.title, format.width - x - titleWidth, middle, label)] },
  ];
  if (paper.headline) {
    const marks = motto.lines.map(({ text }, index) =>
      said(text, x, middle + index * motto.style.size * LEADING.motto, motto.style),
    );
    words.unshift({ tag: 'P', marks });
  }
  return {
    pieces: [
      { tag: 'H1', marks: names },
      ...figure,
      {
        tag: null,
        marks: [
          { kind: 'box', x: 0, y: bar, width: format.width, height, color: palette.fill },
          { kind: 'box', x: 0, y: bar + height, width: format.width, height: mm(1), color: palette.second },
        ],
      },
      ...words,
    ],
    end: bar + height + mm(8),
  };
}
