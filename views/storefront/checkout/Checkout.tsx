import { type FormEvent, useState } from 'react';
import { formatEuro } from '../../../src/shared/money';
import type { StorefrontShop } from '../../../src/storefront/menu.view';
import { readAddress } from '../lib/address';
import type { PageConfig } from '../lib/config';
import { Fulfilment } from '../lib/Fulfilment';
import { Hints } from '../lib/Hints';
import { Lines } from '../lib/Lines';
import { Problem } from '../lib/Problem';
import { Totals } from '../lib/Totals';
import { useBasket } from '../lib/useBasket';
import { useQuote } from '../lib/useQuote';
import { AddressFields } from './AddressFields';
import { type Contact, ContactFields, readContact } from './ContactFields';
import { PaymentChoice } from './PaymentChoice';
import { placeOrder } from './place-order';
import { TimeChoice } from './TimeChoice';
import { TipChoice } from './TipChoice';

export function Checkout({ config, shop }: { config: PageConfig; shop: StorefrontShop }) {
  const basket = useBasket(config.slug);
  const [contact, setContact] = useState<Contact>(readContact);
  const [address, setAddress] = useState(readAddress);
  const [when, setWhen] = useState('asap');
  const [payment, setPayment] = useState('cash');
  const [tipCents, setTip] = useState(0);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const quoted = useQuote(config.links.api, basket, { address, when, payment, tipCents });
  const { quote, busy } = quoted;
  const isDelivery = basket.fulfilment === 'delivery';

  if (basket.lines.length === 0 && !sending) return <Empty menu={config.links.menu} />;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending || !quote) return;
    setSending(true);
    setProblem(null);
    const refused = await placeOrder(config, {
      basket,
      when,
      address,
      payment,
      tipCents,
      contact,
      expectedCents: quote.payableCents,
    });
    if (!refused) return;

    setSending(false);
    setErrors(refused.fields);
    setProblem(refused.message);
    const [field] = Object.keys(refused.fields);
    document.querySelector<HTMLElement>(field ? `[name="${field}"]` : '#kasse-problem')?.focus();
  };

  return (
    <form onSubmit={submit} noValidate className="checkout">
      <section aria-labelledby="wohin">
        <h2 id="wohin">{isDelivery ? 'Lieferung' : 'Abholung'}</h2>
        {shop.delivers && <Fulfilment slug={config.slug} value={basket.fulfilment} />}
        {isDelivery ? (
          <AddressFields address={address} errors={errors} change={setAddress} />
        ) : (
          <p>
            {shop.street}, {shop.postalCode} {shop.city}
          </p>
        )}
      </section>
      {shop.preorder ? (
        <TimeChoice
          api={config.links.api}
          fulfilment={basket.fulfilment}
          value={when}
          etaMinutes={quote?.etaMinutes}
          change={setWhen}
        />
      ) : (
        quote && (
          <p>
            So bald wie möglich, in etwa {quote.etaMinutes.from}–{quote.etaMinutes.to} Minuten.
          </p>
        )
      )}
      <section aria-labelledby="kontakt">
        <h2 id="kontakt">Deine Angaben</h2>
        <ContactFields contact={contact} errors={errors} phoneRequired={isDelivery} change={setContact} />
      </section>
      <PaymentChoice value={payment} fulfilment={basket.fulfilment} change={setPayment} />
      <TipChoice value={tipCents} goodsCents={quote?.goodsCents ?? 0} change={setTip} />
      <p className="small">
        {config.links.terms && (
          <>
            Es gelten die <a href={config.links.terms}>AGB</a>.{' '}
          </>
        )}
        {config.links.privacy && (
          <>
            Wie wir mit deinen Daten umgehen, steht im <a href={config.links.privacy}>Datenschutz</a>.{' '}
          </>
        )}
        Für Speisen und Getränke, die zu einem vereinbarten Zeitpunkt geliefert oder abgeholt werden, besteht
        kein Widerrufsrecht (§ 312g Abs. 2 Nr. 2, 9 BGB).
      </p>
      <section aria-labelledby="uebersicht" aria-busy={busy}>
        <h2 id="uebersicht">Deine Bestellung</h2>
        <Problem slug={config.slug} basket={basket} quoted={quoted} />
        {quote && (
          <>
            <Lines lines={quote.lines} />
            <Totals sums={quote} />
          </>
        )}
        {quote && <Hints quote={quote} />}
      </section>
      {problem && (
        <p className="error" id="kasse-problem" role="alert" tabIndex={-1}>
          {problem}
        </p>
      )}
      <button
        type="submit"
        className="button button--wide button--order"
        disabled={sending || !quote || quoted.problem !== null || quote.refusal !== null}
      >
        {sending ? 'Wird gesendet …' : 'Zahlungspflichtig bestellen'}
        {quote && <span>{formatEuro(quote.payableCents)}</span>}
      </button>
    </form>
  );
}

const Empty = ({ menu }: { menu: string }) => (
  <div className="empty">
    <p>Dein Warenkorb ist leer.</p>
    <a className="button" href={menu}>
      Zur Speisekarte
    </a>
  </div>
);
