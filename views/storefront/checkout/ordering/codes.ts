import { plainCode } from '../../../../src/shop/voucher/voucher-code.rules';

const MOST = 5;
const storedIn = (slug: string): string => `tresen:gutscheine:${slug}`;
const IN_LINK = /^#gutschein=([A-Za-z0-9-]{8,20})$/;

/** What was typed in this tab, and what a link or a QR code brought; it ends with the tab. */
export function readCodes(slug: string): string[] {
  const brought = IN_LINK.exec(location.hash)?.[1];
  // A code stands in no history and is shown to nobody who looks over a shoulder later.
  if (brought) history.replaceState(null, '', location.pathname + location.search);
  return brought ? withCode(stored(slug), brought) : stored(slug);
}

export const withCode = (codes: readonly string[], typed: string): string[] => {
  const code = plainCode(typed);
  return code === '' ? [...codes] : [...new Set([...codes, code])].slice(-MOST);
};

export function keepCodes(slug: string, codes: readonly string[]): void {
  try {
    if (codes.length === 0) sessionStorage.removeItem(storedIn(slug));
    else sessionStorage.setItem(storedIn(slug), JSON.stringify(codes));
  } catch {
    // Private windows may refuse; then it is typed again next time.
  }
}

function stored(slug: string): string[] {
  try {
    const known: unknown = JSON.parse(sessionStorage.getItem(storedIn(slug)) ?? '[]');
    return Array.isArray(known) ? known.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}
