import type { Cents } from '../../shared/money.js';
import { freeDeliveryFrom, missingToMinimum } from '../delivery/delivery.rules.js';
import { storedDepositsOf } from './deposit.rules.js';
import { discount } from './discount.rules.js';
import { feesOf } from './fee.rules.js';
import { isGoods, leftCentsOf, leftOf, priceLine } from './line.rules.js';
import type { PricedBasket, PricedLine, PricingInput, RateShare, Tip, VatGroup } from './pricing.types.js';
import { splitByRate, sumByRate, sumOf, vatGroupsOf } from './share.rules.js';

/** What a basket costs: lines, discounts, fees, deposit, tax per rate, tip, and what is left to pay. */
export function priceOf(input: PricingInput): PricedBasket {
  const priced = input.lines.map((line) => priceLine(line, input));
  const { lines, discounts } = discount(priced, input.discounts);
  const goods = lines.filter(isGoods);
  const baseCents = totalLeftOf(goods.filter(({ countsForMinimum }) => countsForMinimum));
  const weights = weightsOf(goods, input);
  const fees = feesOf(input, { baseCents, goodsCents: totalLeftOf(goods), weights });
  const tipSplit = input.tip.recipient === 'owner' ? splitByRate(input.tip.cents, weights) : [];
  const groups = vatGroupsOf([
    ...lines.flatMap(sharesOf),
    ...fees.flatMap(({ split }) => split),
    ...tipSplit,
  ]);

  return {
    terms: { supplyDay: input.supplyDay, vatScheme: input.vatScheme },
    lines,
    goodsCents: sumOf(lines.map(({ grossCents }) => grossCents)),
    discountCents: sumOf(lines.map(({ discountCents }) => discountCents)),
    discounts,
    fees,
    depositCents: sumOf(lines.map(({ depositCents }) => depositCents)),
    groups,
    tipCents: input.tip.cents,
    tipSplit,
    ...paymentOf(input, lines, groups),
    baseCents,
    ...minimumOf(input, baseCents),
  };
}

const totalLeftOf = (lines: readonly PricedLine[]): Cents => sumOf(lines.map(leftCentsOf));

/** Everything of a line that is turnover. */
const sharesOf = (line: PricedLine): RateShare[] => [...leftOf(line), ...storedDepositsOf(line)];

/** Goods after discount; before it when everything was given away; the full rate when there are no goods, or none with a price. */
function weightsOf(goods: readonly PricedLine[], { vatScheme }: PricingInput): RateShare[] {
  if (totalLeftOf(goods) > 0) return sumByRate(goods.flatMap(leftOf));
  const before = sumByRate(
    goods.flatMap(({ parts }) => parts.map(({ rate, grossCents }) => ({ rate, cents: grossCents }))),
  );
  return before.length > 0 ? before : [{ rate: vatScheme === 'small' ? 0 : FULL_RATE, cents: 1 }];
}

const FULL_RATE = 19;

/**
 * A value voucher pays for turnover, not for the staff's tip and not for another voucher. Where bottles come back for
 * more than is bought, the guest gets money out: a voucher neither pays that nor swallows it.
 */
function paymentOf(
  { tip, voucherCents }: PricingInput,
  lines: readonly PricedLine[],
  groups: readonly VatGroup[],
): Pick<PricedBasket, 'voucherCents' | 'payableCents'> {
  const turnover = sumOf(groups.map(({ grossCents }) => grossCents));
  const bought = totalLeftOf(lines.filter((line) => !isGoods(line)));
  const redeemed = Math.max(0, Math.min(voucherCents, turnover - bought));
  return { voucherCents: redeemed, payableCents: turnover + staffTipOf(tip) - redeemed };
}

const staffTipOf = ({ cents, recipient }: Tip): Cents => (recipient === 'staff' ? cents : 0);

function minimumOf(
  { delivery, discounts }: PricingInput,
  baseCents: Cents,
): Pick<PricedBasket, 'missingToMinimumCents' | 'belowMinimum' | 'missingToFreeDeliveryCents'> {
  if (!delivery) return { missingToMinimumCents: 0, belowMinimum: false, missingToFreeDeliveryCents: null };

  const { area, rules } = delivery;
  const missingToMinimumCents = missingToMinimum(area, baseCents);
  const isFree = discounts.some(({ kind }) => kind === 'freeDelivery');
  const freeFrom = isFree ? 0 : freeDeliveryFrom(area, rules);
  return {
    missingToMinimumCents,
    belowMinimum: missingToMinimumCents > 0 && area.belowMinimum === 'refuse',
    missingToFreeDeliveryCents: freeFrom === null ? null : Math.max(0, freeFrom - baseCents),
  };
}
