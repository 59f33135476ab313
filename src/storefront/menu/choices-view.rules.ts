import { isSoldOut, variantOf } from '../../shop/menu/menu.rules.js';
import type { ComboChoice, ComboOffer, Halves, Product } from '../../shop/menu/menu.types.js';
import { partSizeOf } from '../../shop/menu/size-name.rules.js';
import type { ComboChoiceView, ComboView, HalfChoiceView, HalvesView, ProductView } from './menu.view.js';
import { declaredViewOf, type Reading } from './reading.rules.js';
import { saidViewOf } from './said-view.rules.js';

export const comboViewOf = ({ courses }: ComboOffer, dish: Product, reading: Reading): ComboView => ({
  courses: courses.map(({ id, name, choices }) => ({
    id,
    name,
    ...saidViewOf(dish, reading.language, [['name', `course:${id}`, name]]),
    choices: choices.flatMap((choice) => choiceViewOf(choice, reading)),
  })),
});

export const halvesViewOf = ({ productIds, price }: Halves, reading: Reading): HalvesView => ({
  choices: productIds.flatMap((id) => halfViewOf(reading.dishes.get(id), reading)),
  price,
});

/** Every question that a dish asks beside its option groups. */
export const questionsOf = ({ combo, halves }: Pick<ProductView, 'combo' | 'halves'>) => [
  ...(combo?.courses ?? []),
  ...(halves ? [halves] : []),
];

/** A dish that was taken off the menu is no choice any more. */
function choiceViewOf(
  { id, productId, variantId, surchargeCents }: ComboChoice,
  reading: Reading,
): ComboChoiceView[] {
  const product = reading.dishes.get(productId);
  const variant = product && variantOf(product, variantId);
  if (!product || !variant) return [];
  return [
    {
      id,
      ...choosableOf(product, reading),
      variant: partSizeOf(product, { ...variant, name: reading.sizeName(variant.name) }, reading.language),
      surchargeCents,
    },
  ];
}

function halfViewOf(product: Product | undefined, reading: Reading): HalfChoiceView[] {
  if (!product) return [];
  const prices = product.variants.map(({ name, priceCents, ownPrices }) => ({
    variantName: name,
    priceCents,
    ownPrices,
  }));
  return [{ ...choosableOf(product, reading), prices }];
}

const choosableOf = (product: Product, reading: Reading) => ({
  productId: product.id,
  name: product.name,
  ...saidViewOf(product, reading.language, [['name', 'name', product.name]]),
  ...declaredViewOf(product, reading),
  minAge: product.minAge,
  soldOut: isSoldOut(product.soldOut, reading.now),
});
