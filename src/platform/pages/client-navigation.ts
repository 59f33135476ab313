import type { IncomingMessage } from 'node:http';

/** Vike's client asks for a page's data at `<path>/index.pageContext.json`; the same route answers it. */
const SUFFIX = '/index.pageContext.json';
const asked = new WeakMap<object, string>();

export function routedUrl(request: { url?: string }): string {
  const url = request.url ?? '/';
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at);
  if (!path.endsWith(SUFFIX)) return url;

  asked.set(request, url);
  return pathWithout(path) + (at < 0 ? '' : url.slice(at));
}

/** The URL as it came in. Middleware overwrites `originalUrl`, so it is remembered here. */
export const askedUrl = (request: IncomingMessage): string => asked.get(request) ?? request.url ?? '/';

/** No page of ours has more. */
const MOST_PARAMETERS = 50;

/** For Vike, which copies all earlier values of a name for each further one: `?a&a&a...` took it seconds. */
export function urlForVike(request: IncomingMessage): string {
  const url = askedUrl(request);
  const at = url.indexOf('?') + 1;
  return at === 0 ? url : url.slice(0, at) + url.slice(at).split('&', MOST_PARAMETERS).join('&');
}

/** Vike's client asks for data; a person's browser asks for a document. */
export const isClientNavigation = (request: IncomingMessage): boolean =>
  askedUrl(request).split('?', 1)[0]?.endsWith(SUFFIX) ?? false;

/** The page's own address, with its query, for redirects and error texts. */
export function askedPath(request: IncomingMessage): string {
  const [path = '/', ...query] = askedUrl(request).split('?');
  const page = path.endsWith(SUFFIX) ? pathWithout(path) : path;
  return query.length > 0 ? `${page}?${query.join('?')}` : page;
}

const pathWithout = (path: string): string => path.slice(0, -SUFFIX.length) || '/';
