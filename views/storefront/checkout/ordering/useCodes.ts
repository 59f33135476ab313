import { useEffect, useState } from 'react';
import type { QuoteView } from '../../../../src/storefront/order/quote.view';
import { keepCodes, readCodes, withCode, withoutLost } from './codes';

/** The vouchers of this order; they survive a look at the menu. */
export function useCodes(slug: string) {
  const [codes, setCodes] = useState(() => readCodes(slug));
  return {
    codes,
    /** What was refused makes room for it. */
    add: (typed: string, quote: QuoteView | null) =>
      setCodes((last) => withCode(withoutLost(last, quote), typed)),
    remove: (code: string) => setCodes((last) => last.filter((one) => one !== code)),
  };
}

/** What is refused for good is told once, and does not come back with the page. */
export function useKeptCodes(slug: string, codes: readonly string[], quote: QuoteView | null): void {
  useEffect(() => keepCodes(slug, withoutLost(codes, quote)), [slug, codes, quote]);
}
