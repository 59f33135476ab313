import type { TrackingView } from '../../../src/storefront/order/quote.view';
import { useTrackingWords } from '../lib/words/sentences.tracking';

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
