import type { CodePath, Mark, Measure } from '../../printed-menu/layout/marks.types.js';
import {
  evenLinesOf,
  linesOf,
  marksOf,
  type Style,
  wordsOf,
} from '../../printed-menu/layout/typeset.rules.js';

/** Where a text stands, and how much room it has. */
export interface Room {
  x: number;
  y: number;
  width: number;
  isCentred: boolean;
}

const LEADING = 1.22;
const STEPS = [1, 0.9, 0.8, 0.7, 0.62, 0.55, 0.48, 0.42, 0.36];

/** Smaller nobody reads it on paper. */
const LEAST_SIZE = 4;
const SMALLER = 0.94;

/** A word longer than a line is cut, or in a single line made smaller: no letter of it is lost before it cannot be read. */
function asLargeAsGoes(
  text: string,
  style: Style,
  { room, most, measure }: { room: Room; most: number; measure: Measure },
): Style {
  const lines = (size: number) => linesOf(wordsOf(text, { ...style, size }), room.width, measure).length;
  let size = style.size * (most > 1 ? 0.62 : 0.36);
  while (size * SMALLER >= LEAST_SIZE && lines(size) > most) size *= SMALLER;
  return { ...style, size };
}

export interface Written {
  marks: Mark[];
  /** Where the next text begins. */
  end: number;
}

/** As large as the style says, or smaller until it fits on so many lines. */
export function written(text: string, style: Style, room: Room, most: number, measure: Measure): Written {
  const tries = STEPS.map((step) => ({ ...style, size: style.size * step }));
  const fits = (one: Style) => {
    const words = wordsOf(text, one);
    const isWhole = words.every((word) => measure(word.text, one.font) * one.size <= room.width);
    return isWhole && linesOf(words, room.width, measure).length <= most;
  };
  const fitting = tries.find(fits) ?? asLargeAsGoes(text, style, { room, most, measure });
  const lines = evenLinesOf(wordsOf(text, fitting), room.width, measure).slice(0, most);
  const marks = lines.flatMap((line, index) => {
    const x = room.isCentred ? room.x + (room.width - line.width) / 2 : room.x;
    return marksOf(line, x, room.y + fitting.size * (0.95 + index * LEADING), measure);
  });
  return { marks, end: room.y + lines.length * fitting.size * LEADING };
}

/** How much of a code its logo covers, in each direction. */
export const LOGO_SHARE = 0.2;
const WITHIN_PLATE = 0.84;

/** The code, and the logo on a white plate in its middle. */
export function codeMarks(
  code: CodePath,
  { x, y, side }: { x: number; y: number; side: number },
  logo: { width: number; height: number } | null,
): Mark[] {
  const drawn: Mark = { kind: 'code', x, y, side, color: '#000000', code };
  if (!logo) return [drawn];
  const plate = side * LOGO_SHARE;
  const scale = (plate * WITHIN_PLATE) / Math.max(logo.width, logo.height);
  const [width, height] = [logo.width * scale, logo.height * scale];
  const [middleX, middleY] = [x + side / 2, y + side / 2];
  return [
    drawn,
    {
      kind: 'box',
      x: middleX - plate / 2,
      y: middleY - plate / 2,
      width: plate,
      height: plate,
      color: '#ffffff',
    },
    { kind: 'logo', x: middleX - width / 2, y: middleY - height / 2, width, height },
  ];
}
