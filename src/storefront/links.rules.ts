import type { PublishedTexts } from '../shop/restaurant/shop.types.js';
import type { StorefrontLinks } from './menu.view.js';

interface Of {
  slug: string;
  legal: PublishedTexts;
}

/** The hosted shop under our own address. */
export function hostedLinks({ slug, legal }: Of): StorefrontLinks {
  const root = `/s/${slug}`;
  return {
    api: `/api/storefront/${slug}`,
    menu: root,
    checkout: `${root}/kasse`,
    tracking: `${root}/bestellung/`,
    imprint: legal.imprintVersion === null ? null : `${root}/impressum`,
    privacy: legal.privacyVersion === null ? null : `${root}/datenschutz`,
    terms: legal.termsVersion === null ? null : `${root}/agb`,
    origin: '',
  };
}

/** A tree on somebody else's web space: its own files are found from `up`, everything that moves is asked of us. */
export function exportedLinks({ slug, legal }: Of, baseUrl: string, up: string): StorefrontLinks {
  const hosted = hostedLinks({ slug, legal });
  const own = (path: string | null, folder: string) => path && `${up}${folder}/index.html`;
  return {
    api: baseUrl + hosted.api,
    menu: `${up}index.html`,
    checkout: `${up}kasse/index.html`,
    tracking: baseUrl + hosted.tracking,
    imprint: own(hosted.imprint, 'impressum'),
    privacy: own(hosted.privacy, 'datenschutz'),
    terms: own(hosted.terms, 'agb'),
    origin: baseUrl,
  };
}

/** For a page that is only looked at: its links stay where they are. */
export const nowhere = (links: StorefrontLinks): StorefrontLinks => ({
  ...links,
  menu: '#',
  checkout: '#',
  imprint: links.imprint && '#',
  privacy: links.privacy && '#',
  terms: links.terms && '#',
});
