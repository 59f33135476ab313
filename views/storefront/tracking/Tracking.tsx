import { formatDate, formatDateTime, formatTime } from '../../../src/shared/berlin-time';
import type { TrackingView } from '../../../src/storefront/order/quote.view';
import { Declared } from '../lib/basket/Declared';
import { Lines } from '../lib/basket/Lines';
import { Totals } from '../lib/basket/Totals';
import type { PageConfig } from '../lib/config';
import { useSentences } from '../lib/words/Voice';
import { Cancel } from './Cancel';
import { GuestData } from './GuestData';
import { Receipt } from './Receipt';
import { Reorder } from './Reorder';
import { Stage } from './Stage';

export interface TrackingProps {
  order: TrackingView;
  token: string;
  phone: string;
  config: Pick<PageConfig, 'slug' | 'links' | 'speech'>;
  /** The order as it stands after something was done here. */
  changed: (order: TrackingView) => void;
  /** Neither the stream nor a question comes through. */
  away?: boolean;
}

/** The day stands beside the time when it is not the day of the order. */
const timeTextFor = (placedAt: string) => (at: string) =>
  formatDate(new Date(at)) === formatDate(new Date(placedAt))
    ? formatTime(new Date(at))
    : formatDateTime(new Date(at));

export function Tracking({ order, token, phone, config, changed, away = false }: TrackingProps) {
  const { tracking: words } = useSentences();
  const { number, placedAt, lines, payment, note, state, fulfilment } = order;
  const call = `${config.links.api}/order/${token}`;
  return (
    <>
      <h1>{words.title(number)}</h1>
      <Stage order={order} timeText={timeTextFor(placedAt)} />
      {away && (
        <p className="hint" role="status">
          {words.noLiveNews}
        </p>
      )}
      <Cancel call={call} order={order} phone={phone} changed={changed} />
      <section aria-labelledby="inhalt">
        <h2 id="inhalt">{words.ordered}</h2>
        <Lines lines={lines} />
        <Totals sums={order} />
        <Declared legend={order.legend} />
        {order.address && fulfilment === 'delivery' && (
          <p className="small">{words.deliveredTo(order.address)}</p>
        )}
        {note && <p className="small">{words.note(note)}</p>}
        <p className="small">
          {words.orderedAt(formatDateTime(new Date(placedAt)))} ·{' '}
          {words.payment(words.payments[payment] ?? payment)}
        </p>
      </section>
      <Reorder config={config} lines={lines} />
      {state !== 'rejected' && state !== 'cancelled' && <Receipt call={call} order={order} />}
      <GuestData
        call={call}
        order={order}
        page={`${config.links.tracking}${token}/daten`}
        changed={changed}
      />
    </>
  );
}
