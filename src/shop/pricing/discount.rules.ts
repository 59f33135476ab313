import { allocate, type Cents, percentOf } from '../../shared/money.js';
import { isGoods, leftCentsOf, leftOf } from './line.rules.js';
import { type Discount, type PricedLine, TAX_CLASSES } from './pricing.types.js';
import { sumOf } from './share.rules.js';

export interface Discounted {
  lines: PricedLine[];
  discounts: { id: string; label: string; cents: Cents }[];
}

/** Takes the discounts off one after the other. Deposit, fees, tips and vouchers are never touched. */
export const discount = (lines: readonly PricedLine[], discounts: readonly Discount[]): Discounted =>
  discounts.reduce<Discounted>(takeOff, { lines: [...lines], discounts: [] });

/** First over the lines and then inside them, so that what a guest pays never depends on a tax rate. */
function takeOff({ lines, discounts }: Discounted, next: Discount): Discounted {
  const meant = lines.filter((line) => isFor(next, line)).sort(inFixedOrder);
  const shares = sharesOf(next, meant);
  const cents = sumOf(shares);
  const more = new Map(meant.map((line, i) => [line, shares[i]!]));
  return {
    lines: lines.map((line) => withDiscount(line, more.get(line) ?? 0)),
    discounts: [...discounts, { id: next.id, label: next.label, cents }],
  };
}

const isFor = ({ lineIds }: Discount, line: PricedLine): boolean =>
  isGoods(line) && (lineIds === null || lineIds.includes(line.id));

/** What each of these lines gets, never more than it costs. */
function sharesOf(next: Discount, meant: readonly PricedLine[]): Cents[] {
  const left = meant.map(leftCentsOf);
  if (next.kind !== 'lines') return allocate(centsOf(next, sumOf(left)), left);
  const given = new Map(next.shares.map(({ lineId, cents }) => [lineId, cents]));
  return meant.map(({ id }, i) => Math.min(left[i]!, Math.max(0, given.get(id) ?? 0)));
}

/** The odd cent goes to the same line in whatever order the basket was filled. */
export const inFixedOrder = (a: PricedLine, b: PricedLine): number =>
  TAX_CLASSES.indexOf(a.taxClass) - TAX_CLASSES.indexOf(b.taxClass) ||
  b.grossCents - a.grossCents ||
  compareText(a.productId, b.productId) ||
  compareText(contentOf(a), contentOf(b)) ||
  compareText(a.id, b.id);

/** Two lines of one dish differ in what was chosen with it; their ids may only be places in the basket. */
const contentOf = ({ name, quantity, options, combo }: PricedLine): string =>
  JSON.stringify([name, quantity, options, combo]);

const compareText = (a: string, b: string): number => Number(a > b) - Number(a < b);

/** Never more than what is there. */
function centsOf(next: Exclude<Discount, { kind: 'lines' }>, base: Cents): Cents {
  if (next.kind === 'freeDelivery') return 0;
  const wanted = next.kind === 'percent' ? percentOf(base, next.percent) : next.cents;
  const lid = next.kind === 'percent' ? (next.maxCents ?? base) : base;
  return Math.min(base, lid, Math.max(0, wanted));
}

function withDiscount(line: PricedLine, more: Cents): PricedLine {
  const shares = allocate(
    more,
    leftOf(line).map(({ cents }) => cents),
  );
  const parts = line.parts.map((part, i) => ({ ...part, discountCents: part.discountCents + shares[i]! }));
  return { ...line, parts, discountCents: line.discountCents + more };
}
