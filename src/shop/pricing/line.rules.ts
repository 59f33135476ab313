import { allocate, type Cents } from '../../shared/money.js';
import { type ClassShare, comboSharesOf } from './combo.rules.js';
import type {
  PricedLine,
  PricedPart,
  PricingInput,
  PricingLine,
  RateShare,
  TaxClass,
} from './pricing.types.js';
import { sumByRate, sumOf } from './share.rules.js';
import { rateOf } from './tax.rules.js';

type Terms = Pick<PricingInput, 'fulfilment' | 'supplyDay' | 'vatScheme'>;

/** A line before any discount, split into the rates of its dish, its options and its deposit. */
export function priceLine(line: PricingLine, terms: Terms): PricedLine {
  const parts = partsOf(line, terms);
  const depositCents = line.quantity * (line.deposit?.cents ?? 0);
  return {
    ...line,
    grossCents: sumOf(parts.map(({ grossCents }) => grossCents)),
    discountCents: 0,
    depositCents,
    depositRate: depositCents === 0 ? 0 : rateFor(depositClassOf(line), terms),
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
  const shares = [...dishSharesOf(line), ...optionSharesOf(line)];
  const byRate = sumByRate(shares.map(({ taxClass, cents }) => ({ rate: rateFor(taxClass, terms), cents })));
  return withoutNegative(byRate).map(({ rate, cents }) => ({ rate, grossCents: cents, discountCents: 0 }));
}

function dishSharesOf({ combo, quantity, unitCents, taxClass }: PricingLine): ClassShare[] {
  const cents = quantity * unitCents;
  return combo ? comboSharesOf(combo, cents) : [{ taxClass, cents }];
}

const optionSharesOf = ({ options, quantity, taxClass }: PricingLine): ClassShare[] =>
  options.map((option) => ({
    taxClass: option.taxClass ?? taxClass,
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

const depositClassOf = ({ deposit, combo, taxClass }: PricingLine): TaxClass =>
  deposit?.taxClass ?? (combo ? 'drink' : taxClass);

const rateFor = (taxClass: TaxClass, { vatScheme, fulfilment, supplyDay }: Terms): number =>
  vatScheme === 'small' ? 0 : rateOf(taxClass, fulfilment, supplyDay);
