import { useCallback, useEffect, useState } from 'react';
import type { QuoteView } from '../../../../src/storefront/order/quote.view';
import type { StorefrontShop } from '../../../../src/storefront/shop/shop.view';
import type { Basket } from '../../lib/basket/basket';
import { useBasket } from '../../lib/basket/useBasket';
import { useQuote, type Wishes } from '../../lib/basket/useQuote';
import type { PageConfig } from '../../lib/config';
import { cashCentsOf } from './cash';
import { NOT_SAID } from './chosen';
import type { Draft } from './draft';
import { faultsOf } from './faults';
import { chosenOf, offeredFor } from './pay-ways';
import { tipCentsOf } from './tip';
import { useChoices } from './useChoices';
import { useCodes, useKeptCodes } from './useCodes';
import { useDraft } from './useDraft';
import { useFaults } from './useFaults';
import { usePressing } from './usePressing';
import { useTowns } from './useTowns';

export type CheckoutState = ReturnType<typeof useCheckout>;

/** What a guest has chosen and typed, what the server says to it, and the one way to an order. */
export function useCheckout(config: PageConfig, shop: StorefrontShop) {
  const basket = useBasket(config.slug);
  const typed = useDraft(config.slug);
  const chosen = useChoices(config.slug, basket.fulfilment);
  const vouchers = useCodes(config.slug);
  const { draft } = typed;
  const { when, cash, tip, ageConfirmed, goodsCents, payableCents, setPriced } = chosen;
  const isDelivery = basket.fulfilment === 'delivery';
  const towns = useTowns(config.links.api, typed, isDelivery);
  const offered = offeredFor(shop.start, basket.fulfilment, payableCents);
  const payment = chosenOf(offered, chosen.wanted);
  const wishes = { when, payment, tipCents: tipCentsOf(tip, goodsCents), codes: vouchers.codes };
  const { quoted, again, setTown } = usePrice(config.links.api, { basket, draft, wishes });
  const { quote } = quoted;
  useKeptCodes(config.slug, vouchers.codes, quote);
  useEffect(() => {
    if (quote) setPriced(quote);
  }, [quote, setPriced]);

  const minAge = quote?.minAge ?? 0;
  const isCash = payment === 'cash';
  const said = { cash: isCash ? cash : NOT_SAID, tip, payableCents: payableCents ?? 0 };
  const told = useFaults(faultsOf({ ...draft, isDelivery, minAge, ageConfirmed, ...said }));
  const orderAt = (at: QuoteView) => ({
    ...wishes,
    basket,
    draft,
    ageConfirmed,
    cashCents: isCash ? cashCentsOf(cash, at.payableCents) : null,
    expectedCents: at.payableCents,
    expectedLines: at.lines.map(({ totalCents }) => totalCents),
  });
  const pressing = usePressing(config, { quoted, told, again, orderAt });
  const asked = { basket, typed, chosen, vouchers, isDelivery, towns, setTown, told };
  return { ...asked, ...pressing, offered, payment, quoted, again, minAge };
}

interface Asked {
  basket: Basket;
  draft: Draft;
  wishes: Omit<Wishes, 'address' | 'round'>;
}

/** The town is asked about once its field is left: half a name may be another town's. */
function usePrice(api: string, { basket, draft: { address, ourTown }, wishes }: Asked) {
  const { round, again } = useRounds();
  const [town, setTown] = useState(address.city);
  const city = [town, ourTown].includes(address.city) ? address.city : '';
  const quoted = useQuote(api, basket, { ...wishes, address: { ...address, city }, round });
  return { quoted, again, setTown };
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
