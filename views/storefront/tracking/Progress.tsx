import type { TrackingView } from '../../../src/storefront/order/quote.view';
import { useTrackingWords } from '../lib/words/sentences.tracking';

/** Bars and a sentence on a phone; beside each other all names have room from 640 pixels. */
export function Progress({ steps, state, stopsText }: Pick<TrackingView, 'steps' | 'state' | 'stopsText'>) {
  const words = useTrackingWords();
  if (steps.length === 0) return null;
  const now = steps.findLastIndex(({ at }) => at !== null);
  const next = steps[now + 1];
  const markOf = (index: number) => {
    if (index < now || state === 'completed') return 'done';
    return index === now ? 'now' : undefined;
  };
  return (
    <section className="card" aria-label={words.progress}>
      <ol className="steps">
        {steps.map(({ state: step, label, at, time }, index) => (
          <li key={step} data-step={markOf(index)} aria-current={index === now ? 'step' : undefined}>
            <span>{label}</span>
            {at && time && <time dateTime={at}>{time}</time>}
          </li>
        ))}
      </ol>
      <p className="steps__now" aria-hidden="true">
        <b>
          {steps[now]?.label} {steps[now]?.time}
        </b>
        {next && <span className="small">{words.next(next.label)}</span>}
      </p>
      {stopsText && <p className="steps__way">{stopsText}</p>}
    </section>
  );
}
