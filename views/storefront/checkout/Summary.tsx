import type { ReactNode } from 'react';
import type { QuoteView } from '../../../src/storefront/order/quote.view';
import type { StorefrontShop } from '../../../src/storefront/shop/shop.view';
import type { Address } from '../lib/basket/address';
import type { Basket } from '../lib/basket/basket';
import { Declared } from '../lib/basket/Declared';
import { Lines } from '../lib/basket/Lines';
import { Totals } from '../lib/basket/Totals';
import { useCheckoutWords } from '../lib/words/sentences.checkout';
import { usePayingWords } from '../lib/words/sentences.paying';
import { useEuro, useSentences, useVoice } from '../lib/words/Voice';
import { whenText } from './ordering/when-text';

export interface Place {
  fulfilment: Basket['fulfilment'];
  when: string;
  address: Address;
  shop: StorefrontShop;
  payment: string;
}

interface Props {
  quote: QuoteView | null;
  busy: boolean;
  place: Place;
  menu: string;
  /** The button and what belongs to it. */
  children: ReactNode;
}

/** Everything the button below binds to (§ 312j Abs. 2 BGB): nothing may stand between the two. */
export function Summary({ quote, busy, place, menu, children }: Props) {
  const words = useCheckoutWords();
  const { basket } = useSentences();
  const euro = useEuro();
  return (
    <aside className="card desk__side summary" aria-labelledby="uebersicht" aria-busy={busy}>
      <h2 id="uebersicht">{words.yourOrder}</h2>
      {quote ? (
        <>
          <Lines lines={quote.lines} />
          <Declared legend={quote.legend} />
          <a className="link" href={menu}>
            {words.changeBasket}
          </a>
          {!quote.refusal && quote.missingToMinimumCents > 0 && (
            <p className="note">
              {basket.toMinimum(
                euro(quote.missingToMinimumCents),
                euro(quote.countedCents + quote.missingToMinimumCents),
              )}
            </p>
          )}
          <Totals sums={quote} />
          <Facts quote={quote} place={place} />
        </>
      ) : (
        busy && <div className="summary__coming" aria-hidden="true" />
      )}
      {children}
    </aside>
  );
}

function Facts({ quote, place }: { quote: QuoteView; place: Place }) {
  const words = useCheckoutWords();
  const { ways } = useSentences();
  const paying = usePayingWords();
  const { language } = useVoice();
  const { fulfilment, when, payment } = place;
  return (
    <p className="summary__facts">
      <b>
        {ways[fulfilment]} · {whenText(fulfilment, when, quote, words, language)}
      </b>
      <br />
      {[whereText(place), paying.ways[payment]?.(fulfilment)].filter(Boolean).join(' · ')}
    </p>
  );
}

function whereText({ fulfilment, address, shop }: Place): string {
  if (fulfilment === 'pickup') return `${shop.street}, ${shop.postalCode} ${shop.city}`;
  const { street, houseNo, postalCode, city } = address;
  return [`${street} ${houseNo}`.trim(), `${postalCode} ${city}`.trim()].filter(Boolean).join(', ');
}
