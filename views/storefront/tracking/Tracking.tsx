import { formatDate, formatDateTime, formatTime } from '../../../src/shared/berlin-time';
import type { TrackingView } from '../../../src/storefront/quote.view';
import type { PageConfig } from '../lib/config';
import { Lines } from '../lib/Lines';
import { Totals } from '../lib/Totals';
import { Reorder } from './Reorder';

const PAYMENTS: Record<string, string> = {
  cash: 'Bar',
  cardOnSite: 'Karte vor Ort',
  stripe: 'Online bezahlt',
  paypal: 'PayPal',
};

/** The day stands beside the time when it is not the day of the order. */
const timeTextFor = (placedAt: string) => (at: string) =>
  formatDate(new Date(at)) === formatDate(new Date(placedAt))
    ? formatTime(new Date(at))
    : formatDateTime(new Date(at));

export function Tracking({
  order,
  config,
}: {
  order: TrackingView;
  config: Pick<PageConfig, 'slug' | 'links' | 'speech'>;
}) {
  const { number, stateLabel, sentence, placedAt, promisedAt, wantedAt, steps, lines, payment, note, state } =
    order;
  const timeText = timeTextFor(placedAt);
  return (
    <>
      <h1>Bestellung {number}</h1>
      <div className="stage" data-state={state} role="status" aria-live="polite">
        <strong>{stateLabel}</strong>
        <p>{sentence}</p>
        {promisedAt ? (
          <p className="stage__time">{timeText(promisedAt)} Uhr</p>
        ) : (
          wantedAt && steps.length > 0 && <p>Gewünscht für {formatDateTime(new Date(wantedAt))} Uhr</p>
        )}
      </div>
      {steps.length > 0 && (
        <ol className="steps">
          {steps.map((step) => (
            <li key={step.state} data-done={step.at !== null || undefined}>
              <span>{step.label}</span>
              {step.at && <time dateTime={step.at}>{formatTime(new Date(step.at))} Uhr</time>}
            </li>
          ))}
        </ol>
      )}
      <section aria-labelledby="inhalt">
        <h2 id="inhalt">Was du bestellt hast</h2>
        <Lines lines={lines} />
        <Totals sums={order} />
        {order.address && <p className="small">Lieferung an: {order.address}</p>}
        {note && <p className="small">Anmerkung: {note}</p>}
        <p className="small">
          Bestellt am {formatDateTime(new Date(placedAt))} Uhr · Zahlung: {PAYMENTS[payment] ?? payment}
        </p>
      </section>
      <Reorder config={config} lines={lines} />
    </>
  );
}
