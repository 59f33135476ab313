import type { Voice } from '../../../src/shared/voice.types';
import type { GuestWay, StorefrontLinks, StorefrontShop } from '../../../src/storefront/shop/shop.view';
import type { StartArea } from '../../../src/storefront/shop/start-info.view';

/** What every storefront page carries as data: the scripts that read it are files. */
export interface PageConfig {
  slug: string;
  speech: Voice;
  /** The few sentences a page needs before the table of all of them is there. */
  words: { noConnection: string; unknownError: string };
  links: StorefrontLinks;
  /** The React part of the menu page, fetched at the first tap. */
  sheet: string;
  /** How guests can order from home; only on the menu page, and not at a table. */
  ways?: GuestWay[];
  /** Guests may order for later, so what is not offered now can still be chosen. */
  preorder?: boolean;
  /** The guest sits at it; on its page alone. */
  table?: { code: string; online: string | null };
  /** Only on other web space: the page is older than the prices may be. */
  prices?: PriceWords;
  /** What the sheet of the way of ordering tells; only on the menu page. */
  about?: ShopAbout;
}

/** What prices are said with, for those that come later than the page. */
export interface PriceWords {
  from: string;
  ways: Record<string, string>;
  oneWay: string;
  reusable: string;
  asOf: string;
  /** The way up to the files of the site. */
  root: string;
}

export interface ShopAbout {
  address: string;
  phone: string;
  phoneLink: string | null;
  hours: string[];
  areas: StartArea[];
}

export const aboutOf = ({
  street,
  postalCode,
  city,
  phone,
  phoneLink,
  hours,
  start,
}: StorefrontShop): ShopAbout => ({
  address: `${street}, ${postalCode} ${city}`,
  phone,
  phoneLink,
  hours,
  areas: start.areas,
});

export const readConfig = (): PageConfig => readData<PageConfig>('shop-config');

export function readData<T>(id: string): T {
  return JSON.parse(document.getElementById(id)?.textContent ?? 'null') as T;
}

/** What a browser keeps at a table it keeps apart from what is ordered from home. */
export const slugAtTable = (slug: string): string => `${slug}/tisch`;

/** The page of an order, in the language it was ordered in. */
export const trackingOf = ({ links, speech }: Pick<PageConfig, 'links' | 'speech'>, token: string): string =>
  inLanguage(links.tracking + token, speech.language);

/** The server answers in the language of the page. */
export const inLanguage = (url: string, language: string): string =>
  language === 'de' ? url : `${url}${url.includes('?') ? '&' : '?'}lang=${language}`;
