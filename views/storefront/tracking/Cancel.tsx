import type { TrackingView } from '../../../src/storefront/order/quote.view';
import { post } from '../lib/api';
import { Call } from '../lib/Call';
import { useTrackingWords } from '../lib/words/sentences.tracking';
import { InlineConfirm } from './InlineConfirm';

interface Props {
  call: string;
  order: TrackingView;
  changed: (order: TrackingView) => void;
}

/** Until somebody accepts it a guest takes an order back alone; after that only a call helps. */
export function Cancel({ call, order, changed }: Props) {
  const { cancel, callUs, questions } = useTrackingWords();
  const { restaurant, state, steps, canCancel } = order;
  if (!canCancel)
    return restaurant.phone ? (
      <p className="card small">
        {steps.length === 0 || state === 'completed' ? questions : callUs} <Call {...restaurant} />
      </p>
    ) : null;

  const takeBack = async () => {
    const answer = await post<TrackingView>(`${call}/cancel`, {});
    if (answer.ok) changed(answer.data);
    return answer.ok ? null : answer.message;
  };
  return (
    <section className="card after scripted" aria-label={cancel.ask}>
      <p className="small">{cancel.hint}</p>
      <InlineConfirm ask={cancel.ask} sure={cancel.sure} yes={cancel.yes} no={cancel.no} act={takeBack} />
    </section>
  );
}
