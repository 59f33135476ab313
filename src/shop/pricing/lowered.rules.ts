import { allocate, type Cents, roundHalfAway } from '../../shared/money.js';
import { storedDepositsOf } from './deposit.rules.js';
import { isGoods, leftCentsOf, leftOf } from './line.rules.js';
import type { PricedBasket, PricedLine, RateShare } from './pricing.types.js';
import { splitByRate, sumByRate, sumOf, vatGroupsOf } from './share.rules.js';

/** How many pieces of a line are left; 0 strikes it. */
export interface Lowered {
  lineId: string;
  quantity: number;
}

export type LoweringRefusal = 'unknownLine' | 'notFewer' | 'nothingLeft';

/** Why a basket cannot be made smaller like this; null when it can. */
export function loweringRefusalOf(
  { lines }: PricedBasket,
  wanted: readonly Lowered[],
): LoweringRefusal | null {
  const after = new Map(lines.map(({ id, quantity }) => [id, quantity]));
  for (const { lineId, quantity } of wanted) {
    const before = after.get(lineId);
    if (before === undefined) return 'unknownLine';
    if (!Number.isInteger(quantity) || quantity < 0 || quantity >= before) return 'notFewer';
    after.set(lineId, quantity);
  }
  if (wanted.length === 0) return 'notFewer';
  return [...after.values()].every((quantity) => quantity === 0) ? 'nothingLeft' : null;
}

/**
 * What a basket costs without some of its pieces, at the terms of the day it was ordered: its discounts shrink with
 * the goods, fees and tip stay as they were agreed and follow the rates of what is left.
 */
export function lowered(basket: PricedBasket, wanted: readonly Lowered[]): PricedBasket {
  const lines = basket.lines.flatMap((line) => lineLeft(line, wanted));
  const weights = weightsOf(lines, basket);
  const fees = basket.fees.map((fee) => ({ ...fee, split: splitByRate(fee.cents, weights) }));
  const tipSplit = basket.tipSplit.length > 0 ? splitByRate(basket.tipCents, weights) : [];
  const groups = vatGroupsOf([
    ...lines.flatMap((line) => [...leftOf(line), ...storedDepositsOf(line)]),
    ...fees.flatMap(({ split }) => split),
    ...tipSplit,
  ]);
  const discountCents = sumOf(lines.map((line) => line.discountCents));
  const counted = lines.filter((line) => isGoods(line) && line.countsForMinimum);
  return {
    ...basket,
    lines,
    goodsCents: sumOf(lines.map(({ grossCents }) => grossCents)),
    discountCents,
    discounts: shrunk(basket.discounts, discountCents),
    fees,
    depositCents: sumOf(lines.map(({ depositCents }) => depositCents)),
    groups,
    tipSplit,
    ...paymentOf(basket, groupsSum(groups), lines),
    baseCents: sumOf(counted.map(leftCentsOf)),
  };
}

function lineLeft(line: PricedLine, wanted: readonly Lowered[]): PricedLine[] {
  const quantity = wanted.findLast(({ lineId }) => lineId === line.id)?.quantity ?? line.quantity;
  if (quantity === 0) return [];
  if (quantity === line.quantity) return [line];
  const share = (cents: Cents): Cents => roundHalfAway((cents * quantity) / line.quantity);
  const parts = line.parts.map(({ rate, grossCents, discountCents }) => ({
    rate,
    grossCents: share(grossCents),
    discountCents: share(discountCents),
  }));
  const deposits = storedDepositsOf(line).map(({ rate, cents }) => ({ rate, cents: share(cents) }));
  return [
    {
      ...line,
      quantity,
      parts,
      deposits,
      grossCents: sumOf(parts.map(({ grossCents }) => grossCents)),
      discountCents: sumOf(parts.map(({ discountCents }) => discountCents)),
      depositCents: sumOf(deposits.map(({ cents }) => cents)),
    },
  ];
}

/** Where everything left was given away, or is no goods, the fees keep the rates they had. */
function weightsOf(lines: readonly PricedLine[], { fees, tipSplit }: PricedBasket): RateShare[] {
  const left = sumByRate(lines.filter(isGoods).flatMap(leftOf)).filter(({ cents }) => cents > 0);
  return left.length > 0 ? left : sumByRate([...fees.flatMap(({ split }) => split), ...tipSplit]);
}

function shrunk(discounts: PricedBasket['discounts'], total: Cents): PricedBasket['discounts'] {
  if (discounts.every(({ cents }) => cents === 0)) return discounts;
  const cents = allocate(
    total,
    discounts.map((discount) => discount.cents),
  );
  return discounts.map((discount, index) => ({ ...discount, cents: cents[index] ?? 0 }));
}

const groupsSum = (groups: PricedBasket['groups']): Cents =>
  sumOf(groups.map(({ grossCents }) => grossCents));

/** What is no longer bought goes back to the voucher first; it pays neither a tip to the staff nor another voucher. */
function paymentOf(
  { voucherCents, tipCents, tipSplit, groups }: PricedBasket,
  turnover: Cents,
  lines: readonly PricedLine[],
): Pick<PricedBasket, 'voucherCents' | 'payableCents'> {
  const bought = sumOf(lines.filter((line) => !isGoods(line)).map(leftCentsOf));
  const saved = Math.max(0, groupsSum(groups) - turnover);
  const redeemed = Math.max(0, Math.min(voucherCents - saved, turnover - bought));
  const staffTip = tipSplit.length > 0 ? 0 : tipCents;
  return { voucherCents: redeemed, payableCents: turnover + staffTip - redeemed };
}
