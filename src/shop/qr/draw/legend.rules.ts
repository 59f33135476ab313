import { legendOf, movedBy } from '../../printed-menu/layout/foot.rules.js';
import type { Piece } from '../../printed-menu/layout/marks.types.js';
import type { Setting } from './setting.types.js';

type Asked = Pick<Setting, 'paper' | 'theme' | 'measure'>;

/** The law wants it where people eat: what is said online alone is not enough for somebody at a table. */
const set = ({ paper, theme, measure }: Asked, width: number) =>
  legendOf({ legend: paper.legend, words: { allergens: paper.legendTitle } }, { width, theme, measure });

export const footHeight = (setting: Asked, width: number): number => set(setting, width).height;

export const legendOn = (setting: Asked, { x, y, width }: { x: number; y: number; width: number }): Piece[] =>
  set(setting, width).pieces.map((piece) => movedBy(piece, x, y));
