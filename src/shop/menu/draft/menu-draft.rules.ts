import { FULFILMENTS, type Fulfilment } from '../../../shared/fulfilment.types.js';
import { searchTokens } from '../../../shared/text.js';
import { ageFor } from '../alcohol.rules.js';
import { PLAIN_DISH } from '../menu.rules.js';
import type { Category, Content, OptionGroup, Product, Variant } from '../menu.types.js';
import {
  groupParts,
  type Part,
  productParts,
  textParts,
  translationsFrom,
} from '../texts/translations.rules.js';
import type {
  CategoryDraft,
  DraftedMenu,
  DraftedProduct,
  EnglishDraft,
  MenuDraft,
  OptionDraft,
  OptionGroupDraft,
  ProductDraft,
} from './menu-draft.types.js';
import { comboFrom, dishNamed, halvesFrom, type NamedDishes } from './menu-draft-parts.rules.js';

interface Writing {
  shopId: string;
  now: Date;
  /** The same key always gets the same id, so that writing a menu twice adds it once. */
  idFor: (key: string) => string;
}

export function menuFromDraft(draft: MenuDraft, writing: Writing): DraftedMenu {
  const named = namedDishes(draft, writing);
  const menu = {
    optionGroups: draft.optionGroups.map((group, position) => groupFrom(group, position, writing)),
    categories: draft.categories.map((category, position) => categoryFrom(category, position, writing)),
    products: draft.categories.flatMap((category) =>
      category.products.map((product, position) =>
        productFrom(product, category, position, { ...writing, named }),
      ),
    ),
  };
  return draft.english ? inEnglish(menu, draft.english) : menu;
}

function inEnglish(
  { optionGroups, categories, products }: DraftedMenu,
  { texts }: EnglishDraft,
): DraftedMenu {
  const saying = (parts: Part[]) => ({ translations: translationsFrom(parts, 'en', texts) });
  return {
    optionGroups: optionGroups.map((group) => ({ ...group, ...saying(groupParts(group)) })),
    categories: categories.map((category) => ({ ...category, ...saying(textParts(category)) })),
    products: products.map((product) => ({ ...product, ...saying(productParts(product)) })),
  };
}

/** The words by which the back office finds a product. */
export const tokensOf = ({ name, number, description }: Pick<Product, 'name' | 'number' | 'description'>) =>
  searchTokens(name, number, description);

function categoryFrom(draft: CategoryDraft, position: number, { shopId, idFor }: Writing): Category {
  return {
    id: idFor(`category/${draft.name}`),
    shopId,
    version: 1,
    name: draft.name,
    description: draft.description ?? '',
    position,
    image: null,
    fulfilments: draft.fulfilments ?? [...FULFILMENTS],
    times: draft.times ?? null,
    station: draft.station ?? null,
  };
}

function productFrom(
  draft: ProductDraft,
  category: CategoryDraft,
  position: number,
  writing: Writing & { named: NamedDishes },
): DraftedProduct {
  const { shopId, idFor, now, named } = writing;
  const groups = [...(draft.optionGroups ?? []), ...(category.optionGroups ?? [])];
  const words = { name: draft.name, number: draft.number ?? '', description: draft.description ?? '' };
  return {
    id: productIdOf(draft, category, writing),
    shopId,
    version: 1,
    categoryId: idFor(`category/${category.name}`),
    position,
    ...PLAIN_DISH,
    ...words,
    image: draft.image ?? null,
    searchTokens: tokensOf(words),
    taxClass: draft.taxClass ?? category.taxClass ?? 'food',
    variants: variantsFrom(draft),
    optionGroupIds: groups.map((key) => idFor(`group/${key}`)),
    allergens: draft.allergens ?? null,
    additives: draft.additives ?? [],
    diets: draft.diets ?? [],
    depositCents: draft.depositCents ?? 0,
    depositKind: draft.depositKind ?? 'oneWay',
    packagingCents: draft.packagingCents ?? 0,
    alcoholType: draft.alcoholType ?? 'none',
    minAge: ageFor(draft.alcoholType ?? 'none', draft.minAge ?? 0),
    fulfilments: draft.fulfilments ?? [...FULFILMENTS],
    stock: draft.stock ?? null,
    soldOut: draft.soldOut ? { until: null } : null,
    prepacked: draft.prepacked ?? null,
    goesWithIds: (draft.goesWith ?? []).map((name) => dishNamed(named, name).id),
    combo: draft.combo ? comboFrom(draft.combo, named) : null,
    halves: draft.halves ? halvesFrom(draft.halves, named) : null,
    createdAt: now,
    updatedAt: now,
  };
}

const productIdOf = ({ name }: ProductDraft, category: CategoryDraft, { idFor }: Writing): string =>
  idFor(`product/${category.name}/${name}`);

const namedDishes = ({ categories }: MenuDraft, writing: Writing): NamedDishes =>
  new Map(
    categories.flatMap((category) =>
      category.products.map((draft) => [
        draft.name,
        { id: productIdOf(draft, category, writing), variants: variantsFrom(draft) },
      ]),
    ),
  );

function variantsFrom({ price, content, ownPrices = {} }: ProductDraft): Variant[] {
  const own = Object.entries(ownPrices) as [Fulfilment, number][];
  const sizes = typeof price === 'number' ? { '': price } : price;
  return Object.entries(sizes).map(([name, priceCents], index) => ({
    id: `v${index + 1}`,
    name,
    priceCents,
    content: contentOf(content, name),
    ownPrices: own.map(([fulfilment, ownCents]) => ({ fulfilment, priceCents: ownCents })),
  }));
}

function contentOf(content: ProductDraft['content'], size: string): Content | null {
  if (!content) return null;
  return isContent(content) ? content : (content[size] ?? null);
}

const isContent = (content: Content | Record<string, Content>): content is Content =>
  typeof content.amount === 'number';

function groupFrom(draft: OptionGroupDraft, position: number, { shopId, idFor }: Writing): OptionGroup {
  return {
    id: idFor(`group/${draft.key}`),
    shopId,
    version: 1,
    name: draft.name,
    position,
    min: draft.min ?? 0,
    max: draft.max ?? draft.options.length,
    freeQuantity: draft.freeQuantity ?? 0,
    options: draft.options.map(optionFrom),
  };
}

const optionFrom = (draft: OptionDraft, index: number): OptionGroup['options'][number] => ({
  id: `o${index + 1}`,
  name: draft.name,
  priceCents: draft.priceCents ?? 0,
  variantPrices: Object.entries(draft.variantPrices ?? {}).map(([variantName, priceCents]) => ({
    variantName,
    priceCents,
  })),
  taxClass: draft.taxClass ?? null,
  allergens: draft.allergens ?? null,
  additives: draft.additives ?? [],
  soldOut: null,
});
