import type { Block } from '../shop/legal/markup.types.js';
import type { Language, Speech } from '../shop/restaurant/speech.types.js';

/** What a guest's browser may know of a shop. Every field that leaves the server for guests is listed here. */
export interface StorefrontShop {
  slug: string;
  name: string;
  headline: string;
  logo: string;
  titleImage: string;
  colors: ShopColors;
  /** How guests are addressed. */
  salutation: 'du' | 'sie';
  street: string;
  postalCode: string;
  city: string;
  phone: string;
  menuOnly: boolean;
  /** There is an area somebody drives to. */
  delivers: boolean;
  /** Guests may order for later. */
  preorder: boolean;
  /** 'Di–Fr 11:30–14:30, 17:30–22:00 Uhr', a line a group of days. */
  hours: string[];
}

export interface ShopColors {
  primaryColor: string;
  secondaryColor: string;
  accentColor: string;
  lightTextColor: string;
  darkTextColor: string;
}

/** The menu as guests see it: order of reading, prices per variant, no stock figures, no internal notes. */
export interface MenuView {
  categories: CategoryView[];
  groups: OptionGroupView[];
}

export interface CategoryView {
  id: string;
  /** The anchor under which the category stands on the page. */
  anchor: string;
  name: string;
  description: string;
  products: ProductView[];
}

export interface ProductView {
  id: string;
  number: string;
  name: string;
  description: string;
  image: string | null;
  variants: VariantView[];
  groupIds: string[];
  /** null: not checked yet. [] : checked, none. Codes of the legend otherwise. */
  allergens: string[] | null;
  additives: string[];
  depositCents: number;
  minAge: number;
  soldOut: boolean;
}

export interface VariantView {
  id: string;
  name: string;
  priceCents: number;
  /** '1 l = 5,80 €' where the law wants it beside the price. */
  unitPrice: string | null;
}

export interface OptionGroupView {
  id: string;
  name: string;
  min: number;
  max: number;
  freeQuantity: number;
  options: OptionView[];
}

export interface OptionView {
  id: string;
  name: string;
  priceCents: number;
  variantPrices: { variantName: string; priceCents: number }[];
  soldOut: boolean;
}

/** What moves: asked for by the page after it has been shown. */
export interface StatusView {
  open: boolean;
  /** 'Geöffnet bis 22:00 Uhr' */
  sentence: string;
  etaMinutes: { from: number; to: number };
  soldOut: string[];
}

/** Where a page finds its parts: hosted under /s/:slug, or relative in an exported tree. */
export interface StorefrontLinks {
  api: string;
  menu: string;
  checkout: string;
  /** The token is appended, then the language. */
  tracking: string;
  /** null until the restaurant has published the text. */
  imprint: string | null;
  privacy: string | null;
  terms: string | null;
  /** This page in each language. */
  inLanguage: Record<Language, string>;
  /** Where the platform and its images live; empty on the hosted site. */
  origin: string;
}

export interface MenuPage {
  shop: StorefrontShop;
  speech: Speech;
  menu: MenuView;
  legend: { code: string; name: string }[];
  links: StorefrontLinks;
}

export interface CheckoutPage {
  shop: StorefrontShop;
  speech: Speech;
  links: StorefrontLinks;
}

/** Imprint, privacy or terms as a page of the shop. */
export interface LegalTextPage {
  shop: StorefrontShop;
  speech: Speech;
  links: StorefrontLinks;
  title: string;
  /** '20.11.2026' */
  since: string;
  blocks: Block[];
}
