import type { TrackingView } from '../../../src/storefront/order/quote.view';
import { Icon } from '../lib/Icon';
import { useTrackingWords } from '../lib/words/sentences.tracking';
import { useEuro } from '../lib/words/Voice';

/** Said before all else: the money did not come, and who can help. */
export function Unpaid({ order }: { order: TrackingView }) {
  const { unpaid, call } = useTrackingWords();
  const euro = useEuro();
  const { state, restaurant, payableCents } = order;
  return (
    <section className="thanks" data-state="unpaid">
      <h1 tabIndex={-1}>{unpaid.title}</h1>
      <div role="status">
        <p>{unpaid.why(euro(payableCents))}</p>
        {isWaiting(state) && <p>{unpaid.waits}</p>}
        <p>{unpaid.call}</p>
      </div>
      {restaurant.phoneLink && (
        <a className="button" href={restaurant.phoneLink}>
          <Icon name="phone" small />
          {call} {restaurant.phone}
        </a>
      )}
    </section>
  );
}

/** Its docket is held back until somebody has settled the payment. */
export const isWaiting = (state: string): boolean => state === 'placed' || state === 'accepted';

/** When it will be there, large enough to be read in passing; what changes is told quietly. */
export function Thanks({ order }: { order: TrackingView }) {
  const words = useTrackingWords();
  const { number, state, stateLabel, sentence, firstName, expectedText, late, fulfilment, minAge, steps } =
    order;
  const isReady = state === 'ready' && fulfilment === 'pickup';
  const isOff = steps.length === 0;
  const isAhead = !isOff && state !== 'completed';
  return (
    <section className="thanks" data-state={state}>
      <h1 tabIndex={-1}>{isOff ? `${words.title(number)}: ${stateLabel}` : words.thanks(firstName)}</h1>
      <div role="status">
        {!isOff && <p className="visually-hidden">{stateLabel}</p>}
        {expectedText && late && (
          <p className="thanks__when">
            <strong className="display">{words.late}</strong> <span>{words.wasExpected(expectedText)}</span>
          </p>
        )}
        {expectedText && !late && (
          <p className="thanks__when">
            <span>{words.expected}</span> <strong className="display">{expectedText}</strong>{' '}
            <span>{words.there[fulfilment]}</span>
          </p>
        )}
        {isReady && (
          <p className="thanks__when">
            <strong className="display">{words.readyNow}</strong>
          </p>
        )}
        <p>{sentence}</p>
      </div>
      {minAge > 0 && isAhead && <p>{words.showId(minAge)}</p>}
    </section>
  );
}
