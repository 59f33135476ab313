import { type Cents, vatOf } from '../../../shared/money.js';
import type { Order } from '../../order/order.types.js';
import { type Lowered, lowered, loweringRefusalOf } from '../../pricing/lowered.rules.js';
import type { RefundShare } from '../payment.types.js';

type Sold = Pick<Order, 'lines' | 'sums'>;

/** So much of each rate; `null` is what is no turnover. */
type Shares = Map<number | null, Cents>;

/** What was paid, by rates: the groups of the snapshot, a tip to the staff, less the value of a voucher. */
export function paidShares({ sums }: Pick<Sold, 'sums'>): Shares {
  const shares: Shares = new Map(sums.groups.map(({ rate, grossCents }) => [rate, grossCents]));
  const turnover = sums.groups.reduce((sum, { grossCents }) => sum + grossCents, 0);
  const rest = sums.payableCents - turnover;
  if (rest !== 0) shares.set(null, rest);
  return shares;
}

/** What is left of it after what was given back before, in the order of the rates. */
export function sharesLeft(paid: Shares, before: readonly RefundShare[]): Shares {
  const left: Shares = new Map(paid);
  for (const { rate, grossCents } of before) left.set(rate, (left.get(rate) ?? 0) - grossCents);
  return left;
}

/**
 * A sum by the rates of the order, to the cent and by the largest remainder. A rate whose group is below zero keeps its
 * sign: what the restaurant owes there is paid out with the rest.
 */
export function splitOf(cents: Cents, left: Shares): RefundShare[] {
  const rates = [...left.keys()];
  const weights = rates.map((rate) => left.get(rate) ?? 0);
  return taxedBy(shown(rates, signedAllocate(cents, weights)), left);
}

/** What stays bears the tax of its own sum: parts that round each for themselves miss the tax of the whole by a cent. */
export const taxedBy = (split: readonly RefundShare[], left: Shares): RefundShare[] =>
  split.map((share) => {
    const { rate, grossCents } = share;
    if (rate === null) return share;
    const had = left.get(rate) ?? 0;
    const vatCents = vatOf(had, rate) - vatOf(had - grossCents, rate);
    return { rate, grossCents, netCents: grossCents - vatCents, vatCents };
  });

/**
 * What an order cost when it was paid, less what it costs now: what became smaller goes back by the rates it had. null where
 * that is another sum, as after money was given back as a favour.
 */
export function splitOfChange(
  cents: Cents,
  { sold, now, before }: { sold: Shares; now: Shares; before: readonly RefundShare[] },
): RefundShare[] | null {
  const rates = [...new Set([...sold.keys(), ...now.keys()])];
  const left = sharesLeft(sold, before);
  const parts = rates.map((rate) => (left.get(rate) ?? 0) - (now.get(rate) ?? 0));
  return parts.reduce((sum, part) => sum + part, 0) === cents ? taxedBy(shown(rates, parts), left) : null;
}

/** What of the rates goes with pieces that are given back: what the order cost less what it costs without them. */
export function splitOfLines(order: Sold, struck: readonly Lowered[]): RefundShare[] | null {
  const basket = { ...order.sums, lines: order.lines };
  const isAll = isEverything(order, struck);
  if (isAll) return shown([...paidShares(order).keys()], [...paidShares(order).values()]);
  if (loweringRefusalOf(basket, struck) !== null) return null;
  const { lines: _, ...sums } = lowered(basket, struck);
  const [paid, rest] = [paidShares(order), paidShares({ sums })];
  const rates = [...new Set([...paid.keys(), ...rest.keys()])];
  return shown(
    rates,
    rates.map((rate) => (paid.get(rate) ?? 0) - (rest.get(rate) ?? 0)),
  );
}

/** What of it the vouchers of the order had paid; null where it cannot be taken back like this. */
export function voucherOfLines(order: Sold, struck: readonly Lowered[]): Cents | null {
  if (isEverything(order, struck)) return order.sums.voucherCents;
  const basket = { ...order.sums, lines: order.lines };
  if (loweringRefusalOf(basket, struck) !== null) return null;
  return order.sums.voucherCents - lowered(basket, struck).voucherCents;
}

export const centsOf = (split: readonly RefundShare[]): Cents =>
  split.reduce((sum, { grossCents }) => sum + grossCents, 0);

const isEverything = ({ lines }: Sold, struck: readonly Lowered[]): boolean =>
  lines.every(({ id }) => struck.some(({ lineId, quantity }) => lineId === id && quantity === 0));

/** Weights may be below zero as long as their sum is not. Without a sum the first rate takes it all. */
function signedAllocate(total: Cents, weights: readonly number[]): Cents[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum <= 0) return weights.map((_, index) => (index === 0 ? total : 0));
  const exact = weights.map((weight) => total * weight);
  const floors = exact.map((part) => Math.floor(part / sum));
  const remainders = exact.map((part, index) => part - (floors[index] ?? 0) * sum);
  const left = total - floors.reduce((all, part) => all + part, 0);
  const order = remainders.map((_, index) => index);
  order.sort((a, b) => (remainders[b] ?? 0) - (remainders[a] ?? 0) || a - b);
  const lucky = new Set(order.slice(0, left));
  return floors.map((part, index) => part + (lucky.has(index) ? 1 : 0) + 0);
}

function shown(rates: readonly (number | null)[], cents: readonly Cents[]): RefundShare[] {
  return rates
    .map((rate, index) => shareOf(rate, cents[index] ?? 0))
    .filter(({ grossCents }) => grossCents !== 0);
}

function shareOf(rate: number | null, grossCents: Cents): RefundShare {
  const vatCents = rate === null ? 0 : vatOf(grossCents, rate);
  return { rate, grossCents, netCents: grossCents - vatCents, vatCents };
}
