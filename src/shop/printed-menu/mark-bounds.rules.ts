import type { Mark, Panel } from './layout/marks.types.js';

/** Left, top, right and bottom. */
export type Bounds = [number, number, number, number];

/** Signs are drawn in a square of ten by ten. */
const SIGN = 10;

/** What these marks cover on the sheet, whose panel may stand on its head; words and lines are no part of a figure. */
export function boundsOf(marks: readonly Mark[], panel: Panel): Bounds {
  const boxes = marks.map(boxOf).filter((box) => box !== null);
  const { left, top, right, bottom } = {
    left: Math.min(...boxes.map(([left]) => left)),
    top: Math.min(...boxes.map(([, top]) => top)),
    right: Math.max(...boxes.map(([, , right]) => right)),
    bottom: Math.max(...boxes.map(([, , , bottom]) => bottom)),
  };
  const { x, y, width, height, turned } = panel;
  return turned
    ? [x + width - right, y + height - bottom, x + width - left, y + height - top]
    : [x + left, y + top, x + right, y + bottom];
}

function boxOf(mark: Mark): Bounds | null {
  const { kind, x, y } = mark;
  if (kind === 'logo' || kind === 'box') return [x, y, x + mark.width, y + mark.height];
  if (kind === 'code') return [x, y, x + mark.side, y + mark.side];
  return kind === 'shape' ? [x, y, x + SIGN * mark.scale, y + SIGN * mark.scale] : null;
}
