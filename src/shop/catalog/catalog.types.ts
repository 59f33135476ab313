import type { Fulfilment } from '../delivery/fulfilment.types.js';
import type { TaxClass } from '../pricing/pricing.types.js';
import type { Additive, Allergen, CodeSet } from './allergens.types.js';

export interface Category {
  id: string;
  shopId: string;
  version: number;
  name: string;
  description: string;
  position: number;
  imageId: string | null;
  /** The ways of ordering this category is offered for. */
  fulfilments: Fulfilment[];
}

/** Every product has at least one; a dish of one size has a single variant without a name. */
export interface Variant {
  id: string;
  name: string;
  priceCents: number;
  /** What a packed item holds, for the price per litre or kilogram. */
  content: Content | null;
}

export interface Content {
  amount: number;
  unit: 'ml' | 'g';
}

/** null: can be ordered. Without an end it stays off until somebody puts it back. */
export interface SoldOut {
  until: Date | null;
}

export interface Product {
  id: string;
  shopId: string;
  version: number;
  categoryId: string;
  position: number;
  /** What guests say on the phone: "die 14". */
  number: string;
  name: string;
  description: string;
  imageId: string | null;
  taxClass: TaxClass;
  variants: Variant[];
  optionGroupIds: string[];
  /** null: nobody has checked. []: checked, none. */
  allergens: Allergen[] | null;
  additives: Additive[];
  depositCents: number;
  minAge: 0 | 16 | 18;
  fulfilments: Fulfilment[];
  soldOut: SoldOut | null;
  createdAt: Date;
  updatedAt: Date;
}

/** A question asked with a dish ("Welche Größe?", "Extras"), shared by as many products as ask it. */
export interface OptionGroup {
  id: string;
  shopId: string;
  version: number;
  name: string;
  position: number;
  /** How many may be chosen in all; min 1 makes an answer necessary. */
  min: number;
  max: number;
  /** The first so many, the cheapest first, cost nothing. */
  freeQuantity: number;
  options: Option[];
}

export interface Option {
  id: string;
  name: string;
  priceCents: number;
  /** Where an extra costs more on the large one; found by the variant's name, because groups are shared. */
  variantPrices: { variantName: string; priceCents: number }[];
  /** null: taxed like the dish it is put on. */
  taxClass: TaxClass | null;
  allergens: Allergen[] | null;
  additives: Additive[];
  soldOut: SoldOut | null;
}

/** The whole menu of a shop in the order guests read it. */
export interface Menu {
  shopId: string;
  categories: MenuCategory[];
  optionGroups: OptionGroup[];
  /** How the menu spells allergens. */
  codeSet: CodeSet;
}

export interface MenuCategory extends Category {
  products: Product[];
}

export interface MenuCounts {
  categories: number;
  products: number;
  allergensUnchecked: number;
  soldOut: number;
}
