import { type FormEvent, useState } from 'react';
import { formatEuro } from '../../../src/shared/money';
import type { StorefrontShop } from '../../../src/storefront/shop/shop.view';
import { isPostalCode, readAddress } from '../lib/basket/address';
import { Fulfilment } from '../lib/basket/Fulfilment';
import { Hints } from '../lib/basket/Hints';
import { isFinal } from '../lib/basket/refusals';
import { useBasket } from '../lib/basket/useBasket';
import { useQuote } from '../lib/basket/useQuote';
import type { PageConfig } from '../lib/config';
import { Problem } from '../lib/Problem';
import { useSentences } from '../lib/words/Voice';
import { AddressFields } from './AddressFields';
import { AgeCheck } from './AgeCheck';
import { Changes } from './Changes';
import { type Contact, ContactFields, readContact } from './ContactFields';
import { Empty } from './Empty';
import { PaymentChoice } from './PaymentChoice';
import { placeOrder, type Refused } from './place-order';
import { Summary } from './Summary';
import { Terms } from './Terms';
import { TimeChoice } from './TimeChoice';
import { TipChoice } from './TipChoice';

/** From the basket to the order: each step on one page, and right above the button all that it binds to. */
export function Checkout({ config, shop }: { config: PageConfig; shop: StorefrontShop }) {
  const { checkout: words, ways } = useSentences();
  const basket = useBasket(config.slug);
  const [contact, setContact] = useState<Contact>(readContact);
  const [address, setAddress] = useState(readAddress);
  const [when, setWhen] = useState('asap');
  const [payment, setPayment] = useState('cash');
  const [tipCents, setTip] = useState(0);
  const [ageConfirmed, setAge] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [sending, setSending] = useState(false);
  const [round, setRound] = useState(0);
  const quoted = useQuote(config.links.api, basket, { address, when, payment, tipCents, round });
  const { quote, busy } = quoted;
  const isDelivery = basket.fulfilment === 'delivery';

  if (basket.lines.length === 0 && !sending) return <Empty menu={config.links.menu} />;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending || !quote) return;
    setSending(true);
    setRefused(null);
    const answer = await placeOrder(config, {
      basket,
      when,
      address,
      payment,
      tipCents,
      contact,
      ageConfirmed,
      expectedCents: quote.payableCents,
      expectedLines: quote.lines.map(({ totalCents }) => totalCents),
    });
    if (!answer) return;

    setSending(false);
    setRefused(answer);
    // What has changed in the house stands in the summary before the guest decides anew.
    setRound((last) => last + 1);
    focusOn(answer);
  };
  const errors = refused?.fields ?? {};

  return (
    <form onSubmit={submit} noValidate className="checkout">
      {quote?.refusal && isFinal(quote.refusal.code) && <p className="hint">{quote.refusal.message}</p>}
      <section aria-labelledby="wohin">
        <h2 id="wohin">{isDelivery ? ways.delivery : ways.pickup}</h2>
        {shop.delivers && <Fulfilment slug={config.slug} value={basket.fulfilment} />}
        {isDelivery ? (
          <AddressFields address={address} errors={errors} change={setAddress} />
        ) : (
          <p>
            {shop.street}, {shop.postalCode} {shop.city}
          </p>
        )}
      </section>
      <TimeChoice
        api={config.links.api}
        fulfilment={basket.fulfilment}
        postalCode={isDelivery && isPostalCode(address.postalCode) ? address.postalCode.trim() : null}
        preorder={shop.preorder}
        value={when}
        quote={quote}
        change={setWhen}
      />
      <section aria-labelledby="kontakt">
        <h2 id="kontakt">{words.yourDetails}</h2>
        <ContactFields contact={contact} errors={errors} phoneRequired={isDelivery} change={setContact} />
      </section>
      <PaymentChoice value={payment} fulfilment={basket.fulfilment} change={setPayment} />
      <TipChoice value={tipCents} goodsCents={quote?.goodsCents ?? 0} change={setTip} />
      <Terms links={config.links} reuse={shop.reuse} fulfilment={basket.fulfilment} />
      {quote && quote.minAge > 0 && (
        <AgeCheck age={quote.minAge} value={ageConfirmed} error={errors.ageConfirmed} change={setAge} />
      )}
      <Problem slug={config.slug} basket={basket} quoted={quoted} />
      {quote && <Hints quote={quote} />}
      {refused && isGeneral(refused) && (
        <p className="error" id="kasse-problem" role="alert" tabIndex={-1}>
          {refused.message}
        </p>
      )}
      {quote && (
        <Summary
          quote={quote}
          busy={busy}
          place={{ fulfilment: basket.fulfilment, when, address, shop, payment }}
          menu={config.links.menu}
        />
      )}
      <button
        type="submit"
        className="button button--wide button--order"
        disabled={sending || busy || !quote || quoted.problem !== null || quote.refusal !== null}
      >
        {sending ? words.sending : words.order}
        {quote && <span>{formatEuro(quote.payableCents)}</span>}
      </button>
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

const isChange = ({ code }: Refused): boolean => code === 'PRICE_CHANGED' || code === 'BASKET_REFUSED';

/** What has a field of its own is said there. */
const isGeneral = (refused: Refused): boolean =>
  !isChange(refused) && Object.keys(refused.fields).length === 0;

/** To the first field that is wrong, or to the sentence. */
function focusOn({ fields }: Refused): void {
  const [field] = Object.keys(fields);
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(field ? `[name="${field}"]` : '#kasse-problem')?.focus(),
  );
}
