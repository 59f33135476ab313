import { langQuery } from '../../shared/voice.rules.js';
import type { Language } from '../../shared/voice.types.js';
import type { PublishedTexts } from '../../shop/restaurant/shop.types.js';
import type { StorefrontLinks } from './shop.view.js';

interface Of {
  slug: string;
  legal: PublishedTexts;
  /** Where its pages begin under its own domain. */
  root?: string;
  /** The full address of its menu, for machines. */
  home?: string;
}

/** The hosted shop under our own address, or at the root of its own. */
export function hostedLinks(
  { slug, legal, root = `/s/${slug}`, home }: Of,
  language: Language = 'de',
): StorefrontLinks {
  const query = langQuery(language);
  const text = (version: number | null, name: string) =>
    version === null ? null : `${root}/${name}${query}`;
  return {
    api: `/api/storefront/${slug}`,
    menu: (root || '/') + query,
    category: `${root}/karte/`,
    checkout: `${root}/kasse${query}`,
    dish: '',
    tracking: `${root}/bestellung/`,
    table: `${root}/tisch/`,
    imprint: text(legal.imprintVersion, 'impressum'),
    privacy: text(legal.privacyVersion, 'datenschutz'),
    terms: text(legal.termsVersion, 'agb'),
    withdrawal: `${root}/widerruf${query}`,
    voucher: `${root}/gutschein${query}`,
    voucherSale: `${root}/gutschein/`,
    withdraw: `${root}/widerruf${query}`,
    accessibility: `${root}/barrierefreiheit${query}`,
    inLanguage: { de: '?lang=de', en: '?lang=en' },
    home: home ? { de: home, en: `${home}?lang=en` } : null,
    app: { manifest: `${root}/app.webmanifest`, worker: `${root}/sw.js`, scope: root || '/' },
    origin: '',
  };
}

/** A page of an exported tree: its language, its file, and the way up to the root of its language. */
interface ExportedPlace {
  language: Language;
  file: string;
  up: string;
  /** The address of the tree's root, with a slash at its end; missing while nobody has said where it will stand. */
  site?: string;
}

/** An exported site on other web space: its files have relative links, everything that changes is fetched from us. */
export function exportedLinks(
  { slug, legal, home }: Of,
  baseUrl: string,
  place: ExportedPlace,
): StorefrontLinks {
  const { up, language, file, site } = place;
  const hosted = hostedLinks({ slug, legal });
  const own = (path: string | null, folder: string) => path && `${up}${folder}/index.html`;
  const root = language === 'de' ? up : `${up}../`;
  return {
    api: baseUrl + hosted.api,
    menu: `${up}index.html`,
    // An exported menu is whole, however long.
    category: '',
    checkout: `${up}kasse/index.html`,
    dish: `${up}gericht/`,
    tracking: home ? `${home}/bestellung/` : baseUrl + hosted.tracking,
    table: home ? `${home}/tisch/` : baseUrl + hosted.table,
    imprint: own(hosted.imprint, 'impressum'),
    privacy: own(hosted.privacy, 'datenschutz'),
    terms: own(hosted.terms, 'agb'),
    withdrawal: `${up}widerruf/index.html`,
    voucher: baseUrl + hosted.voucher,
    voucherSale: baseUrl + hosted.voucherSale,
    withdraw: baseUrl + hosted.withdraw,
    accessibility: `${up}barrierefreiheit/index.html`,
    inLanguage: { de: root + file, en: `${root}en/${file}` },
    home: site ? { de: site, en: `${site}en/` } : null,
    ...(site && { here: { de: addressOf(site, file), en: addressOf(`${site}en/`, file) } }),
    // A service worker on other web space could not be removed again.
    app: { manifest: `${root}app.webmanifest`, worker: null, scope: root },
    origin: baseUrl,
  };
}

/** A folder is asked for without the name of its file. */
export const addressOf = (root: string, file: string): string =>
  root + file.replace(/(^|\/)index\.html$/, '$1');

/** For a preview: its links lead nowhere. */
export const nowhere = (links: StorefrontLinks): StorefrontLinks => ({
  ...links,
  menu: '#',
  category: '#',
  checkout: '#',
  dish: '',
  imprint: links.imprint && '#',
  privacy: links.privacy && '#',
  terms: links.terms && '#',
  withdrawal: '#',
  voucher: '#',
  withdraw: '#',
  accessibility: '#',
  inLanguage: { de: '#', en: '#' },
  home: null,
  app: null,
});
