/** A shop under a domain of its own. `awayTo` is where its guests are redirected while it is not served here. */
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
  '/.well-known/apple-developer-merchantid-domain-association',
];

/** The host a browser asked for, without its port. Only a proxy that we trust may say so in its stead. */
export function hostOf(headers: Headers, behindProxy: boolean): string {
  const forwarded = behindProxy ? String(headers['x-forwarded-host'] ?? '') : '';
  const named = forwarded.split(',').at(-1)?.trim() || String(headers.host ?? '');
  return named.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}

/** The route for a request to a shop's own domain: everything that is not shared belongs to the shop. */
export function pathOfGuest(url: string, { host, slug }: GuestHost): string {
  const [, path = '/', query = ''] = /^([^?]*)(.*)$/s.exec(url) ?? [];
  const api = `/api/storefront/${slug}/`;
  if (path.startsWith(api) || SHARED.some((prefix) => path.startsWith(prefix))) return url;
  return `/s/${HOST_MARK}${host}${pathWithin(path, slug)}${query}`;
}

/** The same page at the address that guests are redirected to. */
export function pathAway(url: string, { slug, awayTo }: GuestHost): string | null {
  const [, path = '/', query = ''] = /^(\/[^?]*)(.*)$/s.exec(url) ?? [];
  return awayTo && awayTo + pathWithin(path, slug) + query;
}

/** The path inside the shop: '' for its menu. A guest may use a link with our own path. */
function pathWithin(path: string, slug: string): string {
  const within = path.replace(new RegExp(`^/s/${slug}(?=/|$)`), '');
  return within === '/' ? '' : within;
}

const PAGE = /^\/s\/([\w-]+)(\/[^?]*)?/;
/** An order is read by one guest, not by a search engine. */
const PRIVATE = /^\/(bestellung|tisch)(\/|$)/;

interface PageOfShop {
  slug: string;
  path: string;
}

/** The shop page under one of our addresses; null for everything else. */
export function pageOfShop(url: string): PageOfShop | null {
  const [, slug, path = '/'] = PAGE.exec(url) ?? [];
  return slug === undefined || PRIVATE.test(path) ? null : { slug, path };
}

export const isGuestHostPath = (url: string): boolean => /^\/s\/(@|%40)/i.test(url);
