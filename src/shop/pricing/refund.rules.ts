import { type Cents, roundHalfAway, vatOf } from '../../shared/money.js';
import { storedDepositsOf } from './deposit.rules.js';
import { leftOf } from './line.rules.js';
import type { PricedBasket, PricedFee, PricedLine, RateShare, VatGroup } from './pricing.types.js';
import type { Refund, RefundedLine, RefundRefusal, RefundRequest } from './refund.types.js';
import { splitByRate, sumByRate, sumOf, vatGroup } from './share.rules.js';

/** Why this cannot be given back; null when it can. */
export function refundRefusalOf(
  basket: PricedBasket,
  request: RefundRequest,
  earlier: readonly Refund[],
): RefundRefusal | null {
  const left = leftToRefund(basket, earlier);
  if (left === 0) return 'nothing';
  if (request.kind === 'rest') return null;
  if (request.kind === 'items') return itemsRefusalOf(basket, request, earlier);
  if (!Number.isInteger(request.cents) || request.cents <= 0) return 'nothing';
  return request.cents > groupsTotal(remainingOf(basket, earlier)) ? 'tooMuch' : null;
}

/** The whole sum that has not gone back yet, tip and voucher included. */
export const leftToRefund = (basket: PricedBasket, earlier: readonly Refund[]): Cents =>
  groupsTotal(remainingOf(basket, earlier)) + besideTurnover(basket, tipLeftOf(basket, earlier));

/**
 * Takes back what was stored, never what things cost today. Pieces are cut so that the last one brings back the
 * last cent, tax is what the remaining turnover no longer owes: any refunds that add up to everything mirror the
 * sale to zero.
 */
export function refundOf(basket: PricedBasket, request: RefundRequest, earlier: readonly Refund[]): Refund {
  const remaining = remainingOf(basket, earlier);
  const lines = request.kind === 'items' ? linesOf(basket, request.lines, earlier) : [];
  const fees = request.kind === 'items' ? basket.fees.filter(({ kind }) => request.fees.includes(kind)) : [];
  const givesTip = request.kind === 'rest' || (request.kind === 'items' && request.tip);
  const tipCents = givesTip ? tipLeftOf(basket, earlier) : 0;
  const tipSplit = tipCents > 0 ? basket.tipSplit : [];
  const wanted = wantedOf(request, { tipSplit, remaining, lines, fees });
  const groups = remaining.flatMap((group) => takeBack(group, wanted));
  const total = besideTurnover(basket, tipCents) - groupsTotal(groups);
  const payable = Math.min(total, basket.payableCents + sumOf(earlier.map((refund) => refund.payableCents)));

  return {
    lines: lines.map((line) => ({ ...line, shares: mirrored(line.shares) })),
    fees: fees.map((fee) => ({ ...fee, cents: negative(fee.cents), split: mirrored(fee.split) })),
    groups,
    tipCents: negative(tipCents),
    voucherCents: negative(total - payable),
    payableCents: negative(payable),
  };
}

type ItemsRequest = Extract<RefundRequest, { kind: 'items' }>;

function itemsRefusalOf(
  basket: PricedBasket,
  { lines, fees, tip }: ItemsRequest,
  earlier: readonly Refund[],
): RefundRefusal | null {
  for (const { lineId, quantity } of lines) {
    const line = basket.lines.find(({ id }) => id === lineId);
    if (!line) return 'unknownLine';
    const asked = sumOf(lines.filter((other) => other.lineId === lineId).map((other) => other.quantity));
    const isCount = Number.isInteger(quantity) && quantity > 0;
    if (!isCount || returnedOf(lineId, earlier) + asked > line.quantity) return 'tooMany';
  }
  if (fees.some((fee) => !basket.fees.some(({ kind }) => kind === fee))) return 'unknownFee';
  const given = [...earlier.flatMap((refund) => refund.fees.map(({ kind }) => kind)), ...fees];
  if (new Set(given).size < given.length) return 'feeTwice';
  const givesTip = tip && tipLeftOf(basket, earlier) > 0;
  return lines.length === 0 && fees.length === 0 && !givesTip ? 'nothing' : null;
}

function linesOf(
  { lines }: PricedBasket,
  asked: readonly { lineId: string; quantity: number }[],
  earlier: readonly Refund[],
): RefundedLine[] {
  return asked.flatMap(({ lineId, quantity }, i) => {
    const line = lines.find(({ id }) => id === lineId);
    if (!line) return [];
    const sameBefore = asked.slice(0, i).filter((other) => other.lineId === lineId);
    const before = returnedOf(lineId, earlier) + sumOf(sameBefore.map((other) => other.quantity));
    return [{ lineId, quantity, shares: piecesOf(line, before, quantity) }];
  });
}

/** The stored parts of some pieces, counted behind those that went back before. */
function piecesOf(line: PricedLine, before: number, quantity: number): RateShare[] {
  const upTo = (cents: Cents, pieces: number) => roundHalfAway((cents * pieces) / line.quantity);
  return [...leftOf(line), ...storedDepositsOf(line)]
    .map(({ rate, cents }) => ({ rate, cents: upTo(cents, before + quantity) - upTo(cents, before) }))
    .filter(({ cents }) => cents !== 0);
}

interface Taken {
  tipSplit: readonly RateShare[];
  remaining: readonly VatGroup[];
  lines: readonly RefundedLine[];
  fees: readonly PricedFee[];
}

function wantedOf(request: RefundRequest, { tipSplit, remaining, lines, fees }: Taken): RateShare[] {
  const left = remaining.map(({ rate, grossCents }) => ({ rate, cents: grossCents }));
  if (request.kind === 'rest') return left;
  if (request.kind === 'amount') return splitByRate(request.cents, left);
  return sumByRate([
    ...lines.flatMap(({ shares }) => shares),
    ...fees.flatMap(({ split }) => split),
    ...tipSplit,
  ]);
}

/** Never more than the rate still holds, whatever goodwill went before. */
function takeBack({ rate, grossCents, vatCents }: VatGroup, wanted: readonly RateShare[]): VatGroup[] {
  const cents = Math.min(grossCents, wanted.find((share) => share.rate === rate)?.cents ?? 0);
  if (cents === 0) return [];
  return [vatGroup(rate, negative(cents), vatOf(grossCents - cents, rate) - vatCents)];
}

function remainingOf({ groups }: PricedBasket, earlier: readonly Refund[]): VatGroup[] {
  const given = earlier.flatMap((refund) => refund.groups);
  return groups.map(({ rate, grossCents, vatCents }) => {
    const ofRate = given.filter((group) => group.rate === rate);
    const gross = grossCents + sumOf(ofRate.map((group) => group.grossCents));
    return vatGroup(rate, gross, vatCents + sumOf(ofRate.map((group) => group.vatCents)));
  });
}

const tipLeftOf = ({ tipCents }: PricedBasket, earlier: readonly Refund[]): Cents =>
  tipCents + sumOf(earlier.map((refund) => refund.tipCents));

/** An owner's tip already lies in the groups. */
const besideTurnover = ({ tipSplit }: PricedBasket, tipCents: Cents): Cents =>
  tipSplit.length > 0 ? 0 : tipCents;

const returnedOf = (lineId: string, earlier: readonly Refund[]): number =>
  sumOf(
    earlier
      .flatMap((refund) => refund.lines)
      .filter((line) => line.lineId === lineId)
      .map(({ quantity }) => quantity),
  );

const groupsTotal = (groups: readonly VatGroup[]): Cents => sumOf(groups.map(({ grossCents }) => grossCents));

const mirrored = (shares: readonly RateShare[]): RateShare[] =>
  shares.map(({ rate, cents }) => ({ rate, cents: negative(cents) }));

const negative = (cents: Cents): Cents => 0 - cents;
