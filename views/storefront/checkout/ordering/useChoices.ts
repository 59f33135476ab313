import { useState } from 'react';
import type { QuoteView } from '../../../../src/storefront/order/quote.view';
import type { Basket } from '../../lib/basket/basket';
import type { Cash } from './cash';
import type { Method } from './pay-ways';
import type { Tip } from './tip';

export const NOT_SAID: Cash = { kind: 'open' };

/** What a guest chooses and does not type. */
export function useChoices(way: Basket['fulfilment']) {
  const { when, setWhen } = useWhen(way);
  /** null until the guest has chosen; then the first that can be taken. */
  const [wanted, setPayment] = useState<Method | null>(null);
  const [cash, setCash] = useState<Cash>(NOT_SAID);
  const [tip, setTip] = useState<Tip>({ kind: 'none' });
  const [ageConfirmed, setAge] = useState(false);
  /** Of the last price: what a tip is a share of, and what there is to pay. */
  const [priced, setPriced] = useState<Pick<QuoteView, 'goodsCents' | 'payableCents'> | null>(null);
  return {
    when,
    wanted,
    cash,
    tip,
    ageConfirmed,
    goodsCents: priced?.goodsCents ?? 0,
    payableCents: priced?.payableCents ?? null,
    setWhen,
    setPayment,
    setCash,
    setTip,
    setAge,
    setPriced,
  };
}

/** A time that nobody asked for does not stay for the other way, which may be open. */
function useWhen(way: Basket['fulfilment']) {
  const [time, setTime] = useState({ at: 'asap', isOwn: false, way });
  return {
    when: time.isOwn || time.way === way ? time.at : 'asap',
    setWhen: (at: string, isOwn = true) => setTime({ at, isOwn, way }),
  };
}
