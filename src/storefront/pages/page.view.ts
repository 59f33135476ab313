import type { Voice } from '../../shared/voice.types.js';
import type { GuestText } from '../../shop/legal/legal.types.js';
import type { Block } from '../../shop/legal/texts/markup.types.js';
import type { PaymentMethod } from '../../shop/restaurant/pay-ways.types.js';
import type { MenuView, ProductView } from '../menu/menu.view.js';
import type { PayScripts } from '../order/quote.view.js';
import type { StorefrontLinks, StorefrontShop } from '../shop/shop.view.js';

export interface MenuPage {
  shop: StorefrontShop;
  speech: Voice;
  menu: MenuView;
  legend: { code: string; name: string }[];
  /** The allergen filters that change something on this menu. */
  filters: { key: string; name: string }[];
  /** The ids of the dishes ordered most these days, most first; empty until there are enough orders. */
  popular: string[];
  /** The ids of the categories that are not on this page but on one of their own. */
  later: string[];
  /** It is one of those pages: a category of a long menu. */
  part?: true;
  /** The guest sits at it. */
  table?: TableSign;
  links: StorefrontLinks;
}

/** What a code on a table tells whoever scans it. */
export interface TableSign {
  code: string;
  /** 'Tisch 7' */
  label: string;
  name: string;
  room: string;
  /** false: the menu is to read, and the staff takes the order. */
  ordering: boolean;
  /** How a round can be paid at once, online; null: everything is paid in the house. */
  online: PaymentMethod | null;
}

/** The page on which a table pays. */
export interface TablePayPage {
  /** null under a code that was renewed: whoever sat down with it pays on, and nobody else learns which table it was. */
  table: TableSign | null;
  /** The one in the address. */
  code: string;
  /** null where nothing is paid online. */
  scripts: PayScripts | null;
}

/** One dish of an exported shop, under an address of its own. */
export interface DishPage extends CheckoutPage {
  dish: ProductView;
  category: string;
  /** The address of the category in the menu. */
  anchor: string;
  legend: { code: string; name: string }[];
}

export interface CheckoutPage {
  shop: StorefrontShop;
  speech: Voice;
  links: StorefrontLinks;
}

/** Imprint, privacy or terms as a page of the shop. */
export interface LegalTextPage {
  kind: GuestText;
  shop: StorefrontShop;
  speech: Voice;
  links: StorefrontLinks;
  title: string;
  /** '20.11.2026'; null for what nobody has to publish. */
  since: string | null;
  blocks: Block[];
  /** Something can be withdrawn from here: the form stands below the text. */
  form?: true;
}
