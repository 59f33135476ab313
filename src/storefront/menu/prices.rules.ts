import { roundHalfAway } from '../../shared/money.js';
import type {
  DishPricesView,
  HalfChoiceView,
  HalvesView,
  PriceLineView,
  ProductView,
  SizePrice,
  VariantView,
} from './menu.view.js';

interface Priced {
  priceCents: number;
  ownPrices: { fulfilment: string; priceCents: number }[];
}

/** What a size costs on this way of ordering: the way's own price, else the usual one. */
export const priceIn = ({ priceCents, ownPrices }: Priced, way: string): number =>
  ownPrices.find(({ fulfilment }) => fulfilment === way)?.priceCents ?? priceCents;

/** The name that prices of options and halves call a size by. */
export const pricedAs = (size: Pick<VariantView, 'name' | 'pricedAs'>): string => size.pricedAs ?? size.name;

/** The size of a half that goes by this name; a dish of one size has the same for all. */
export const halfIn = ({ prices }: HalfChoiceView, size: string): Priced | undefined =>
  prices.find(({ variantName }) => variantName === size) ?? (prices.length === 1 ? prices[0] : undefined);

/** A preview of what two halves cost together; null when one of them is not made in this size. */
export function halvesCents(
  { price }: HalvesView,
  halves: readonly HalfChoiceView[],
  size: string,
  way: string,
): number | null {
  const prices = halves.map((half) => halfIn(half, size));
  const cents = prices.flatMap((one) => (one ? [priceIn(one, way)] : []));
  const [first, second] = cents;
  if (first === undefined || second === undefined) return null;
  return price === 'dearer' ? Math.max(first, second) : roundHalfAway((first + second) / 2);
}

/** Every size with its price on this way of ordering. */
export const sizesOf = ({ variants, halves }: ProductView, way: string): SizePrice[] =>
  variants.map((variant) => {
    const own = variant.ownPrices.find(({ fulfilment }) => fulfilment === way);
    const lowest = halves && lowestHalf(halves, pricedAs(variant), way);
    return {
      name: variant.name,
      ...(variant.inGerman && { inGerman: variant.inGerman }),
      cents: lowest ?? priceIn(variant, way),
      unitPrice: own ? own.unitPrice : variant.unitPrice,
      from: halves !== null,
    };
  });

/** One line where every way of ordering costs the same; else one for each way the dish is offered for. */
export function priceLinesOf(product: ProductView, ways: readonly string[]): PriceLineView[] {
  const own = ways.filter((way) => product.fulfilments.includes(way));
  const lines = own.map((way) => ({ way, sizes: sizesOf(product, way) }));
  const [first, ...others] = lines;
  const sizes = first?.sizes ?? sizesOf(product, '');
  const isSame = others.every((line) => JSON.stringify(line.sizes) === JSON.stringify(sizes));
  return isSame ? [{ way: null, sizes }] : lines;
}

/** What a dish costs at least on this way, and whether it may be more. */
export function lowestOf(product: ProductView, way: string): { cents: number; from: boolean } {
  const sizes = sizesOf(product, way);
  const cents = Math.min(...sizes.map((size) => size.cents));
  return { cents, from: sizes.some((size) => size.from || size.cents > cents) };
}

function lowestHalf({ choices }: HalvesView, size: string, way: string): number | null {
  const cents = choices.flatMap((choice) => {
    const one = halfIn(choice, size);
    return one ? [priceIn(one, way)] : [];
  });
  return cents.length > 0 ? Math.min(...cents) : null;
}

export const dishPricesOf = (product: ProductView, ways: readonly string[]): DishPricesView => ({
  id: product.id,
  lines: priceLinesOf(product, ways),
  lowest: lowestOf(product, ways[0] ?? 'pickup'),
  deposit: { cents: product.depositCents, kind: product.depositKind },
});
