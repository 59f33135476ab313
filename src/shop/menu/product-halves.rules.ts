import type { FieldProblem } from '../../shared/field-problem.js';
import { FULFILMENTS } from '../../shared/fulfilment.types.js';
import type { Halves, Variant } from './menu.types.js';
import { priceFor } from './prices.rules.js';
import type { Dish, DishAround, WantedDish } from './product-parts.types.js';

const FEWEST = 2;
const FIELD = 'halves.productIds';

/** Why a dish cannot be sold in two halves, beside the field that has to change. */
export function halvesProblems(
  { halves, variants }: WantedDish,
  { self, dishes }: DishAround,
): FieldProblem[] {
  if (!halves) return [];
  if (halves.productIds.length < FEWEST)
    return [{ field: FIELD, message: 'Halb und halb braucht mindestens zwei Speisen.' }];
  const messages = halves.productIds.map((id) => halfMessage(id, variants, self, dishes));
  const message = messages.find((one) => one !== null);
  return message ? [{ field: FIELD, message }] : [];
}

/** Guests pay for the halves: what stands as price of a size is the least that two halves cost, on each way. */
export const pricedByHalves = <T extends Variant>(
  variants: readonly T[],
  { productIds }: Halves,
  dishes: ReadonlyMap<string, Pick<Dish, 'variants'>>,
): T[] =>
  variants.map((variant) => {
    const halves = productIds.flatMap((id) => sizeOf(dishes.get(id), variant.name) ?? []);
    if (halves.length === 0) return variant;
    const priceCents = Math.min(...halves.map((half) => half.priceCents));
    const ownPrices = FULFILMENTS.map((fulfilment) => ({
      fulfilment,
      priceCents: Math.min(...halves.map((half) => priceFor(half, fulfilment))),
    })).filter((own) => own.priceCents !== priceCents);
    return { ...variant, priceCents, ownPrices };
  });

/** What is stored as their price was true on the day they were saved; the halves are asked whenever it is read. */
export function withHalfPrices<T extends Dish>(
  products: readonly T[],
  dishes: ReadonlyMap<string, Pick<Dish, 'variants'>> = new Map(products.map((dish) => [dish.id, dish])),
): T[] {
  return products.map((product) =>
    product.halves
      ? { ...product, variants: pricedByHalves(product.variants, product.halves, dishes) }
      : product,
  );
}

/** The sizes that all halves have, in the order of the first. */
export function sharedSizes(halves: readonly Pick<Dish, 'variants'>[]): string[] {
  const [first, ...others] = halves;
  const names = first?.variants.map(({ name }) => name) ?? [];
  return names.filter((name) => others.every(({ variants }) => variants.some((one) => one.name === name)));
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

const sizeOf = (dish: Pick<Dish, 'variants'> | undefined, size: string): Variant | undefined =>
  dish?.variants.find(({ name }) => name === size);
