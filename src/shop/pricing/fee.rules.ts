import { type Cents, percentOf } from '../../shared/money.js';
import { deliveryFeeOf, smallOrderFeeOf } from '../delivery/delivery.rules.js';
import type { ExtraFee, FeeKind, PricedFee, PricingInput, RateShare } from './pricing.types.js';
import { splitByRate, sumOf } from './share.rules.js';

export interface FeeBasis {
  /** What minimum order and free delivery are measured by. */
  baseCents: Cents;
  /** All goods after discount. */
  goodsCents: Cents;
  /** The goods by which every fee is split. */
  weights: RateShare[];
}

/** The fees of a basket in the order they are shown, each with its share in every rate. */
export function feesOf(input: PricingInput, { baseCents, goodsCents, weights }: FeeBasis): PricedFee[] {
  const { delivery } = input;
  const amounts: [FeeKind, Cents][] = [
    ['delivery', deliveryCentsOf(input, baseCents)],
    ['smallOrder', delivery ? smallOrderFeeOf(delivery.area, baseCents) : 0],
    ['packaging', packagingCentsOf(input, goodsCents)],
    ['service', extraCentsOf(input, 'service', goodsCents)],
  ];
  return amounts
    .filter(([, cents]) => cents > 0)
    .map(([kind, cents]) => ({ kind, cents, split: splitByRate(cents, weights) }));
}

function deliveryCentsOf({ delivery, discounts }: PricingInput, baseCents: Cents): Cents {
  if (!delivery || discounts.some(({ kind }) => kind === 'freeDelivery')) return 0;
  return deliveryFeeOf(delivery.area, delivery.rules, baseCents);
}

/** At the table nothing is packed. */
function packagingCentsOf(input: PricingInput, goodsCents: Cents): Cents {
  if (input.fulfilment === 'table') return 0;
  const perPiece = sumOf(input.lines.map(({ quantity, packagingCents }) => quantity * packagingCents));
  return perPiece + extraCentsOf(input, 'packaging', goodsCents);
}

const extraCentsOf = (
  { extraFees, fulfilment }: PricingInput,
  kind: ExtraFee['kind'],
  goodsCents: Cents,
): Cents =>
  sumOf(
    extraFees
      .filter((fee) => fee.kind === kind && fee.fulfilments.includes(fulfilment))
      .map((fee) =>
        Math.min(fee.cents + percentOf(goodsCents, fee.percent), fee.maxCents ?? Number.POSITIVE_INFINITY),
      ),
  );
