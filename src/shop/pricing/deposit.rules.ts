import type { PricedLine, PricingLine, RateShare, TaxClass } from './pricing.types.js';
import { sumByRate, sumOf } from './share.rules.js';
import { rateFor, type Terms } from './tax.rules.js';

/** The deposit of a line per rate: in a combo each bottle and each bowl keeps the class it has when bought alone. */
export function depositSharesOf(line: PricingLine, terms: Terms): RateShare[] {
  const ofParts = (line.combo?.parts ?? []).flatMap(({ deposit, taxClass, quantity }) =>
    deposit ? [{ taxClass: deposit.taxClass ?? taxClass, cents: quantity * deposit.cents }] : [],
  );
  const rest = (line.deposit?.cents ?? 0) - sumOf(ofParts.map(({ cents }) => cents));
  const shares = [{ taxClass: ownClassOf(line), cents: rest }, ...ofParts].map(({ taxClass, cents }) => ({
    rate: rateFor(taxClass, terms),
    cents: line.quantity * cents,
  }));
  return sumByRate(shares).filter(({ cents }) => cents !== 0);
}

/** As it was priced; orders of older versions know one rate for all of it. */
export const storedDepositsOf = ({
  deposits,
  depositRate,
  depositCents,
}: Pick<PricedLine, 'deposits' | 'depositRate' | 'depositCents'>): RateShare[] =>
  deposits ?? (depositCents === 0 ? [] : [{ rate: depositRate, cents: depositCents }]);

const ownClassOf = ({ deposit, combo, taxClass }: PricingLine): TaxClass =>
  deposit?.taxClass ?? (combo ? 'drink' : taxClass);
