import { type FormEvent, useId } from 'react';
import type { VoucherOffer } from '../../../src/storefront/shop/shop.view';
import { OwnAmount } from '../checkout/OwnAmount';
import { PAY_DRAWINGS } from '../checkout/PaymentChoice';
import type { PageConfig } from '../lib/config';
import { AreaField, Field } from '../lib/Field';
import { Icon } from '../lib/Icon';
import { usePayingWords } from '../lib/words/sentences.paying';
import { useVoucherWords } from '../lib/words/sentences.voucher';
import { useEuro } from '../lib/words/Voice';
import { HowItArrives } from './HowItArrives';
import { type PartProps, useBuying } from './useBuying';

const MOST_GREETING = 300;

/** From the amount to the button on one page, like the checkout. */
export function Buy({ config, offer }: { config: PageConfig; offer: VoucherOffer }) {
  const { buy: words } = useVoucherWords();
  const euro = useEuro();
  const { wish, change, cents, faults, problem, sending, order } = useBuying(config, offer, words);
  const part = { wish, faults, change };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!sending) void order();
  };
  return (
    <form noValidate className="desk desk--two" onSubmit={submit}>
      <div className="desk__main">
        <Amount {...part} offer={offer} />
        <section className="card" aria-labelledby="fuer-wen">
          <h2 id="fuer-wen">{words.forWhom}</h2>
          <div className="fields">
            <Field
              name="forName"
              label={words.forName}
              optional
              maxLength={60}
              value={wish.forName}
              onChange={({ target }) => change({ forName: target.value })}
            />
            <AreaField
              name="greeting"
              label={words.greeting}
              optional
              rows={3}
              maxLength={MOST_GREETING}
              hint={words.greetingHint(MOST_GREETING - wish.greeting.length)}
              value={wish.greeting}
              onChange={({ target }) => change({ greeting: target.value })}
            />
          </div>
        </section>
        <HowItArrives {...part} />
        <You {...part} />
        <Ways {...part} ways={offer.ways} />
      </div>
      <aside className="card desk__side summary" aria-labelledby="uebersicht">
        <h2 id="uebersicht">{words.summary}</h2>
        <p>{words.line(euro(cents ?? 0))}</p>
        <div className="totals">
          <dl>
            <div className="totals__sum">
              <dt>{words.total}</dt>
              <dd className="price">{euro(cents ?? 0)}</dd>
            </div>
          </dl>
          <p className="small">{words.vat}</p>
        </div>
        <p className="small">
          {words.terms}{' '}
          {config.links.terms && (
            <>
              <a href={config.links.terms}>{words.readTerms}</a> ·{' '}
            </>
          )}
          <a href={config.links.withdraw}>{words.readWithdrawal}</a>
        </p>
        {problem && (
          <p className="note note--bad" role="alert">
            <Icon name="alert" />
            <span>{problem}</span>
          </p>
        )}
        <button type="submit" className="button button--wide" aria-busy={sending}>
          {sending ? words.sending : words.button}
        </button>
      </aside>
    </form>
  );
}

function Amount({ wish, faults, change, offer }: PartProps & { offer: VoucherOffer }) {
  const { buy: words } = useVoucherWords();
  const euro = useEuro();
  const heading = useId();
  return (
    <section className="card" aria-labelledby={heading}>
      <h2 id={heading}>{words.amount}</h2>
      <fieldset className="voucher__amounts">
        <legend className="visually-hidden">{words.amount}</legend>
        {[...offer.amounts, 'own' as const].map((amount) => (
          <label key={amount} className="opt">
            <input
              type="radio"
              name="amount"
              checked={wish.amount === amount}
              onChange={() => change({ amount })}
            />
            {amount === 'own' ? words.own : euro(amount)}
          </label>
        ))}
      </fieldset>
      {wish.amount === 'own' && (
        <OwnAmount
          name="cents"
          label={words.ownLabel(euro(offer.fromCents), euro(offer.toCents))}
          value={wish.own}
          error={faults.cents}
          change={(own) => change({ own })}
          left={() => undefined}
        />
      )}
    </section>
  );
}

function You({ wish, faults, change }: PartProps) {
  const { buy: words } = useVoucherWords();
  return (
    <section className="card" aria-labelledby="von-dir">
      <h2 id="von-dir">{words.you}</h2>
      <div className="fields">
        <Field
          name="name"
          label={words.name}
          autoComplete="name"
          maxLength={80}
          error={faults.name}
          value={wish.name}
          onChange={({ target }) => change({ name: target.value })}
        />
        <Field
          name="email"
          label={words.email}
          type="email"
          autoComplete="email"
          maxLength={120}
          error={faults.email}
          value={wish.email}
          onChange={({ target }) => change({ email: target.value })}
        />
      </div>
    </section>
  );
}

function Ways({ wish, change, ways }: PartProps & { ways: VoucherOffer['ways'] }) {
  const { buy: words } = useVoucherWords();
  const paying = usePayingWords();
  return (
    <section className="card" aria-labelledby="zahlen">
      <h2 id="zahlen">{words.pay}</h2>
      <fieldset>
        <legend className="visually-hidden">{words.pay}</legend>
        {ways.map((way) => (
          <label key={way} className="pick">
            <input
              type="radio"
              name="payment"
              checked={wish.payment === way}
              onChange={() => change({ payment: way })}
            />
            <Icon name={PAY_DRAWINGS[way]} />
            <span className="pick__text">
              {paying.ways[way]?.('pickup')}
              <small>{paying.about[way]}</small>
            </span>
          </label>
        ))}
      </fieldset>
    </section>
  );
}
