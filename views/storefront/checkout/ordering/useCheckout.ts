import { useCallback, useEffect, useState } from 'react';
import type { QuoteView } from '../../../../src/storefront/order/quote.view';
import type { StorefrontShop } from '../../../../src/storefront/shop/shop.view';
import type { Basket } from '../../lib/basket/basket';
import { useBasket } from '../../lib/basket/useBasket';
import { useQuote } from '../../lib/basket/useQuote';
import type { PageConfig } from '../../lib/config';
import { FINDINGS, goTo } from '../Findings';
import { blockerOf, FINAL, isListed } from './blocker';
import { type Cash, cashCentsOf } from './cash';
import { faultsOf, fromTop } from './faults';
import { chosenOf, type Method, offeredFor } from './pay-ways';
import type { Refused } from './place-order';
import { type Tip, tipCentsOf } from './tip';
import { useCodes } from './useCodes';
import { useDraft } from './useDraft';
import { useFaults } from './useFaults';
import { useOrdering } from './useOrdering';
import { useTowns } from './useTowns';

const NOT_SAID: Cash = { kind: 'open' };

/** What a guest has chosen and typed, what the server says to it, and the one way to an order. */
export function useCheckout(config: PageConfig, shop: StorefrontShop) {
  const basket = useBasket(config.slug);
  const typed = useDraft(config.slug);
  const chosen = useChoices(basket.fulfilment);
  const { draft } = typed;
  const isDelivery = basket.fulfilment === 'delivery';
  const towns = useTowns(config.links.api, typed, isDelivery);
  const { when, cash, tip, ageConfirmed, goodsCents, payableCents, setPriced } = chosen;
  const offered = offeredFor(shop.start, basket.fulfilment, payableCents);
  const payment = chosenOf(offered, chosen.wanted);
  const { round, again } = useRounds();
  const vouchers = useCodes(config.slug);
  const wishes = { when, payment, tipCents: tipCentsOf(tip, goodsCents), codes: vouchers.codes };
  /** The town is asked about once its field is left: half a name may be another town's. */
  const [town, setTown] = useState(draft.address.city);
  const { ourTown } = draft;
  const city = [town, ourTown].includes(draft.address.city) ? draft.address.city : '';
  const quoted = useQuote(config.links.api, basket, {
    ...wishes,
    address: { ...draft.address, city },
    round,
  });
  const { quote, busy } = quoted;
  useEffect(() => {
    if (quote) setPriced(quote);
  }, [quote, setPriced]);

  const minAge = quote?.minAge ?? 0;
  const isCash = payment === 'cash';
  const told = useFaults(
    faultsOf({
      ...draft,
      isDelivery,
      minAge,
      ageConfirmed,
      cash: isCash ? cash : NOT_SAID,
      payableCents: payableCents ?? 0,
      tip,
    }),
  );
  const blocker = blockerOf(quoted);
  /** What stopped the order when the button was pressed; what comes up later is told where it belongs. */
  const [stopped, setStopped] = useState<string | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  /** The sum that was on the button when it was pressed while another price was on its way. */
  const [waiting, setWaiting] = useState<number | null>(null);
  const { sending, send } = useOrdering(config, (answer) => {
    setRefused(answer);
    told.refuse(answer.fields);
    // What has changed in the house stands in the summary before the guest decides anew.
    again();
    if (!isChange(answer)) goTo(Object.keys(answer.fields).length > 0 ? FINDINGS : 'kasse-problem');
  });

  const order = () => {
    setRefused(null);
    setStopped(blocker?.place ?? null);
    if (told.tellAll()) return goTo(FINDINGS);
    if (blocker) return goTo(blocker.place === FINAL ? FINAL : FINDINGS);
    if (!quote) return;
    if (busy) return setWaiting(quote.payableCents);
    const expectedLines = quote.lines.map(({ totalCents }) => totalCents);
    const expected = { expectedCents: quote.payableCents, expectedLines };
    const cashCents = isCash ? cashCentsOf(cash, quote.payableCents) : null;
    void send({ basket, ...wishes, cashCents, draft, ageConfirmed, ...expected });
  };
  useEffect(() => {
    if (waiting === null || busy) return;
    setWaiting(null);
    // Another sum is another decision.
    if (quote?.payableCents === waiting) order();
  });
  return {
    basket,
    typed,
    chosen,
    offered,
    payment,
    vouchers,
    quoted,
    towns,
    setTown,
    isDelivery,
    minAge,
    told,
    blocker,
    sending,
    order,
    again,
    findings: fromTop([...told.findings, ...(isListed(blocker, stopped) ? [blocker] : [])]),
    changed: refused && isChange(refused) ? refused : null,
    refusal: refused && isGeneral(refused) && refused.message !== quoted.problem ? refused.message : null,
    forgetRefusal: () => setRefused(null),
  };
}

function useChoices(way: Basket['fulfilment']) {
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

/** Another round asks for the price once more, of itself when the phone is back on the net. */
function useRounds() {
  const [round, setRound] = useState(0);
  const again = useCallback(() => setRound((last) => last + 1), []);
  useEffect(() => {
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [again]);
  return { round, again };
}

const isChange = ({ code }: Refused): boolean => code === 'PRICE_CHANGED' || code === 'BASKET_REFUSED';

/** What has a field of its own is said there. */
const isGeneral = (refused: Refused): boolean =>
  !isChange(refused) && Object.keys(refused.fields).length === 0;
