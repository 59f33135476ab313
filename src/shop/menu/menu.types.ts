import type { Fulfilment } from '../../shared/fulfilment.types.js';
import type { Additive, Allergen, CodeSet, OwnCodes } from '../allergens/allergens.types.js';
import type { ShopTimes } from '../opening-hours/opening-hours.types.js';
import type { ComboMethod, TaxClass } from '../pricing/pricing.types.js';
import type { StockRule } from '../stock/stock.types.js';
import type { SizeWord, Translations } from './texts/translations.types.js';

export interface Category {
  id: string;
  shopId: string;
  version: number;
  name: string;
  description: string;
  position: number;
  image: Picture | null;
  /** The fulfilments this category is offered for. */
  fulfilments: Fulfilment[];
  /** When it is offered ("Mittagstisch"), inside the opening hours; null: always. */
  times: ShopTimes | null;
  /** Where its dishes are made, such as Bar; null, or missing in older categories: the kitchen. */
  station?: string | null;
  translations?: Translations;
}

/** What a page needs to show a picture; its files belong to the media library. */
export interface Picture {
  id: string;
  alt: string;
  /** What must stay in sight when a picture is cut, each from 0 to 1. */
  focus: { x: number; y: number };
  width: number;
  height: number;
}

/** Every product has at least one; a dish of one size has a single variant without a name. */
export interface Variant {
  id: string;
  name: string;
  priceCents: number;
  /** What a packed item holds, for the price per litre or kilogram. */
  content: Content | null;
  /** Where a fulfilment has a price of its own. */
  ownPrices: { fulfilment: Fulfilment; priceCents: number }[];
}

export interface Content {
  amount: number;
  unit: 'ml' | 'g';
}

/** Without an end it stays sold out until somebody makes it available again. */
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
  image: Picture | null;
  taxClass: TaxClass;
  variants: Variant[];
  optionGroupIds: string[];
  ingredientIds: string[];
  /** Entered by hand, in addition to those of the ingredients. null: nobody has checked. []: checked, none. */
  allergens: Allergen[] | null;
  additives: Additive[];
  diets: Diet[];
  depositCents: number;
  depositKind: 'oneWay' | 'reusable';
  /** false for what does not help a delivery to its minimum order: alcohol, say. */
  countsForMinimum: boolean;
  /** What packing one piece costs a guest who takes it away. */
  packagingCents: number;
  /** The kind of goods that the law sets an age limit for. */
  alcoholType: AlcoholType;
  /** The age from which it is handed out, never below the legal limit for its kind. */
  minAge: 0 | 16 | 18;
  fulfilments: Fulfilment[];
  soldOut: SoldOut | null;
  /** null: not counted. */
  stock: StockRule | null;
  /** What guests must be told by law before they buy a packed item; null: made here. */
  prepacked: Prepacked | null;
  /** "Dazu passt". */
  goesWithIds: string[];
  /** Several dishes at one price; the guest chooses one for each course. */
  combo: ComboOffer | null;
  /** Two halves of other dishes ("halb Salami, halb Funghi"). */
  halves: Halves | null;
  translations?: Translations;
  createdAt: Date;
  updatedAt: Date;
}

/** The part of a dish that matters to combos and halves made of it. */
export type Dish = Pick<Product, 'id' | 'name' | 'taxClass' | 'variants' | 'combo' | 'halves'>;

/** A dish by its name, where nothing else of it matters. */
export type DishName = Pick<Product, 'id' | 'name'>;

export const ALCOHOL_TYPES = ['none', 'beer', 'wine', 'sparkling', 'spirits', 'alcopop', 'tobacco'] as const;
export type AlcoholType = (typeof ALCOHOL_TYPES)[number];

export const DIETS = ['vegetarian', 'vegan', 'halal', 'spicy'] as const;
/** What the operator promises of a dish. */
export type Diet = (typeof DIETS)[number];

export interface Prepacked {
  legalName: string;
  ingredientsText: string;
  /** '330 ml' */
  netQuantity: string;
  responsibleBusiness: string;
  /** Percent by volume; 0 without alcohol. */
  alcoholVol: number;
  /** Per 100 g or ml; null where the law requires none. */
  nutrition: Nutrition | null;
}

export interface Nutrition {
  kj: number;
  kcal: number;
  fat: number;
  saturates: number;
  carbohydrate: number;
  sugars: number;
  protein: number;
  salt: number;
}

export interface ComboOffer {
  method: ComboMethod;
  courses: ComboCourse[];
}

/** "Dein Getränk": in a basket the course stands as groupId, the choice as optionId. */
export interface ComboCourse {
  id: string;
  name: string;
  choices: ComboChoice[];
}

export interface ComboChoice {
  id: string;
  productId: string;
  variantId: string;
  /** What this choice costs on top. */
  surchargeCents: number;
}

/** In a basket 'first' and 'second' stand as groupId, the id of the chosen dish as optionId. */
export interface Halves {
  productIds: string[];
  /** Of the size with the same name: the price of the dearer half, or the mean of both. */
  price: 'dearer' | 'mean';
}

/** A question asked with a dish ("Welche Größe?", "Extras"); many dishes may share it. */
export interface OptionGroup {
  id: string;
  shopId: string;
  version: number;
  name: string;
  position: number;
  /** How many may be chosen in all; a min of 1 makes an answer mandatory. */
  min: number;
  max: number;
  /** So many of the chosen options are free, the cheapest first. */
  freeQuantity: number;
  options: Option[];
  translations?: Translations;
}

export interface Option {
  id: string;
  name: string;
  priceCents: number;
  /** Prices on certain sizes, by the name of the size, because groups are shared between dishes. */
  variantPrices: { variantName: string; priceCents: number }[];
  /** null: taxed like the dish it is put on. */
  taxClass: TaxClass | null;
  allergens: Allergen[] | null;
  additives: Additive[];
  soldOut: SoldOut | null;
}

/** The whole menu of a shop in the order guests see it; allergens and additives include those of the ingredients. */
export interface Menu {
  shopId: string;
  categories: MenuCategory[];
  optionGroups: OptionGroup[];
  /** How the menu spells allergens. */
  codeSet: CodeSet;
  /** What sizes are called in other languages; missing: nothing. */
  sizeWords?: readonly SizeWord[];
}

/** How the menu spells allergens. The restaurant's own codes are kept while others are in use. */
export interface MenuSpelling {
  codeSet: CodeSet;
  ownCodes: OwnCodes | null;
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
