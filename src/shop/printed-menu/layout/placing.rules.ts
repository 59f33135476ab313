import type { Flow } from './blocks.rules.js';
import { movedBy } from './foot.rules.js';
import type { Block, Piece } from './marks.types.js';

/** Gaps grow by this much of themselves to fill a column, and no further. */
const STRETCH = 0.9;

/** The blocks of one column from top to bottom, spread so that it ends where its neighbours end. */
export function columnPieces(
  flow: Flow,
  [start, end]: [start: number, end: number],
  at: { x: number; top: number; room: number },
): Piece[] {
  const blocks = withRepeat(flow, start, end);
  const used = blocks.reduce((sum, { height, above }, index) => sum + height + (index > 0 ? above : 0), 0);
  const gaps = blocks.slice(1).map(({ above, spread }, index) => spreadOf(blocks[index], spread) * above);
  const room = gaps.reduce((sum, gap) => sum + gap, 0);
  const stretch = room === 0 ? 0 : Math.min(STRETCH, Math.max(0, at.room - used) / room);
  const pieces: Piece[] = [];
  let y = at.top;
  blocks.forEach((block, index) => {
    if (index > 0) y += block.above + (gaps[index - 1] ?? 0) * stretch;
    pieces.push(...block.pieces.map((piece) => movedBy(piece, at.x, y)));
    y += block.height;
  });
  return pieces;
}

/** A heading stays with its first dish. */
const spreadOf = (before: Block | undefined, spread: number): number =>
  before?.kind === 'heading' ? 0 : spread;

function withRepeat({ blocks, repeats }: Flow, start: number, end: number): Block[] {
  const own = blocks.slice(start, end);
  const first = own[0];
  const repeat = first?.kind === 'dish' ? repeats[first.category] : undefined;
  return repeat ? [repeat, ...own] : own;
}

/** What a repeated heading takes, its distance to the first dish included. */
export const repeatHeights = ({ blocks, repeats }: Flow): number[] => {
  const above = blocks.find(({ kind }) => kind === 'dish')?.above ?? 0;
  return repeats.map(({ height }) => height + above);
};
