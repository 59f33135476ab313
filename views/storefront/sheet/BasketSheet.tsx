import { useState } from 'react';
import { formatEuro } from '../../../src/shared/money';
import type { ProductView } from '../../../src/storefront/menu/menu.view';
import { keepAddress, readAddress } from '../lib/basket/address';
import { type Basket, readBasket, withQuantity, writeBasket } from '../lib/basket/basket';
import { Fulfilment } from '../lib/basket/Fulfilment';
import { Hints } from '../lib/basket/Hints';
import { Lines } from '../lib/basket/Lines';
import { Quantity } from '../lib/basket/Quantity';
import { isFinal } from '../lib/basket/refusals';
import { Totals } from '../lib/basket/Totals';
import { useBasket } from '../lib/basket/useBasket';
import { useQuote } from '../lib/basket/useQuote';
import type { PageConfig } from '../lib/config';
import { Field } from '../lib/Field';
import { Problem } from '../lib/Problem';
import { useSentences } from '../lib/words/Voice';
import { availableOf } from './available';
import { GoesWith } from './GoesWith';
import { SheetHead } from './SheetHead';

interface Props {
  config: PageConfig;
  products: ProductView[];
  titleId: string;
  open: (productId: string) => void;
  close: () => void;
}

export function BasketSheet({ config, products, titleId, open, close }: Props) {
  const { basket: say } = useSentences();
  const basket = useBasket(config.slug);
  const [address, setAddress] = useState(readAddress);
  const quoted = useQuote(config.links.api, basket, { address });
  const { quote, problem, busy } = quoted;
  const change = (key: string, quantity: number) =>
    writeBasket(config.slug, withQuantity(readBasket(config.slug), key, quantity));
  const shown = quote && quote.lines.length === basket.lines.length ? quote : null;

  return (
    <div className="sheet__body" aria-busy={busy}>
      <SheetHead title={say.title} titleId={titleId} close={close} />
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
          <GoesWith products={suggestionsFor(basket, products)} way={basket.fulfilment} open={open} />
          <footer className="sheet__foot">
            <a
              className="button button--wide"
              href={config.links.checkout}
              aria-disabled={problem !== null || isFinal(shown.refusal?.code)}
            >
              {say.toCheckout}
              <span>{formatEuro(shown.payableCents)}</span>
            </a>
          </footer>
        </>
      )}
      {basket.lines.length > 0 && !shown && !problem && <p className="empty">{say.counting}</p>}
    </div>
  );
}

const MAX_SUGGESTIONS = 3;

/** What goes with the dishes in the basket and is not in it yet. */
function suggestionsFor({ lines }: Basket, products: ProductView[]): ProductView[] {
  const inBasket = new Set(lines.map(({ productId }) => productId));
  const wanted = products.filter(({ id }) => inBasket.has(id)).flatMap(({ goesWithIds }) => goesWithIds);
  const ids = [...new Set(wanted)].filter((id) => !inBasket.has(id));
  return availableOf(ids, products).slice(0, MAX_SUGGESTIONS);
}
