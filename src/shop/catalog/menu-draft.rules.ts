import { searchTokens } from '../../shared/text.js';
import { FULFILMENTS } from '../delivery/fulfilment.types.js';
import { PLAIN_DISH } from './catalog.rules.js';
import type { Category, Content, OptionGroup, Product, Variant } from './catalog.types.js';
import type {
  CategoryDraft,
  DraftedMenu,
  DraftedProduct,
  MenuDraft,
  OptionDraft,
  OptionGroupDraft,
  ProductDraft,
} from './menu-draft.types.js';

export interface Writing {
  shopId: string;
  now: Date;
  /** The same key always gets the same id, so a menu written twice stands there once. */
  idFor: (key: string) => string;
}

export function menuFromDraft(draft: MenuDraft, writing: Writing): DraftedMenu {
  return {
    optionGroups: draft.optionGroups.map((group, position) => groupFrom(group, position, writing)),
    categories: draft.categories.map((category, position) => categoryFrom(category, position, writing)),
    products: draft.categories.flatMap((category) =>
      category.products.map((product, position) => productFrom(product, category, position, writing)),
    ),
  };
}

/** The words under which the back office finds a product. */
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
    times: null,
  };
}

function productFrom(
  draft: ProductDraft,
  category: CategoryDraft,
  position: number,
  writing: Writing,
): DraftedProduct {
  const { shopId, idFor, now } = writing;
  const groups = [...(draft.optionGroups ?? []), ...(category.optionGroups ?? [])];
  const words = { name: draft.name, number: draft.number ?? '', description: draft.description ?? '' };
  return {
    id: idFor(`product/${category.name}/${draft.name}`),
    shopId,
    version: 1,
    categoryId: idFor(`category/${category.name}`),
    position,
    ...PLAIN_DISH,
    ...words,
    searchTokens: tokensOf(words),
    taxClass: draft.taxClass ?? category.taxClass ?? 'food',
    variants: variantsFrom(draft),
    optionGroupIds: groups.map((key) => idFor(`group/${key}`)),
    allergens: draft.allergens ?? null,
    additives: draft.additives ?? [],
    depositCents: draft.depositCents ?? 0,
    minAge: draft.minAge ?? 0,
    fulfilments: [...FULFILMENTS],
    createdAt: now,
    updatedAt: now,
  };
}

function variantsFrom({ price, content }: ProductDraft): Variant[] {
  const sizes = typeof price === 'number' ? { '': price } : price;
  return Object.entries(sizes).map(([name, priceCents], index) => ({
    id: `v${index + 1}`,
    name,
    priceCents,
    content: contentOf(content, name),
    ownPrices: [],
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
