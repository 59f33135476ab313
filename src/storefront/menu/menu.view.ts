import type { SaidView } from '../../shared/said.types.js';
import type { ShownOffer } from '../../shop/discount/shown/shown.types.js';
import type { PictureView } from '../shop/picture.view.js';
import type { GuestWay } from '../shop/shop.view.js';
import type { PrepackedView } from './prepacked.view.js';

/** The menu as guests see it: order of reading, prices per variant, no stock figures, no internal notes. */
export interface MenuView {
  categories: CategoryView[];
  groups: OptionGroupView[];
}

export interface CategoryView extends SaidView {
  id: string;
  /** The anchor under which the category stands on the page. */
  anchor: string;
  name: string;
  description: string;
  /** The fulfilments it is offered for. */
  fulfilments: string[];
  image: PictureView | null;
  /** 'Mo–Fr 11:30–14:30 Uhr'; null: always. */
  times: string | null;
  /** As of when the page was rendered; the status has the current value. */
  offeredNow: boolean;
  products: ProductView[];
}

export interface ProductView extends AllergensView, SaidView {
  id: string;
  number: string;
  name: string;
  description: string;
  image: PictureView | null;
  /** The dish's fulfilments, without those its category is not offered for. */
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
  /** The codes, additives included, that only some answers to its questions bring: 'je nach Auswahl: a, g'. */
  allergensByChoice: string[];
  combo: ComboView | null;
  halves: HalvesView | null;
  /** Only for an alcopop, which needs a sentence by law. */
  alcopop?: true;
}

/** What a size costs on one way of ordering. */
export interface SizePrice extends SaidView {
  name: string;
  cents: number;
  unitPrice: string | null;
  /** More is possible: what it costs depends on the halves. */
  from: boolean;
}

export interface PriceLineView {
  /** null: the same on every way. */
  way: string | null;
  sizes: SizePrice[];
}

/** All prices as the pages read them, for pages that were written a while ago. */
export interface PricesView {
  dishes: DishPricesView[];
}

export interface DishPricesView {
  id: string;
  lines: PriceLineView[];
  /** What the tile and the page of the dish say first, picked up. */
  lowest: { cents: number; from: boolean };
  deposit: { cents: number; kind: 'oneWay' | 'reusable' };
}

export interface AllergensView {
  /** null: not checked yet. [] : checked, none. Codes of the legend otherwise. */
  allergens: string[] | null;
  /** The same as keys, for filters; for combos and halves what every choice contains. */
  allergenKeys: string[] | null;
}

export interface VariantView extends SaidView {
  id: string;
  name: string;
  /** What prices of options and halves call it, where guests read another word. */
  pricedAs?: string;
  priceCents: number;
  /** '1 l = 5,80 €' where the law wants it beside the price. */
  unitPrice: string | null;
  /** Prices for single fulfilments that differ. */
  ownPrices: { fulfilment: string; priceCents: number; unitPrice: string | null }[];
}

/** In a basket a course stands as groupId, its choice as optionId; each course exactly once. */
export interface ComboView {
  courses: (SaidView & { id: string; name: string; choices: ComboChoiceView[] })[];
}

export interface ComboChoiceView extends AllergensView, SaidView {
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

export interface HalfChoiceView extends AllergensView, SaidView {
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

export interface OptionGroupView extends SaidView {
  id: string;
  name: string;
  min: number;
  max: number;
  freeQuantity: number;
  options: OptionView[];
}

export interface OptionView extends AllergensView, SaidView {
  id: string;
  name: string;
  priceCents: number;
  /** `said` where guests read another word for the size. */
  variantPrices: { variantName: string; said?: string; priceCents: number }[];
  additives: string[];
  soldOut: boolean;
}

/** What one way of ordering is doing right now. */
export interface WayState {
  /** Orders for "as soon as possible" are taken. */
  open: boolean;
  paused: boolean;
  /** 'Lieferung pausiert bis 19:30 Uhr' */
  sentence: string;
  /** The same without the way: 'bis 22:00 Uhr', 'pausiert bis 19:30 Uhr', 'ab heute 17:30 Uhr'. */
  short: string;
  /** When `open` turns; missing when nobody can say. */
  until?: string;
  /** There are times to order ahead for, even while it is paused or closed. */
  preorder: boolean;
  etaMinutes: { from: number; to: number };
  /** Delivery: the lowest minimum of all areas. */
  minOrderCents?: number;
}

/** A way that is missing cannot be ordered here at all. */
export interface ShopState {
  /** At least one way is open. */
  open: boolean;
  /** false: whatever the hour, nothing is ordered here. */
  takesOrders: boolean;
  tone: 'open' | 'paused' | 'closed';
  /** 'Geöffnet bis 22:00 Uhr', and after a dot what differs for another way. */
  sentence: string;
  ways: Partial<Record<GuestWay, WayState>>;
}

/** What changes during the day; the page asks for it after it has been shown. */
export interface StatusView extends ShopState {
  /** Of the delivery, as the restaurant states it. */
  etaMinutes: { from: number; to: number };
  soldOut: string[];
  /** Ids of the categories that are not offered at this hour. */
  notOffered: string[];
  /** Campaigns that act right now. */
  offers: ShownOffer[];
}
