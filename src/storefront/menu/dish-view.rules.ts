import { remembered } from '../../shared/remembered.js';
import { codesOf } from '../../shop/allergens/allergens.rules.js';
import { byChoiceOf } from '../../shop/menu/by-choice.rules.js';
import { isSoldOut } from '../../shop/menu/menu.rules.js';
import type { Category, Product, Variant } from '../../shop/menu/menu.types.js';
import { staysGerman } from '../../shop/menu/texts/size-words.rules.js';
import { contentText } from '../../shop/pricing/unit-price.rules.js';
import { comboViewOf, halvesViewOf, questionsOf } from './choices-view.rules.js';
import type { ProductView, VariantView } from './menu.view.js';
import { declaredViewOf, pictureViewOf, type Reading } from './reading.rules.js';
import { saidViewOf, wordsOf } from './said-view.rules.js';

/** A dish that names no other reads the same until it is changed: its view is made once. Nobody may write to it. */
export function dishViewOf(product: Product, category: Category, reading: Reading): ProductView {
  if (product.combo || product.halves || product.goesWithIds.length > 0)
    return newViewOf(product, category, reading);
  return ownView(product, { category, reading });
}

const ownView = remembered(
  (product: Product, { category, reading }: { category: Category; reading: Reading }) =>
    newViewOf(product, category, reading),
  ({ soldOut }, { category, reading }) =>
    `${reading.spelled} ${category.fulfilments} ${isSoldOut(soldOut, reading.now)}`,
);

function newViewOf(product: Product, category: Category, reading: Reading): ProductView {
  const combo = product.combo && comboViewOf(product.combo, product, reading);
  const halves = product.halves && halvesViewOf(product.halves, reading);
  const questions = questionsOf({ combo, halves });
  return {
    id: product.id,
    number: product.number,
    name: product.name,
    description: product.description,
    ...saidViewOf(product, reading.language, wordsOf(product)),
    image: pictureViewOf(product.image, reading),
    fulfilments: product.fulfilments.filter((way) => category.fulfilments.includes(way)),
    diets: product.diets,
    variants: product.variants.map((variant) => variantViewOf(variant, reading)),
    groupIds: product.optionGroupIds,
    ...contentsOf(product, questions, reading),
    depositCents: product.depositCents,
    depositKind: product.depositKind,
    packagingCents: product.packagingCents,
    minAge: product.minAge,
    ...(product.alcoholType === 'alcopop' && { alcopop: true }),
    soldOut: isSoldOut(product.soldOut, reading.now) || !questions.every(isAnswerable),
    prepacked: product.prepacked,
    goesWithIds: goesWith(product, category, reading),
    combo,
    halves,
  };
}

const FOR_CHILDREN = /kinder|bambin|kids/i;

/** As the restaurant says it; but nobody is offered beer beside a child's dish. */
function goesWith({ goesWithIds, name }: Product, category: Category, { dishes }: Reading): string[] {
  const isForChildren = FOR_CHILDREN.test(`${category.name} ${name}`);
  return goesWithIds.filter((id) => {
    const other = dishes.get(id);
    return other !== undefined && !(isForChildren && other.minAge > 0);
  });
}

const variantViewOf = (
  { id, name, priceCents, content, ownPrices }: Variant,
  { language, sizeName, sizeWords }: Reading,
): VariantView => {
  const said = sizeName(name);
  const unitPrice = (cents: number) => content && contentText(cents, content, language);
  return {
    id,
    name: said,
    ...(said !== name && { pricedAs: name }),
    ...(language !== 'de' && !sizeWords.has(name) && staysGerman(said, name) && { inGerman: ['name'] }),
    priceCents,
    unitPrice: unitPrice(priceCents),
    ownPrices: ownPrices.map((own) => ({ ...own, unitPrice: unitPrice(own.priceCents) })),
  };
};

type Question = ReturnType<typeof questionsOf>[number];

const isAnswerable = ({ choices }: Question): boolean => choices.some(({ soldOut }) => !soldOut);

type Contents = Pick<ProductView, 'allergens' | 'allergenKeys' | 'additives' | 'allergensByChoice'>;

/** Of a combo or two halves: what is in it whatever a guest chooses, and beside it what one choice or another brings. */
function contentsOf(product: Product, questions: Question[], reading: Reading): Contents {
  const byChoice = byChoiceOf(product, reading.dishes);
  if (!byChoice) return { ...declaredViewOf(product, reading), allergensByChoice: [] };
  const allergens = [...(product.allergens ?? []), ...byChoice.always];
  const always = declaredViewOf({ allergens, additives: product.additives }, reading);
  const named = new Set([...(always.allergens ?? []), ...always.additives]);
  return {
    ...always,
    allergenKeys: questions.every(isChecked) ? always.allergenKeys : null,
    allergensByChoice: codesOf(byChoice, reading.codeSet).filter((code) => !named.has(code)),
  };
}

const isChecked = ({ choices }: Question): boolean => choices.some(({ allergens }) => allergens !== null);
