import { allocate, type Cents, formatEuro } from '../../shared/money.js';
import type { Combo, ComboPart, TaxClass } from './pricing.types.js';
import { sumOf } from './share.rules.js';

export interface ClassShare {
  taxClass: TaxClass;
  cents: Cents;
}

const DRINK_PERCENT = 30;

/** Splits what a line of combos costs, all pieces at once, into the tax classes of its parts. */
export function comboSharesOf({ method, parts }: Combo, totalCents: Cents): ClassShare[] {
  if (method === 'thirtySeventy') {
    const [drink = 0, food = 0] = allocate(totalCents, [DRINK_PERCENT, 100 - DRINK_PERCENT]);
    return [
      { taxClass: 'food', cents: food },
      { taxClass: 'drink', cents: drink },
    ];
  }
  const shares = allocate(totalCents, parts.map(singleOf));
  return parts.map(({ taxClass }, i) => ({ taxClass, cents: shares[i]! }));
}

/** What the parts cost on their own. */
export const singlesTotalOf = ({ parts }: Combo): Cents => sumOf(parts.map(singleOf));

/** Why a combo cannot be sold at this price; null when it can. */
export function comboProblemOf(combo: Combo, priceCents: Cents): string | null {
  if (combo.parts.length < 2) return 'Ein Menü besteht aus mindestens zwei Produkten.';
  if (combo.method === 'thirtySeventy') return null;
  if (singlesTotalOf(combo) === 0) return 'Die Produkte des Menüs haben keinen Einzelpreis.';
  if (priceCents > singlesTotalOf(combo)) return 'Der Menüpreis liegt über der Summe der Einzelpreise.';
  return null;
}

/** What an operator should think over, though the law lets it pass; null when there is nothing. */
export function comboWarningOf(combo: Combo, priceCents: Cents): string | null {
  if (combo.method !== 'thirtySeventy') return null;

  const drinks = sumOf(combo.parts.filter(({ taxClass }) => taxClass === 'drink').map(singleOf));
  const share = comboSharesOf(combo, priceCents).find(({ taxClass }) => taxClass === 'drink')?.cents ?? 0;
  if (drinks === 0 || share <= drinks) return null;
  return (
    `Der Getränkeanteil von ${formatEuro(share)} liegt über dem Einzelpreis von ${formatEuro(drinks)}. ` +
    'Die Aufteilung nach Einzelpreisen ist dann meist günstiger.'
  );
}

const singleOf = ({ quantity, singleCents }: ComboPart): Cents => quantity * singleCents;
