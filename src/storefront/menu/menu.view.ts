import type { Weekday } from '../../shared/berlin-time.js';
import type { Language, Voice } from '../../shared/voice.types.js';
import type { Block } from '../../shop/legal/texts/markup.types.js';
import type { SpecialHoursView, StartInfo } from '../shop/start-info.view.js';
import type { PrepackedView } from './prepacked.view.js';

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
  /** The same for machines. */
  openingHours: OpeningHoursView[];
  /** Where else the restaurant is found; empty where it is not. */
  socials: { facebook: string; instagram: string; whatsapp: string; google: string };
  /** What the law wants said about packaging that is used again. */
  reuse: 'offer' | 'ownContainer' | 'notAffected';
  /** Days that are not like every week. */
  specialHours: SpecialHoursView[];
  start: StartInfo;
  /** Prices of a small business hold no VAT (§ 19 UStG). */
  smallBusiness: boolean;
}

/** Days that share these hours; what runs past midnight ends earlier than it opens. */
export interface OpeningHoursView {
  days: Weekday[];
  opens: string;
  closes: string;
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
  /** The ways of ordering it is there for. */
  fulfilments: string[];
  image: PictureView | null;
  /** 'Mo–Fr 11:30–14:30 Uhr'; null: always. */
  times: string | null;
  /** When the page was made; afterwards the status knows. */
  offeredNow: boolean;
  products: ProductView[];
}

export interface PictureView {
  src: string;
  srcset: string;
  avifSrcset: string;
  width: number;
  height: number;
  /** What must stay in sight when it is cut, each from 0 to 1. */
  focus: { x: number; y: number };
  alt: string;
}

export interface ProductView extends AllergensView {
  id: string;
  number: string;
  name: string;
  description: string;
  image: PictureView | null;
  /** Those of the dish that its category is there for as well. */
  fulfilments: string[];
  diets: string[];
  variants: VariantView[];
  groupIds: string[];
  additives: string[];
  depositCents: number;
  depositKind: 'oneWay' | 'reusable';
  packagingCents: number;
  minAge: number;
  soldOut: boolean;
  prepacked: PrepackedView | null;
  goesWithIds: string[];
  combo: ComboView | null;
  halves: HalvesView | null;
  /** Only of an alcopop: the law wants a sentence beside it. */
  alcopop?: true;
}

export interface AllergensView {
  /** null: not checked yet. [] : checked, none. Codes of the legend otherwise. */
  allergens: string[] | null;
  /** The same as keys, for filters; of a combo or of halves what no choice avoids. */
  allergenKeys: string[] | null;
}

export interface VariantView {
  id: string;
  name: string;
  priceCents: number;
  /** '1 l = 5,80 €' where the law wants it beside the price. */
  unitPrice: string | null;
  /** Where a way of ordering has a price of its own. */
  ownPrices: { fulfilment: string; priceCents: number; unitPrice: string | null }[];
}

/** In a basket a course stands as groupId, its choice as optionId; each course exactly once. */
export interface ComboView {
  courses: { id: string; name: string; choices: ComboChoiceView[] }[];
}

export interface ComboChoiceView extends AllergensView {
  id: string;
  productId: string;
  name: string;
  /** The size, '' where there is only one. */
  variant: string;
  surchargeCents: number;
  additives: string[];
  minAge: number;
  soldOut: boolean;
}

/** In a basket 'first' and 'second' stand as groupId, the id of the chosen dish as optionId. */
export interface HalvesView {
  choices: HalfChoiceView[];
  /** Of the size with the same name: the dearer half counts, or the mean of both. */
  price: 'dearer' | 'mean';
}

export interface HalfChoiceView extends AllergensView {
  productId: string;
  name: string;
  /** The whole dish, size by size; a size that is missing here cannot be had with it. */
  prices: {
    variantName: string;
    priceCents: number;
    ownPrices: { fulfilment: string; priceCents: number }[];
  }[];
  additives: string[];
  minAge: number;
  soldOut: boolean;
}

export interface OptionGroupView {
  id: string;
  name: string;
  min: number;
  max: number;
  freeQuantity: number;
  options: OptionView[];
}

export interface OptionView extends AllergensView {
  id: string;
  name: string;
  priceCents: number;
  variantPrices: { variantName: string; priceCents: number }[];
  additives: string[];
  soldOut: boolean;
}

/** What moves: asked for by the page after it has been shown. */
export interface StatusView {
  open: boolean;
  /** 'Geöffnet bis 22:00 Uhr' */
  sentence: string;
  etaMinutes: { from: number; to: number };
  soldOut: string[];
  /** Ids of the categories that are not offered at this hour. */
  notOffered: string[];
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
  withdrawal: string;
  accessibility: string;
  /** This page in each language. */
  inLanguage: Record<Language, string>;
  /** The full address of the menu in each language, as machines want it; null where nobody knows it. */
  home: Record<Language, string> | null;
  /** What makes the hosted shop an app on a phone; an exported tree is none. */
  app: { manifest: string; worker: string; scope: string } | null;
  /** Where the platform and its images live; empty on the hosted site. */
  origin: string;
}

export interface MenuPage {
  shop: StorefrontShop;
  speech: Voice;
  menu: MenuView;
  legend: { code: string; name: string }[];
  /** What a guest may want to be without. */
  filters: { key: string; name: string }[];
  links: StorefrontLinks;
}

export interface CheckoutPage {
  shop: StorefrontShop;
  speech: Voice;
  links: StorefrontLinks;
}

/** Imprint, privacy or terms as a page of the shop. */
export interface LegalTextPage {
  shop: StorefrontShop;
  speech: Voice;
  links: StorefrontLinks;
  title: string;
  /** '20.11.2026'; null for what nobody has to publish. */
  since: string | null;
  blocks: Block[];
}
