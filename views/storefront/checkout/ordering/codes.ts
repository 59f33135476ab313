import { plainDiscountCode } from '../../../../src/shop/discount/offer/code.rules';
import { isCode, plainCode } from '../../../../src/shop/voucher/voucher-code.rules';
import type { QuoteView } from '../../../../src/storefront/order/quote.view';

const MOST = 5;
const storedIn = (slug: string): string => `tresen:gutscheine:${slug}`;
const IN_LINK = /^#gutschein=([A-Za-z0-9-]{8,20})$/;
const ASKED = 'code';
const MOST_LETTERS = 40;

/** What was typed in this tab, and what a link or a QR code brought; it ends with the tab. */
export function readCodes(slug: string): string[] {
  const voucher = IN_LINK.exec(location.hash)?.[1];
  const shared = codeInLink();
  // A code stands in no history and is shown to nobody who looks over a shoulder later.
  if (voucher) history.replaceState(null, '', location.pathname + location.search);
  return [shared, voucher].reduce<string[]>(
    (codes, code) => (code ? withCode(codes, code) : codes),
    stored(slug),
  );
}

/** Takes what a shared link brought, such as `?code=SOMMER10`, out of the address; null without one. */
export function codeInLink(): string | null {
  const asked = new URLSearchParams(location.search);
  const code = asked.get(ASKED);
  if (code === null) return null;
  asked.delete(ASKED);
  const rest = asked.size > 0 ? `?${asked}` : '';
  history.replaceState(history.state, '', location.pathname + rest + location.hash);
  return code.slice(0, MOST_LETTERS);
}

/** One way of writing for each code; only those of vouchers have letters that are taken for others. */
export const writtenCode = (typed: string): string => {
  const voucher = plainCode(typed);
  return isCode(voucher) ? voucher : plainDiscountCode(typed);
};

/** Whether the server means this one, in whatever way it writes it. */
export const isSameCode = (one: string, other: string): boolean => plainCode(one) === plainCode(other);

export const withCode = (codes: readonly string[], typed: string): string[] => {
  const code = writtenCode(typed);
  return code === '' ? [...codes] : [...new Set([...codes, code])].slice(-MOST);
};

export const withoutLost = (codes: readonly string[], quote: Pick<QuoteView, 'codes'> | null): string[] =>
  codes.filter((code) => !quote?.codes.some((one) => one.isLost && isSameCode(one.code, code)));

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
