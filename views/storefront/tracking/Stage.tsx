import { formatDateTime, formatTime } from '../../../src/shared/berlin-time';
import type { TrackingView } from '../../../src/storefront/order/quote.view';
import { useSentences } from '../lib/words/Voice';

interface Props {
  order: TrackingView;
  timeText: (at: string) => string;
}

/** How far it is, and when it will be there. */
export function Stage({ order, timeText }: Props) {
  const { tracking: words } = useSentences();
  const { state, stateLabel, sentence, promisedAt, wantedAt, steps, minAge } = order;
  const isAhead = steps.length > 0 && state !== 'completed';
  return (
    <>
      <div className="stage" data-state={state} role="status" aria-live="polite">
        <strong>{stateLabel}</strong>
        <p>{sentence}</p>
        {promisedAt && state !== 'ready' ? (
          <p className="stage__time">{words.clock(timeText(promisedAt))}</p>
        ) : (
          wantedAt && isAhead && <p>{words.wanted(formatDateTime(new Date(wantedAt)))}</p>
        )}
        {minAge > 0 && isAhead && <p>{words.showId(minAge)}</p>}
      </div>
      {steps.length > 0 && (
        <ol className="steps">
          {steps.map((step) => (
            <li key={step.state} data-done={step.at !== null || undefined}>
              <span>{step.label}</span>
              {step.at && <time dateTime={step.at}>{words.clock(formatTime(new Date(step.at)))}</time>}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
