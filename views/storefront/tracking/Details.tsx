import { formatDateTime } from '../../../src/shared/berlin-time';
import type { TrackingView } from '../../../src/storefront/order/quote.view';
import { Declared } from '../lib/basket/Declared';
import { Lines } from '../lib/basket/Lines';
import { Totals } from '../lib/basket/Totals';
import { Icon } from '../lib/Icon';
import { useTrackingWords } from '../lib/words/sentences.tracking';
import { useEuro, useVoice } from '../lib/words/Voice';

/** What was ordered; folded, because it is known. */
export function Details({ order }: { order: TrackingView }) {
  const words = useTrackingWords();
  const euro = useEuro();
  const { language } = useVoice();
  const { number, placedAt, lines, legend, note, payment, payableCents } = order;
  return (
    <details className="card fold">
      <summary>
        <Icon name="receipt" />
        <span>{words.title(number)}</span>
        <span className="price">{euro(payableCents)}</span>
        <Icon name="down" small />
      </summary>
      <div className="fold__in">
        <Lines lines={lines} />
        <Declared legend={legend} />
        <Totals sums={order} />
        {note && <p className="small">{words.note(note)}</p>}
        <p className="small">
          {words.orderedAt(formatDateTime(new Date(placedAt), language))} ·{' '}
          {words.payment(words.payments[payment] ?? payment)}
        </p>
      </div>
    </details>
  );
}
