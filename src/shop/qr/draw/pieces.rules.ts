import type { Mark, Piece } from '../../printed-menu/layout/marks.types.js';
import type { Style } from '../../printed-menu/layout/typeset.rules.js';
import type { DrawnCard } from '../qr.types.js';
import type { Setting } from './setting.types.js';
import { codeMarks, written } from './writing.rules.js';

export const WHITE = '#ffffff';

export const figure = (
  card: DrawnCard,
  place: { x: number; y: number; side: number },
  { logoInCode }: Setting,
): Piece => ({
  tag: 'Figure',
  alt: `QR-Code: ${card.title}`,
  marks: codeMarks(card.code, place, logoInCode),
});

export const said = (tag: 'H1' | 'H2' | 'P', marks: Mark[]): Piece[] =>
  marks.length > 0 ? [{ tag, marks }] : [];
export const box = (x: number, y: number, width: number, height: number, color: string): Piece => ({
  tag: null,
  marks: [{ kind: 'box', x, y, width, height, color }],
});

/** Lines to read, each below the other. */
export function detailsOf(
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
