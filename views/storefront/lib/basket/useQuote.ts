import { useEffect, useState } from 'react';
import type { QuoteView } from '../../../../src/storefront/order/quote.view';
import { post } from '../api';
import type { Address } from './address';
import type { Basket } from './basket';
import { type LineFault, lineFaultsIn } from './line-faults';
import { orderOf, placeOf } from './quote-question';

export interface Quoted {
  quote: QuoteView | null;
  /** The way of ordering it was priced for; the guest may have chosen another one since. */
  way: Basket['fulfilment'] | null;
  /** The keys of the lines it is about: the basket may have moved on. */
  keys: readonly string[];
  /** Why there is none, in a sentence for the guest. */
  problem: string | null;
  /** The line of the basket that is the reason. */
  problemLine: number | null;
  /** The lines that cannot be made; the quote is then about the others. */
  faults: readonly LineFault[];
  busy: boolean;
}

export interface Wishes {
  address: Address;
  when?: string;
  payment?: string;
  tipCents?: number;
  codes?: readonly string[];
  /** Another number asks the same question again. */
  round?: number;
}

const SETTLE_MS = 200;
const NOTHING: Quoted = {
  quote: null,
  way: null,
  keys: [],
  problem: null,
  problemLine: null,
  faults: [],
  busy: false,
};

/** The server prices the basket; while it does, the last answer stays on the screen. */
export function useQuote(api: string, basket: Basket, wishes: Wishes): Quoted {
  const [quoted, setQuoted] = useState<Quoted>({ ...NOTHING, busy: true });
  const question = JSON.stringify({ ...orderOf(basket, wishes), address: placeOf(basket, wishes.address) });

  const way = basket.fulfilment;
  const keys = basket.lines.map(({ key }) => key);
  const empty = basket.lines.length === 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks the same question again
  useEffect(() => {
    if (empty) return setQuoted(NOTHING);
    let stale = false;
    setQuoted((last) => ({ ...last, busy: true }));
    const wait = setTimeout(async () => {
      const answer = await post<QuoteView>(`${api}/quote`, JSON.parse(question));
      if (answer.ok) {
        if (!stale) setQuoted({ ...NOTHING, quote: answer.data, way, keys });
        return;
      }
      const faults = lineFaultsIn(answer.data, keys);
      const rest =
        faults.length > 0 ? { way, faults, ...(await quoteRest(api, question, keys, faults)) } : {};
      const said = { problem: answer.message, problemLine: lineIn(answer.data), busy: false };
      if (!stale) setQuoted((last) => ({ ...last, faults, ...rest, ...said }));
    }, SETTLE_MS);
    return () => {
      stale = true;
      clearTimeout(wait);
    };
  }, [api, question, empty, wishes.round]);
  return quoted;
}

/** What can be made is shown and priced nevertheless: one dish that is sold out takes no order away. */
async function quoteRest(
  api: string,
  question: string,
  keys: readonly string[],
  faults: readonly LineFault[],
): Promise<Pick<Quoted, 'quote' | 'keys'>> {
  const isFine = (index: number) => !faults.some(({ key }) => key === keys[index]);
  const asked = JSON.parse(question) as { lines: unknown[] };
  const lines = asked.lines.filter((_, index) => isFine(index));
  const answer = lines.length > 0 ? await post<QuoteView>(`${api}/quote`, { ...asked, lines }) : null;
  return answer?.ok
    ? { quote: answer.data, keys: keys.filter((_, index) => isFine(index)) }
    : { quote: null, keys: [] };
}

const lineIn = (data: unknown): number | null => (data as { line?: number } | undefined)?.line ?? null;
