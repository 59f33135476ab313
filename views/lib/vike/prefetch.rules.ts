export const PRELOADS_AT_ONCE = 4;
export const PAYLOAD_AFTER_MS = 1_000;
export const PAYLOAD_GOOD_FOR_MS = 60_000;

export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

export const isVerySlow = ({ saveData, effectiveType }: Connection): boolean =>
  saveData === true || effectiveType === 'slow-2g';

/** The path of a page of ours that a link leads to; null for everything that needs no page code. */
export function pagePathOf(href: string, here: URL): string | null {
  const url = URL.parse(href, here);
  if (!url || url.origin !== here.origin || url.pathname === here.pathname) return null;
  return /^\/(api|s|print|assets|files)\/|\.\w+$/.test(url.pathname) ? null : url.pathname;
}

/** What the public pages say is the same for a minute; what the back office shows is asked for at the click. */
export const hasLastingPayload = (path: string): boolean => !path.startsWith('/app/');

export const payloadUrlOf = (path: string): string =>
  `${path === '/' ? '' : path.replace(/\/$/, '')}/index.pageContext.json`;
