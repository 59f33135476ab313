import { mm } from '../../printed-menu/layout/formats.rules.js';
import type { Piece } from '../../printed-menu/layout/marks.types.js';
import type { DrawnCard } from '../qr.types.js';
import { footHeight, legendOn } from './legend.rules.js';
import { box, detailsOf, figure, said, WHITE } from './pieces.rules.js';
import type { Setting } from './setting.types.js';
import { type Room, type Written, written } from './writing.rules.js';

/** The code on the left, what it is for beside it, and under both what the letters on the menu mean. */
export function tentFace(
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

/** A white disc on the colour of the house. */
export function sticker(card: DrawnCard, side: number, setting: Setting): Piece[] {
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
  const title = stickerTitle(card.title, bottom, { at, setting });
  const disc = `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
  return [
    box(0, 0, side, side, theme.palette.fill),
    { tag: null, marks: [{ kind: 'shape', x: middle, y: middle, scale: 1, path: disc, color: WHITE }] },
    figure(card, { x: middle - code / 2, y: top, side: code }, setting),
    ...said('P', name.marks),
    ...said('H1', title.marks),
  ];
}

/** On one line as long as it can be read there, else smaller on two. */
function stickerTitle(
  text: string,
  top: number,
  { at, setting: { theme, measure } }: { at: (y: number, edge: number) => Room; setting: Setting },
): Written {
  const style = { ...theme.styles.title, size: 19 };
  const one = at(top, top + mm(7));
  if (measure(text, style.font) * SMALL <= one.width) return written(text, style, one, 1, measure);
  return written(text, { ...style, size: SMALL }, at(top, top + mm(8)), 2, measure);
}

/** Smaller on one line is hard to read; two lines of it end well within the disc. */
const SMALL = 9;
