import type { Weekday } from '../../shared/berlin-time.js';
import type { SaidView } from '../../shared/said.types.js';
import type { Language } from '../../shared/voice.types.js';
import type { DisplayFont } from '../../shop/restaurant/shop.types.js';
import type { PictureView } from './picture.view.js';
import type { SpecialHoursView, StartInfo } from './start-info.view.js';

/** What a guest's browser may know of a shop. Every field that leaves the server for guests is listed here. */
export interface StorefrontShop extends SaidView {
  slug: string;
  name: string;
  headline: string;
  logo: string;
  titleImage: string;
  /** The same picture in the widths that pages use; null while it is a placeholder. */
  titlePicture: PictureView | null;
  colors: ShopColors;
  font: DisplayFont;
  /** How guests are addressed. */
  salutation: 'du' | 'sie';
  street: string;
  postalCode: string;
  city: string;
  /** As people read it: '030 23125123', numbers of other countries with their code. */
  phone: string;
  /** What a link dials, 'tel:+493023125123'; null when the number cannot be dialled. */
  phoneLink: string | null;
  menuOnly: boolean;
  /** How guests can order from home, one at least; the first is the one they begin with. */
  ways: GuestWay[];
  /** Guests may order for later. */
  preorder: boolean;
  /** 'Di–Fr 11:30–14:30, 17:30–22:00 Uhr', a line a group of days. */
  hours: string[];
  /** The same for machines. */
  openingHours: OpeningHoursView[];
  /** Profiles elsewhere; '' where there is none. */
  socials: { facebook: string; instagram: string; whatsapp: string; google: string };
  /** What the law wants said about packaging that is used again. */
  reuse: 'offer' | 'ownContainer' | 'notAffected';
  /** Special days and holidays. */
  specialHours: SpecialHoursView[];
  start: StartInfo;
  /** What vouchers with value guests can buy; null: none. */
  vouchers: VoucherOffer | null;
  /** Something was sold that can be withdrawn from (§ 356a BGB). */
  withdraws: boolean;
  /** Prices of a small business hold no VAT (§ 19 UStG). */
  smallBusiness: boolean;
}

/** The ways a guest orders from home. */
export type GuestWay = 'pickup' | 'delivery';

export interface VoucherOffer {
  amounts: number[];
  fromCents: number;
  toCents: number;
  ways: ('stripe' | 'paypal')[];
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

/** Where a page finds its parts: hosted under /s/:slug, or relative in an exported tree. */
export interface StorefrontLinks {
  api: string;
  menu: string;
  /** The page of one category of a long menu: its anchor is appended, then the language. */
  category: string;
  checkout: string;
  /** Where each dish has a page of its own, its address is appended; '' on the hosted shop. */
  dish: string;
  /** The token is appended, then the language. */
  tracking: string;
  /** The code of a table is appended, or the way to a receipt of its rounds. */
  table: string;
  /** null until the restaurant has published the text. */
  imprint: string | null;
  privacy: string | null;
  terms: string | null;
  withdrawal: string;
  /** Where vouchers are bought; the page of one purchase has its token appended to `voucherSale`. */
  voucher: string;
  voucherSale: string;
  /** Where a purchase is withdrawn from, always ours: an exported site has no form. */
  withdraw: string;
  accessibility: string;
  /** This page in each language. */
  inLanguage: Record<Language, string>;
  /** The full address of the menu in each language, for machines; null where it is unknown. */
  home: Record<Language, string> | null;
  /** The full address of this very page in each language, where it is not the menu. */
  here?: Record<Language, string>;
  /** For installing the shop as an app; only the hosted one can be read without a network. */
  app: { manifest: string; worker: string | null; scope: string } | null;
  /** Where the platform and its images live; empty on the hosted site. */
  origin: string;
}
