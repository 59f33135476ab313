import { useState } from 'react';
import { keepAddress, readAddress } from '../lib/address';
import { readBasket, withQuantity, writeBasket } from '../lib/basket';
import type { PageConfig } from '../lib/config';
import { Field } from '../lib/Field';
import { Fulfilment } from '../lib/Fulfilment';
import { Hints } from '../lib/Hints';
import { Lines } from '../lib/Lines';
import { Problem } from '../lib/Problem';
import { Quantity } from '../lib/Quantity';
import { useSentences } from '../lib/Speech';
import { Totals } from '../lib/Totals';
import { useBasket } from '../lib/useBasket';
import { useQuote } from '../lib/useQuote';

export function BasketSheet({ config, close }: { config: PageConfig; close: () => void }) {
  const { basket: say, page } = useSentences();
  const basket = useBasket(config.slug);
  const [address, setAddress] = useState(readAddress);
  const quoted = useQuote(config.links.api, basket, { address });
  const { quote, problem, busy } = quoted;
  const change = (key: string, quantity: number) =>
    writeBasket(config.slug, withQuantity(readBasket(config.slug), key, quantity));
  const shown = quote && quote.lines.length === basket.lines.length ? quote : null;

  return (
    <div className="sheet__body" aria-busy={busy}>
      <header className="sheet__head">
        <h2 id="sheet-title">{say.title}</h2>
        <button type="button" className="close" onClick={close} aria-label={page.close}>
          ×
        </button>
      </header>
      {basket.lines.length === 0 && <p className="empty">{say.empty}</p>}
      {config.delivers && basket.lines.length > 0 && (
        <div>
          <Fulfilment slug={config.slug} value={basket.fulfilment} />
          {basket.fulfilment === 'delivery' && (
            <Field
              name="postalCode"
              label={say.postalCode}
              autoComplete="section-lieferung postal-code"
              inputMode="numeric"
              maxLength={5}
              value={address.postalCode}
              onChange={({ target }) => {
                const changed = { ...address, postalCode: target.value };
                setAddress(changed);
                keepAddress(changed);
              }}
            />
          )}
          {basket.fulfilment === 'delivery' && quote?.area && (
            <p className="small" role="status">
              {say.weDeliver(quote.area, quote.etaMinutes.from, quote.etaMinutes.to)}
            </p>
          )}
        </div>
      )}
      {basket.lines.length > 0 && <Problem slug={config.slug} basket={basket} quoted={quoted} />}
      {basket.lines.length > 0 && shown && (
        <>
          <Lines
            lines={shown.lines}
            action={(index) => {
              const line = basket.lines[index];
              const name = shown.lines[index]?.name ?? '';
              return (
                line && (
                  <Quantity value={line.quantity} min={0} name={name} change={(n) => change(line.key, n)} />
                )
              );
            }}
          />
          <Totals sums={shown} />
          <Hints quote={shown} />
          <footer className="sheet__foot">
            <a
              className="button button--wide"
              href={config.links.checkout}
              aria-disabled={problem !== null || isFinal(shown.refusal?.code)}
            >
              {say.toCheckout}
            </a>
          </footer>
        </>
      )}
      {basket.lines.length > 0 && !shown && !problem && <p className="empty">{say.counting}</p>}
    </div>
  );
}

const MENDED_AT_THE_CHECKOUT = ['closed', 'lastOrderOver', 'slotFull', 'addressMissing', 'paymentNotOffered'];

/** Another time or an address can still be chosen at the checkout; everything else ends here. */
const isFinal = (code: string | undefined): boolean =>
  code !== undefined && !MENDED_AT_THE_CHECKOUT.includes(code);
