import type { ComboOffer, Halves, Product } from '../menu.types.js';
import type { ChoiceDraft, ComboDraft, ProductDraft } from './menu-draft.types.js';

/** The dishes of a draft by their names. */
export type NamedDishes = ReadonlyMap<string, Pick<Product, 'id' | 'variants'>>;

/** A draft may only refer to dishes of its own. */
export function dishNamed(named: NamedDishes, name: string): Pick<Product, 'id' | 'variants'> {
  const dish = named.get(name);
  if (!dish) throw new Error(`There is no dish "${name}" on this menu.`);
  return dish;
}

export const comboFrom = (
  { method = 'singlePrices', courses }: ComboDraft,
  named: NamedDishes,
): ComboOffer => ({
  method,
  courses: courses.map(({ name, choices }, index) => ({
    id: `c${index + 1}`,
    name,
    choices: choices.map((choice, place) => choiceFrom(choice, `c${index + 1}-${place + 1}`, named)),
  })),
});

export const halvesFrom = (
  { of, price }: NonNullable<ProductDraft['halves']>,
  named: NamedDishes,
): Halves => ({
  productIds: of.map((name) => dishNamed(named, name).id),
  price,
});

function choiceFrom({ dish, size, surchargeCents = 0 }: ChoiceDraft, id: string, named: NamedDishes) {
  const { id: productId, variants } = dishNamed(named, dish);
  const variant = size === undefined ? variants[0] : variants.find(({ name }) => name === size);
  if (!variant) throw new Error(`"${dish}" does not come in "${size}".`);
  return { id, productId, variantId: variant.id, surchargeCents };
}
