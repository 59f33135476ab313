import type { FieldProblem } from '../../../shared/field-problem.js';
import type { Fulfilment } from '../../../shared/fulfilment.types.js';
import type { Cents } from '../../../shared/money.js';
import { sameName } from '../../../shared/text.js';
import type { ComboChoice, ComboCourse, ComboOffer, Dish, Variant } from '../../menu/menu.types.js';
import {
  comboProblemOf,
  comboWarningOf,
  isDish,
  isDrink,
  NEEDS_DRINK_AND_DISH,
} from '../../pricing/combo.rules.js';
import type { Combo, ComboPart } from '../../pricing/pricing.types.js';
import type { DishAround, WantedDish } from '../product-parts.types.js';

const MIN_COURSES = 2;

/** Why a dish cannot be sold as this combo, with the field that has to change. */
export function comboProblems(
  { combo, variants, fulfilments }: WantedDish,
  { self, dishes }: DishAround,
): FieldProblem[] {
  if (!combo) return [];
  if (combo.courses.length < MIN_COURSES)
    return [{ field: 'combo.courses', message: 'Ein Menü besteht aus mindestens zwei Teilen.' }];
  const problems = combo.courses.flatMap((course, index) => [
    ...nameProblems(course, index, combo.courses),
    ...choiceProblems(course, index, self, dishes),
  ]);
  if (problems.length > 0) return problems;
  if (!alwaysHasBoth(combo, dishes)) return [{ field: 'combo.method', message: NEEDS_DRINK_AND_DISH }];
  return priceProblems(combo, { variants, fulfilments }, dishes);
}

/** Whatever guests choose, a flat price holds a drink and a dish: one course of nothing else for each. */
function alwaysHasBoth({ method, courses }: ComboOffer, dishes: DishAround['dishes']): boolean {
  if (method !== 'thirtySeventy') return true;
  const isAlways = (fits: typeof isDrink) =>
    courses.some(({ choices }) =>
      choices.every(({ productId }) => {
        const dish = dishes.get(productId);
        return dish !== undefined && fits(dish);
      }),
    );
  return isAlways(isDrink) && isAlways(isDish);
}

/** A warning for the operator, about the first size it applies to. */
export function comboThought(
  combo: ComboOffer,
  variants: readonly Variant[],
  dishes: ReadonlyMap<string, Dish>,
): string | null {
  for (const { priceCents } of variants) {
    const { parts, surchargeCents } = cheapestPick(combo, dishes, null);
    const thought = comboWarningOf({ method: combo.method, parts }, priceCents + surchargeCents);
    if (thought) return thought;
  }
  return null;
}

function nameProblems({ name }: ComboCourse, index: number, courses: readonly ComboCourse[]): FieldProblem[] {
  const field = `combo.courses.${index}.name`;
  if (name.trim() === '') return [{ field, message: 'Bitte sagen, was Gäste hier wählen.' }];
  const twice = courses.slice(0, index).some((other) => sameName(other.name, name));
  return twice ? [{ field, message: 'Diesen Namen gibt es schon.' }] : [];
}

function choiceProblems(
  { choices }: ComboCourse,
  index: number,
  self: string | null,
  dishes: DishAround['dishes'],
): FieldProblem[] {
  const field = `combo.courses.${index}.choices`;
  if (choices.length === 0) return [{ field, message: 'Bitte mindestens eine Speise zur Wahl stellen.' }];
  const messages = choices.map((choice, at) => choiceMessage(choice, choices.slice(0, at), self, dishes));
  return messages.flatMap((message, at) => (message ? [{ field: `${field}.${at}`, message }] : []));
}

function choiceMessage(
  { productId, variantId }: ComboChoice,
  earlier: readonly ComboChoice[],
  self: string | null,
  dishes: DishAround['dishes'],
): string | null {
  const dish = dishes.get(productId);
  if (!dish?.variants.some(({ id }) => id === variantId)) return 'Diese Speise gibt es so nicht mehr.';
  if (productId === self || dish.combo || dish.halves)
    return `„${dish.name}“ besteht selbst aus anderen Speisen.`;
  const twice = earlier.some((other) => other.productId === productId && other.variantId === variantId);
  return twice ? `„${dish.name}“ steht hier schon zur Wahl.` : null;
}

/** Checked with the cheapest choices: dearer ones only make the combo a better offer. */
function priceProblems(
  combo: ComboOffer,
  { variants, fulfilments }: Pick<WantedDish, 'variants' | 'fulfilments'>,
  dishes: DishAround['dishes'],
): FieldProblem[] {
  return variants.flatMap((variant, index) => {
    const messages = [null, ...fulfilments].map((fulfilment) => {
      const { parts, surchargeCents } = cheapestPick(combo, dishes, fulfilment);
      const offer: Combo = { method: combo.method, parts };
      return comboProblemOf(offer, centsOf(variant, fulfilment) + surchargeCents);
    });
    const message = messages.find((one) => one !== null);
    return message ? [{ field: `variants.${index}.priceCents`, message }] : [];
  });
}

interface Selection {
  parts: ComboPart[];
  surchargeCents: Cents;
}

function cheapestPick(
  combo: ComboOffer,
  dishes: DishAround['dishes'],
  fulfilment: Fulfilment | null,
): Selection {
  const picks = combo.courses.flatMap(({ choices }) => cheapestOf(choices, dishes, fulfilment) ?? []);
  return {
    parts: picks.map(({ part }) => part),
    surchargeCents: picks.reduce((sum, pick) => sum + pick.surchargeCents, 0),
  };
}

function cheapestOf(
  choices: readonly ComboChoice[],
  dishes: DishAround['dishes'],
  fulfilment: Fulfilment | null,
) {
  const known = choices.flatMap((choice) => {
    const part = partOf(choice, dishes, fulfilment);
    return part ? [{ part, surchargeCents: choice.surchargeCents }] : [];
  });
  const worth = (one: (typeof known)[number]) => one.part.singleCents - one.surchargeCents;
  return known.sort((a, b) => worth(a) - worth(b))[0];
}

function partOf(
  { productId, variantId }: ComboChoice,
  dishes: DishAround['dishes'],
  fulfilment: Fulfilment | null,
): ComboPart | null {
  const dish = dishes.get(productId);
  const variant = dish?.variants.find(({ id }) => id === variantId);
  if (!dish || !variant) return null;
  return { name: dish.name, taxClass: dish.taxClass, quantity: 1, singleCents: centsOf(variant, fulfilment) };
}

const centsOf = ({ priceCents, ownPrices }: Variant, fulfilment: Fulfilment | null): Cents =>
  ownPrices.find((own) => own.fulfilment === fulfilment)?.priceCents ?? priceCents;
