import { useEffect, useState } from 'react';
import type { StatusView } from '../../../../src/storefront/menu/menu.view';
import type { AddressView } from '../../../../src/storefront/order/quote.view';
import { get, post } from '../../lib/api';
import { isPostalCode } from '../../lib/basket/address';

export interface Minutes {
  from: number;
  to: number;
}

/** The answer to "do you deliver here?"; null while nobody asks or knows. */
export function useArea(api: string, code: string): AddressView | null {
  const [known, setKnown] = useState<{ code: string; answer: AddressView } | null>(null);
  useEffect(() => {
    if (!isPostalCode(code)) return;
    let isStale = false;
    void post<AddressView>(`${api}/address`, { postalCode: code.trim() }).then((answer) => {
      if (!isStale && answer.ok) setKnown({ code, answer: answer.data });
    });
    return () => {
      isStale = true;
    };
  }, [api, code]);
  return known?.code === code ? known.answer : null;
}

/** What each way of ordering is doing right now; nothing while nobody knows. */
export function useWays(api: string): StatusView['ways'] {
  const [ways, setWays] = useState<StatusView['ways']>({});
  useEffect(() => {
    void get<StatusView>(`${api}/status`).then((answer) => {
      if (answer.ok) setWays(answer.data.ways);
    });
  }, [api]);
  return ways;
}
