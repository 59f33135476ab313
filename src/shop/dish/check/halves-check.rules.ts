import type { FieldProblem } from '../../../shared/field-problem.js';
import type { Variant } from '../../menu/menu.types.js';
import type { DishAround, WantedDish } from '../product-parts.types.js';

const MIN_DISHES = 2;
const FIELD = 'halves.productIds';

/** Why a dish cannot be sold in two halves, with the field that has to change. */
export function halvesProblems(
  { halves, variants }: WantedDish,
  { self, dishes }: DishAround,
): FieldProblem[] {
  if (!halves) return [];
  if (halves.productIds.length < MIN_DISHES)
    return [{ field: FIELD, message: 'Halb und halb braucht mindestens zwei Speisen.' }];
  const messages = halves.productIds.map((id) => halfMessage(id, variants, self, dishes));
  const message = messages.find((one) => one !== null);
  return message ? [{ field: FIELD, message }] : [];
}

function halfMessage(
  id: string,
  variants: readonly Pick<Variant, 'name'>[],
  self: string | null,
  dishes: DishAround['dishes'],
): string | null {
  const half = dishes.get(id);
  if (!half) return 'Eine der Speisen gibt es nicht mehr. Bitte neu wählen.';
  if (id === self || half.combo || half.halves) return `„${half.name}“ besteht selbst aus anderen Speisen.`;
  const missing = variants.find(({ name }) => !half.variants.some((own) => own.name === name));
  return missing ? `„${half.name}“ gibt es nicht ${inSize(missing.name)}.` : null;
}

export const inSize = (name: string): string => (name === '' ? 'ohne Größen' : `in der Größe „${name}“`);
