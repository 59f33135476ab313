import { allocate, type Cents, percentOf } from '../../../shared/money.js';
import { inFixedOrder } from '../../pricing/discount.rules.js';
import { isGoods } from '../../pricing/line.rules.js';
import type { LineShare, PricedLine } from '../../pricing/pricing.types.js';
import type { DiscountEffect, DiscountScope, SetPart } from '../discount.types.js';
import { isMeant } from './scope.rules.js';
import { fillSeats } from './seats.rules.js';

/** A priced line that knows where its dish stands. */
export type DiscountLine = PricedLine & { categoryId: string };

export type PieceEffect = Extract<DiscountEffect, { kind: 'freeItem' | 'buyGet' | 'set' }>;

/** One piece of a line, without what was put on it. */
interface Piece {
  line: DiscountLine;
  cents: Cents;
}

/** A basket with more sets than that is a banquet, and a banquet is quoted by hand. */
const MOST_SETS = 20;

export const isPieceEffect = (effect: DiscountEffect): effect is PieceEffect =>
  effect.kind === 'freeItem' || effect.kind === 'buyGet' || effect.kind === 'set';

/** The dishes whose pieces are counted. */
export const scopesOf = (effect: PieceEffect, scope: DiscountScope): DiscountScope[] =>
  effect.kind === 'set' ? effect.parts.map((part) => part.scope) : [scope];

/** What each line gets by it; lines that get nothing are left out. */
export function pieceSharesOf(
  effect: PieceEffect,
  scope: DiscountScope,
  lines: readonly DiscountLine[],
): LineShare[] {
  if (effect.kind === 'set') return setSharesOf(effect.parts, effect.cents, lines);
  const pieces = piecesOf(lines.filter((line) => isMeant(scope, line)));
  if (effect.kind === 'freeItem') return sharesOf(pieces.slice(0, effect.pieces));
  const round = effect.buy + effect.get;
  const less = pieces.filter((_, place) => place % round >= effect.buy);
  return sharesOf(less.map(({ line, cents }) => ({ line, cents: percentOf(cents, effect.percent) })));
}

/** The dearest first, so that whoever takes one thing out never gets more off. */
const piecesOf = (lines: readonly DiscountLine[], mostOfLine = Number.POSITIVE_INFINITY): Piece[] =>
  lines
    .filter(isGoods)
    .sort(inFixedOrder)
    .flatMap((line) =>
      Array.from({ length: Math.min(line.quantity, mostOfLine) }, () => ({
        line,
        cents: pieceCentsOf(line),
      })),
    )
    .sort((a, b) => b.cents - a.cents);

/** Extras stay paid; an option that takes something off leaves less to give away. */
const pieceCentsOf = ({ unitCents, grossCents, quantity }: DiscountLine): Cents =>
  Math.max(0, Math.min(unitCents, Math.floor(grossCents / quantity)));

function sharesOf(pieces: readonly Piece[]): LineShare[] {
  const sums = new Map<string, Cents>();
  for (const { line, cents } of pieces) sums.set(line.id, (sums.get(line.id) ?? 0) + cents);
  return [...sums].map(([lineId, cents]) => ({ lineId, cents })).filter(({ cents }) => cents > 0);
}

/** As many sets as save the most, each seat taken by the dearest that may sit there. */
function setSharesOf(parts: readonly SetPart[], cents: Cents, lines: readonly DiscountLine[]): LineShare[] {
  const oneSet = parts.flatMap(({ quantity, scope }) => Array.from({ length: quantity }, () => scope));
  let best: LineShare[] = [];
  let bestCents = 0;
  for (let sets = 1; sets <= MOST_SETS && oneSet.length > 0; sets++) {
    const seats = Array.from({ length: sets }, () => oneSet).flat();
    const taken = fillSeats(piecesOf(lines, seats.length), seats, ({ line }, scope) => isMeant(scope, line));
    if (!taken) break;
    const saved = taken.reduce((sum, piece) => sum + piece.cents, 0) - sets * cents;
    if (saved <= bestCents) continue;
    best = sharesOf(spread(saved, taken));
    bestCents = saved;
  }
  return best;
}

const spread = (saved: Cents, taken: readonly Piece[]): Piece[] => {
  const shares = allocate(
    saved,
    taken.map(({ cents }) => cents),
  );
  return taken.map(({ line }, i) => ({ line, cents: shares[i]! }));
};
