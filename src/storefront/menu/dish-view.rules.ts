import { isSoldOut } from '../../shop/menu/menu.rules.js';
import type { Category, Product, Variant } from '../../shop/menu/menu.types.js';
import { contentText } from '../../shop/pricing/unit-price.rules.js';
import { comboViewOf, halvesViewOf, questionsOf, unavoidableKeysOf } from './choices-view.rules.js';
import type { AllergensView, ProductView, VariantView } from './menu.view.js';
import { declaredViewOf, pictureViewOf, type Reading } from './reading.rules.js';

export function dishViewOf(product: Product, category: Category, reading: Reading): ProductView {
  const combo = product.combo && comboViewOf(product.combo, reading);
  const halves = product.halves && halvesViewOf(product.halves, reading);
  const questions = questionsOf({ combo, halves });
  const declared = {
    ...declaredViewOf(product, reading),
    ...(questions.length > 0 && chosenAllergensOf(product, questions, reading)),
  };
  return {
    id: product.id,
    number: product.number,
    name: product.name,
    description: product.description,
    image: pictureViewOf(product.image, reading),
    fulfilments: product.fulfilments.filter((way) => category.fulfilments.includes(way)),
    diets: product.diets,
    variants: product.variants.map((variant) => variantViewOf(variant, reading)),
    groupIds: product.optionGroupIds,
    ...declared,
    allergensByChoice: codesByChoice(questions, declared),
    depositCents: product.depositCents,
    depositKind: product.depositKind,
    packagingCents: product.packagingCents,
    minAge: product.minAge,
    ...(product.alcoholType === 'alcopop' && { alcopop: true }),
    soldOut: isSoldOut(product.soldOut, reading.now) || !questions.every(isAnswerable),
    prepacked: product.prepacked,
    goesWithIds: product.goesWithIds.filter((id) => reading.dishes.has(id)),
    combo,
    halves,
  };
}

const variantViewOf = (
  { id, name, priceCents, content, ownPrices }: Variant,
  { language }: Reading,
): VariantView => {
  const unitPrice = (cents: number) => content && contentText(cents, content, language);
  return {
    id,
    name,
    priceCents,
    unitPrice: unitPrice(priceCents),
    ownPrices: ownPrices.map((own) => ({ ...own, unitPrice: unitPrice(own.priceCents) })),
  };
};

type Question = ReturnType<typeof questionsOf>[number];

const isAnswerable = ({ choices }: Question): boolean => choices.some(({ soldOut }) => !soldOut);

/** A combo or a pizza of two halves declares little of its own; each choice declares what it contains. */
function chosenAllergensOf(product: Product, questions: Question[], reading: Reading): AllergensView {
  const own = product.allergens ?? [];
  const chosen = unavoidableKeysOf(questions);
  return {
    allergens: declaredViewOf({ allergens: own, additives: [] }, reading).allergens,
    allergenKeys: chosen && [...new Set([...own, ...chosen])],
  };
}

function codesByChoice(questions: Question[], { allergens }: AllergensView): string[] {
  const brought = questions.flatMap(({ choices }) => choices.flatMap((choice) => choice.allergens ?? []));
  return [...new Set(brought)].filter((code) => !allergens?.includes(code)).sort();
}
