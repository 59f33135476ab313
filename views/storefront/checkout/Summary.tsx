import { formatDate, formatDateTime, formatTime } from '../../../src/shared/berlin-time';
import type { QuoteView } from '../../../src/storefront/order/quote.view';
import type { StorefrontShop } from '../../../src/storefront/shop/shop.view';
import type { Address } from '../lib/basket/address';
import type { Basket } from '../lib/basket/basket';
import { Declared } from '../lib/basket/Declared';
import { Lines } from '../lib/basket/Lines';
import { Totals } from '../lib/basket/Totals';
import { useSentences } from '../lib/words/Voice';

export interface Place {
  fulfilment: Basket['fulfilment'];
  when: string;
  address: Address;
  shop: StorefrontShop;
  payment: string;
}

interface Props {
  quote: QuoteView;
  busy: boolean;
  place: Place;
  menu: string;
}

/** Everything the button below binds to (§ 312j Abs. 2 BGB): nothing may stand between the two. */
export function Summary({ quote, busy, place, menu }: Props) {
  const { checkout: words, ways, tracking } = useSentences();
  return (
    <section aria-labelledby="uebersicht" aria-busy={busy} className="summary">
      <header className="summary__head">
        <h2 id="uebersicht">{words.yourOrder}</h2>
        <a href={menu}>{words.changeBasket}</a>
      </header>
      <Lines lines={quote.lines} />
      <Declared legend={quote.legend} />
      <dl className="summary__facts">
        <Fact name={ways[place.fulfilment]} value={whereText(place)} />
        <Fact name={words.when} value={whenText(place, quote, words)} />
        <Fact name={words.pay} value={tracking.payments[place.payment] ?? place.payment} />
      </dl>
      <Totals sums={quote} />
    </section>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

function whereText({ fulfilment, address, shop }: Place): string {
  if (fulfilment === 'pickup') return `${shop.street}, ${shop.postalCode} ${shop.city}`;
  const { street, houseNo, postalCode, city } = address;
  return [`${street} ${houseNo}`.trim(), `${postalCode} ${city}`.trim()].filter(Boolean).join(', ') || '–';
}

type Words = ReturnType<typeof useSentences>['checkout'];

/** A pickup is ready at a time; what is driven comes within some minutes. */
function whenText({ fulfilment, when }: Place, quote: QuoteView, words: Words): string {
  if (when !== 'asap') return words.clock(formatDateTime(new Date(when)));
  if (quote.refusal) return words.asap;
  if (fulfilment === 'delivery')
    return `${words.asap}, ${words.about(quote.etaMinutes.from, quote.etaMinutes.to)}`;
  return `${words.asap}, ${words.readyAt(timeText(new Date(quote.handoverAt)))}`;
}

const timeText = (at: Date): string =>
  formatDate(at) === formatDate(new Date()) ? formatTime(at) : formatDateTime(at);
