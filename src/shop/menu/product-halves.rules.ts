import { FULFILMENTS } from '../../shared/fulfilment.types.js';
import type { Dish, Halves, Variant } from './menu.types.js';
import { priceFor } from './prices.rules.js';

/** Guests pay for the halves: the price shown for a size is the cheapest pair, for each fulfilment. */
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

/** The stored price was right when the dish was saved; whenever it is read, it is derived from the halves again. */
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

/** The sizes that all halves have in common, in the order of the first. */
export function sharedSizes(halves: readonly Pick<Dish, 'variants'>[]): string[] {
  const [first, ...others] = halves;
  const names = first?.variants.map(({ name }) => name) ?? [];
  return names.filter((name) => others.every(({ variants }) => variants.some((one) => one.name === name)));
}

const sizeOf = (dish: Pick<Dish, 'variants'> | undefined, size: string): Variant | undefined =>
  dish?.variants.find(({ name }) => name === size);
