/** A shop under a name of its own. `awayTo` is where its guests are sent instead, as long as it is not served here. */
export interface GuestHost {
  host: string;
  slug: string;
  awayTo: string | null;
}

type Headers = Record<string, string | string[] | undefined>;

/** Marks a domain where a slug could stand; no slug contains '@'. */
export const HOST_MARK = '@';

/** What a shop's pages fetch beside themselves. Nothing else of ours is served under a shop's own domain. */
const SHARED = [
  '/storefront/',
  '/media/',
  '/placeholders/',
  '/favicon.ico',
  '/icon.svg',
  '/apple-touch-icon.png',
];

/** The host a browser asked for, without its port. Only a proxy that we trust may say so in its stead. */
export function hostOf(headers: Headers, behindProxy: boolean): string {
  const forwarded = behindProxy ? String(headers['x-forwarded-host'] ?? '') : '';
  const named = forwarded.split(',').at(-1)?.trim() || String(headers.host ?? '');
  return named.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}

/** Where a request to a shop's own name is answered: everything that is not shared is looked for in the shop. */
export function pathOfGuest(url: string, { host, slug }: GuestHost): string {
  const [, path = '/', query = ''] = /^([^?]*)(.*)$/s.exec(url) ?? [];
  const api = `/api/storefront/${slug}/`;
  if (path.startsWith(api) || SHARED.some((prefix) => path.startsWith(prefix))) return url;
  return `/s/${HOST_MARK}${host}${pathWithin(path, slug)}${query}`;
}

/** The same page where its guests are sent instead. */
export function pathAway(url: string, { slug, awayTo }: GuestHost): string | null {
  const [, path = '/', query = ''] = /^(\/[^?]*)(.*)$/s.exec(url) ?? [];
  return awayTo && awayTo + pathWithin(path, slug) + query;
}

/** Seen from the shop: '' for its menu. A guest may come with a link of ours. */
function pathWithin(path: string, slug: string): string {
  const within = path.replace(new RegExp(`^/s/${slug}(?=/|$)`), '');
  return within === '/' ? '' : within;
}

const PAGE = /^\/s\/([\w-]+)(\/[^?]*)?/;
/** An order is read by one guest, not by a search engine. */
const PRIVATE = /^\/bestellung(\/|$)/;

interface PageOfShop {
  slug: string;
  path: string;
}

/** The page of a shop that an address of ours shows; null for everything else. */
export function pageOfShop(url: string): PageOfShop | null {
  const [, slug, path = '/'] = PAGE.exec(url) ?? [];
  return slug === undefined || PRIVATE.test(path) ? null : { slug, path };
}

export const isGuestHostPath = (url: string): boolean => /^\/s\/(@|%40)/i.test(url);
