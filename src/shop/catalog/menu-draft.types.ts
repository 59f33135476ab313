import type { Fulfilment } from '../delivery/fulfilment.types.js';
import type { TaxClass } from '../pricing/pricing.types.js';
import type { Additive, Allergen } from './allergens.types.js';
import type { Category, Content, OptionGroup, Product } from './catalog.types.js';

/** A menu as somebody writes it down: nested, with what is usual left out. */
export interface MenuDraft {
  categories: CategoryDraft[];
  optionGroups: OptionGroupDraft[];
}

export interface CategoryDraft {
  name: string;
  description?: string;
  /** What most of its products are. */
  taxClass?: TaxClass;
  fulfilments?: Fulfilment[];
  /** Keys of the groups that every product of the category asks for. */
  optionGroups?: string[];
  products: ProductDraft[];
}

export interface ProductDraft {
  name: string;
  description?: string;
  number?: string;
  /** One price in cents, or one for each size by name. */
  price: number | Record<string, number>;
  content?: Content | Record<string, Content>;
  taxClass?: TaxClass;
  optionGroups?: string[];
  allergens?: Allergen[];
  additives?: Additive[];
  depositCents?: number;
  minAge?: 16 | 18;
}

export interface OptionGroupDraft {
  key: string;
  name: string;
  min?: number;
  max?: number;
  freeQuantity?: number;
  options: OptionDraft[];
}

export interface OptionDraft {
  name: string;
  priceCents?: number;
  /** The price on sizes that differ, by the size's name. */
  variantPrices?: Record<string, number>;
  taxClass?: TaxClass;
  allergens?: Allergen[];
  additives?: Additive[];
}

export type DraftedProduct = Product & { searchTokens: string[] };

/** What a draft becomes: ready for the store. */
export interface DraftedMenu {
  categories: Category[];
  products: DraftedProduct[];
  optionGroups: OptionGroup[];
}
