import { useEffect, useState } from 'react';
import type { QuoteView } from '../../../../src/storefront/order/quote.view';
import type { Basket } from '../../lib/basket/basket';
import type { Cash } from './cash';
import { type Chosen, keepChosen, readChosen } from './chosen';
import type { Method } from './pay-ways';
import type { Tip } from './tip';

/** What a guest chooses and does not type. */
export function useChoices(slug: string, way: Basket['fulfilment']) {
  const { when, setWhen } = useWhen(way);
  const [{ wanted, cash, tip }, setChosen] = useState(() => readChosen(slug));
  const choose = (part: Partial<Chosen>) => setChosen((last) => ({ ...last, ...part }));
  useEffect(() => keepChosen(slug, { wanted, cash, tip }), [slug, wanted, cash, tip]);
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
    setPayment: (payment: Method | null) => choose({ wanted: payment }),
    setCash: (given: Cash) => choose({ cash: given }),
    setTip: (given: Tip) => choose({ tip: given }),
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
