import { allocate, type Cents } from '../../shared/money.js';
import { comboWeightsOf } from './combo.rules.js';
import { depositSharesOf } from './deposit.rules.js';
import type { PricedLine, PricedPart, PricingLine, RateShare } from './pricing.types.js';
import { splitByRate, sumByRate, sumOf } from './share.rules.js';
import { rateFor, type Terms } from './tax.rules.js';

/** A line before any discount, split into the rates of its dish, its options and its deposit. */
export function priceLine(line: PricingLine, terms: Terms): PricedLine {
  const parts = partsOf(line, terms);
  const deposits = depositSharesOf(line, terms);
  return {
    ...line,
    grossCents: sumOf(parts.map(({ grossCents }) => grossCents)),
    discountCents: 0,
    depositCents: sumOf(deposits.map(({ cents }) => cents)),
    depositRate: deposits[0]?.rate ?? 0,
    deposits,
    parts,
  };
}

/** What a line still costs after discount, per rate. */
export const leftOf = ({ parts }: PricedLine): RateShare[] =>
  parts.map(({ rate, grossCents, discountCents }) => ({ rate, cents: grossCents - discountCents }));

export const leftCentsOf = ({ grossCents, discountCents }: PricedLine): Cents => grossCents - discountCents;

/** A value voucher is money in another shape: no goods, no discount, no tax yet. */
export const isGoods = ({ taxClass }: PricingLine): boolean => taxClass !== 'voucherMulti';

function partsOf(line: PricingLine, terms: Terms): PricedPart[] {
  const byRate = sumByRate([...dishSharesOf(line, terms), ...optionSharesOf(line, terms)]);
  return withoutNegative(byRate).map(({ rate, cents }) => ({ rate, grossCents: cents, discountCents: 0 }));
}

/** All pieces of a line at once and each rate once, so that no cent is rounded twice. */
function dishSharesOf({ combo, quantity, unitCents, taxClass }: PricingLine, terms: Terms): RateShare[] {
  const cents = quantity * unitCents;
  if (!combo) return [{ rate: rateFor(taxClass, terms), cents }];
  const weights = comboWeightsOf(combo).map((one) => ({
    rate: rateFor(one.taxClass, terms),
    cents: one.weight,
  }));
  return splitByRate(cents, sumByRate(weights));
}

const optionSharesOf = ({ options, quantity, taxClass }: PricingLine, terms: Terms): RateShare[] =>
  options.map((option) => ({
    rate: rateFor(option.taxClass ?? taxClass, terms),
    cents: quantity * option.quantity * option.cents,
  }));

/** An option that takes more off than its own rate holds lowers the others; a line never costs less than nothing. */
function withoutNegative(shares: RateShare[]): RateShare[] {
  if (shares.every(({ cents }) => cents >= 0)) return shares;
  const total = Math.max(0, sumOf(shares.map(({ cents }) => cents)));
  const weights = shares.map(({ cents }) => Math.max(0, cents));
  const cents = allocate(total, weights);
  return shares.map(({ rate }, i) => ({ rate, cents: cents[i]! }));
}
