import { type Cents, formatEuro, percentOf } from '../../shared/money.js';
import type { Combo, ComboPart, TaxClass } from './pricing.types.js';
import { sumOf } from './share.rules.js';

/** How much of a price belongs to a tax class, measured against its neighbours. */
export interface ClassWeight {
  taxClass: TaxClass;
  weight: number;
}

const DRINK_PERCENT = 30;

/** By what the price of a combo is split. No cent is rounded here: that happens once, over the rates of the line. */
export const comboWeightsOf = ({ method, parts }: Combo): ClassWeight[] =>
  method === 'thirtySeventy'
    ? [
        { taxClass: 'food', weight: 100 - DRINK_PERCENT },
        { taxClass: 'drink', weight: DRINK_PERCENT },
      ]
    : parts.map((part) => ({ taxClass: part.taxClass, weight: singleOf(part) }));

/** A flat price for food with drinks must hold one of each. */
export const lacksDrinkOrDish = ({ method, parts }: Combo): boolean =>
  method === 'thirtySeventy' && !(parts.some(isDrink) && parts.some(isDish));

export const isDrink = ({ taxClass }: Pick<ComboPart, 'taxClass'>): boolean => DRINKS.includes(taxClass);
export const isDish = ({ taxClass }: Pick<ComboPart, 'taxClass'>): boolean => DISHES.includes(taxClass);

const DRINKS: readonly TaxClass[] = ['drink', 'milkDrink75', 'milk', 'tapWater'];
const DISHES: readonly TaxClass[] = ['food', 'foodLuxury'];

/** What the parts cost on their own. */
export const singlesTotalOf = ({ parts }: Combo): Cents => sumOf(parts.map(singleOf));

export const NEEDS_DRINK_AND_DISH =
  'Die Aufteilung 30 zu 70 braucht mindestens ein Getränk und mindestens eine Speise.';

/** Why a combo cannot be sold at this price; null when it can. */
export function comboProblemOf(combo: Combo, priceCents: Cents): string | null {
  if (combo.parts.length < 2) return 'Ein Menü besteht aus mindestens zwei Produkten.';
  if (lacksDrinkOrDish(combo)) return NEEDS_DRINK_AND_DISH;
  if (combo.method === 'thirtySeventy') return null;
  if (singlesTotalOf(combo) === 0) return 'Die Produkte des Menüs haben keinen Einzelpreis.';
  if (priceCents > singlesTotalOf(combo)) return 'Der Menüpreis liegt über der Summe der Einzelpreise.';
  return null;
}

/** What an operator should think over, though the law lets it pass; null when there is nothing. */
export function comboWarningOf(combo: Combo, priceCents: Cents): string | null {
  if (combo.method !== 'thirtySeventy') return null;

  const drinks = sumOf(combo.parts.filter(({ taxClass }) => taxClass === 'drink').map(singleOf));
  const share = percentOf(priceCents, DRINK_PERCENT);
  if (drinks === 0 || share <= drinks) return null;
  return (
    `Der Getränkeanteil von ${formatEuro(share)} liegt über dem Einzelpreis von ${formatEuro(drinks)}. ` +
    'Die Aufteilung nach Einzelpreisen ist dann meist günstiger.'
  );
}

const singleOf = ({ quantity, singleCents }: ComboPart): Cents => quantity * singleCents;
