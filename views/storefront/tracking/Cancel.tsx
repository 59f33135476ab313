import type { TrackingView } from '../../../src/storefront/order/quote.view';
import { post } from '../lib/api';
import { useSentences } from '../lib/words/Voice';
import { InlineConfirm } from './InlineConfirm';

interface Props {
  call: string;
  order: TrackingView;
  phone: string;
  changed: (order: TrackingView) => void;
}

/** Until somebody accepts it a guest takes an order back alone; after that only a call helps. */
export function Cancel({ call, order, phone, changed }: Props) {
  const { cancel, callUs } = useSentences().tracking;
  if (order.steps.length === 0 || order.state === 'completed') return null;
  if (!order.canCancel)
    return phone ? (
      <div className="after">
        <p className="small">
          {callUs} <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
        </p>
      </div>
    ) : null;

  const takeBack = async () => {
    const answer = await post<TrackingView>(`${call}/cancel`, {});
    if (answer.ok) changed(answer.data);
    return answer.ok ? null : answer.message;
  };
  return (
    <section className="after" aria-label={cancel.ask}>
      <p className="small">{cancel.hint}</p>
      <InlineConfirm ask={cancel.ask} sure={cancel.sure} yes={cancel.yes} no={cancel.no} act={takeBack} />
    </section>
  );
}
