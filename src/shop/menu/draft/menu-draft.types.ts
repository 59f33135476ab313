import type { Fulfilment } from '../../../shared/fulfilment.types.js';
import type { Additive, Allergen } from '../../allergens/allergens.types.js';
import type { ShopTimes } from '../../opening-hours/opening-hours.types.js';
import type { ComboMethod, TaxClass } from '../../pricing/pricing.types.js';
import type { StockRule } from '../../stock/stock.types.js';
import type {
  AlcoholType,
  Category,
  Content,
  Diet,
  Halves,
  OptionGroup,
  Picture,
  Prepacked,
  Product,
} from '../menu.types.js';

/** A menu as a person writes it down: nested, with usual values left out. */
export interface MenuDraft {
  categories: CategoryDraft[];
  optionGroups: OptionGroupDraft[];
  english?: EnglishDraft;
}

/** By the German text. */
export interface EnglishDraft {
  texts: Readonly<Record<string, string>>;
  /** Of sizes, and of what the restaurant says beside its menu. */
  words: Readonly<Record<string, string>>;
}

export interface CategoryDraft {
  name: string;
  description?: string;
  /** The tax class of products that name none. */
  taxClass?: TaxClass;
  fulfilments?: Fulfilment[];
  times?: ShopTimes;
  /** Where its dishes are made; the kitchen where it names none. */
  station?: string;
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
  diets?: Diet[];
  depositCents?: number;
  depositKind?: Product['depositKind'];
  packagingCents?: number;
  alcoholType?: AlcoholType;
  minAge?: 16 | 18;
  fulfilments?: Fulfilment[];
  /** Where a fulfilment has a price of its own; for all sizes. */
  ownPrices?: Partial<Record<Fulfilment, number>>;
  stock?: StockRule;
  /** Until somebody says otherwise. */
  soldOut?: boolean;
  prepacked?: Prepacked;
  /** Names of other dishes. */
  goesWith?: string[];
  combo?: ComboDraft;
  halves?: { of: string[]; price: Halves['price'] };
  image?: Picture;
}

export interface ComboDraft {
  method?: ComboMethod;
  courses: { name: string; choices: ChoiceDraft[] }[];
}

/** A dish by its name, with the size where it has several. */
export interface ChoiceDraft {
  dish: string;
  size?: string;
  surchargeCents?: number;
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
  /** Different prices for some sizes, by the name of the size. */
  variantPrices?: Record<string, number>;
  taxClass?: TaxClass;
  allergens?: Allergen[];
  additives?: Additive[];
}

export type DraftedProduct = Product & { searchTokens: string[] };

/** A draft turned into records for the store. */
export interface DraftedMenu {
  categories: Category[];
  products: DraftedProduct[];
  optionGroups: OptionGroup[];
}
