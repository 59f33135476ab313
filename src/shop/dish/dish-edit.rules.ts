import { addDays, berlinInstant } from '../../shared/berlin-time.js';
import { type Cents, roundHalfAway } from '../../shared/money.js';
import type { Product, SoldOut } from '../menu/menu.types.js';
import type { SoldOutSpan } from './product-input.types.js';

const MORNING = 5 * 60;

/** null: available again. Tomorrow begins with the next business day, not at midnight. */
export function soldOutFor(span: SoldOutSpan, businessDay: string, until: Date | null): SoldOut | null {
  if (span === 'available') return null;
  if (span === 'further') return { until: null };
  if (span === 'moment') return { until };
  return { until: berlinInstant(addDays(businessDay, 1), MORNING, 'earlier') };
}

/** Raised by a percentage and rounded once to what looks right on a menu; rounding never makes a price zero. */
export function raisedPrice(cents: Cents, percent: number, roundTo: Cents): Cents {
  const steps = roundHalfAway((cents * (10_000 + Math.round(percent * 100))) / (10_000 * roundTo));
  return cents === 0 ? 0 : Math.max(1, steps) * roundTo;
}

/** The sizes of a dish with raised prices. */
export const raisedVariants = (product: Product, percent: number, roundTo: Cents): Product['variants'] =>
  product.variants.map((variant) => ({
    ...variant,
    priceCents: raisedPrice(variant.priceCents, percent, roundTo),
  }));

/** 'Salami', then 'Salami (Kopie)', then 'Salami (Kopie 2)'. */
export function copyNameOf(name: string, taken: readonly string[]): string {
  const base = name.replace(/ \(Kopie(?: \d+)?\)$/, '');
  const names = [`${base} (Kopie)`, ...taken.map((_, index) => `${base} (Kopie ${index + 2})`)];
  return names.find((free) => !taken.includes(free)) ?? name;
}
