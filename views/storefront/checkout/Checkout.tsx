import { useCallback, useEffect, useState } from 'react';
import type { StorefrontShop } from '../../../src/storefront/shop/shop.view';
import { useBasket } from '../lib/basket/useBasket';
import { useQuote } from '../lib/basket/useQuote';
import type { PageConfig } from '../lib/config';
import { blockerOf } from './blocker';
import { Changes } from './Changes';
import { Empty } from './Empty';
import { Final } from './Final';
import { FINDINGS, Findings, goTo } from './Findings';
import { faultsOf } from './faults';
import { HowAndWhen } from './HowAndWhen';
import { OrderButton } from './OrderButton';
import { Paying } from './Paying';
import { onSite } from './PaymentChoice';
import type { Refused } from './place-order';
import { Summary } from './Summary';
import { type Tip, tipCentsOf } from './tip';
import { useDraft } from './useDraft';
import { useFaults } from './useFaults';
import { useOrdering } from './useOrdering';
import { Who } from './Who';

/** From the basket to the order on one page: how, who, how paid, and right above the button all that it binds to. */
export function Checkout({ config, shop }: { config: PageConfig; shop: StorefrontShop }) {
  const basket = useBasket(config.slug);
  const { draft, change, remember } = useDraft(config.slug);
  const [when, setWhen] = useState('asap');
  const [payment, setPayment] = useState(onSite(shop.start.payments)[0] ?? 'cash');
  const [tip, setTip] = useState<Tip>({ kind: 'none' });
  const [ageConfirmed, setAge] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [pressed, setPressed] = useState(false);
  const [goodsCents, setGoods] = useState(0);
  const { round, again } = useRounds();

  const { address, contact } = draft;
  const tipCents = tipCentsOf(tip, goodsCents);
  const quoted = useQuote(config.links.api, basket, { address, when, payment, tipCents, round });
  const { quote, busy } = quoted;
  useEffect(() => setGoods((last) => quote?.goodsCents ?? last), [quote]);

  const { fulfilment } = basket;
  const isDelivery = fulfilment === 'delivery';
  const minAge = quote?.minAge ?? 0;
  const told = useFaults(faultsOf({ isDelivery, address, contact, minAge, ageConfirmed, tip }));
  const blocker = blockerOf(quoted);
  const findings = [...told.findings, ...(pressed && blocker ? [blocker] : [])];

  const { sending, send } = useOrdering(config, (answer) => {
    setRefused(answer);
    told.refuse(answer.fields);
    // What has changed in the house stands in the summary before the guest decides anew.
    again();
    if (!isChange(answer)) goTo(Object.keys(answer.fields).length > 0 ? FINDINGS : 'kasse-problem');
  });
  const order = () => {
    setRefused(null);
    setPressed(true);
    if (told.tellAll() || blocker) return goTo(FINDINGS);
    if (busy || !quote) return;
    const expectedLines = quote.lines.map(({ totalCents }) => totalCents);
    void send({
      ...{ basket, when, payment, tipCents, draft, ageConfirmed },
      expectedCents: quote.payableCents,
      expectedLines,
    });
  };

  if (basket.lines.length === 0 && !sending) return <Empty menu={config.links.menu} />;
  return (
    <form
      noValidate
      className="desk desk--two"
      onSubmit={(event) => {
        event.preventDefault();
        order();
      }}
    >
      <Findings findings={findings} />
      <Final blocker={blocker} />
      <div className="desk__main">
        <HowAndWhen
          {...{ config, shop, fulfilment, address, quoted, when, told, change, setWhen }}
          key={fulfilment}
        />
        <Who {...{ draft, isDelivery, minAge, ageConfirmed, told, change, remember, setAge }} />
        <Paying {...{ shop, fulfilment, payment, tip, goodsCents, told, setPayment, setTip }} />
      </div>
      <Summary
        quote={quote}
        busy={busy}
        place={{ fulfilment, when, address, shop, payment }}
        menu={config.links.menu}
      >
        <OrderButton
          {...{ config, shop, basket, quoted, sending, again }}
          refusal={refused && isGeneral(refused) ? refused.message : null}
        />
      </Summary>
      {refused && isChange(refused) && (
        <Changes
          slug={config.slug}
          refused={refused}
          menu={config.links.menu}
          close={() => setRefused(null)}
        />
      )}
    </form>
  );
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
