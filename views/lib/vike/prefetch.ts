import { prefetchPayload, servePayloads } from './payloads';
import {
  type Connection,
  hasLastingPayload,
  isVerySlow,
  PAYLOAD_AFTER_MS,
  PRELOADS_AT_ONCE,
  pagePathOf,
} from './prefetch.rules';
import { preload } from './preload';
import { createQueue } from './queue';

const fetchPayload = createQueue(PRELOADS_AT_ONCE, prefetchPayload);

/** Loads the code of the pages whose links come into view, and a second later what the public ones show. */
export function prefetchLinks(pages: ReadonlySet<string>): void {
  const connection = (navigator as { connection?: Connection }).connection ?? {};
  if (isVerySlow(connection) || import.meta.env.DEV) return;

  servePayloads();
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      const path = pagePathOf((target as HTMLAnchorElement).href, new URL(location.href));
      if (path && pages.has(path)) prepare(path);
    }
  });
  const known = new WeakSet<Element>();
  const watch = () => {
    for (const link of document.querySelectorAll('a[href^="/"]')) {
      if (known.has(link)) continue;
      known.add(link);
      seen.observe(link);
    }
  };
  watch();
  new MutationObserver(watch).observe(document.body, { childList: true, subtree: true });
}

function prepare(path: string): void {
  preload(path);
  if (hasLastingPayload(path)) setTimeout(() => fetchPayload(path), PAYLOAD_AFTER_MS);
}
