import { IconAlertTriangle } from '@tabler/icons-react';
import type { BoardOrder } from '../../../../../../src/shop/order/order.view';
import { useSending } from '../../../../../lib/form/sending';
import { api } from '../../../../../lib/http/api';
import actions from '../Actions.module.css';
import classes from './BrokenPayment.module.css';

interface Props {
  order: BoardOrder;
  put: (order: BoardOrder) => void;
}

/** The bank has said no after all: nothing is cooked before somebody has decided. */
export function BrokenPayment({ order: { id, number, money }, put }: Props) {
  const { busy, send } = useSending();
  if (money.state !== 'failed') return null;
  const call = async (path: string, body: object) => {
    const answer = await send(() => api.post<BoardOrder>(`/api/payment/${path}`, { orderId: id, ...body }));
    if (answer) put(answer.data);
  };

  return (
    <section className={classes.broken} aria-label={`Zahlung von Bestellung ${number}`}>
      <p>
        <IconAlertTriangle size={18} aria-hidden />
        <span>
          <b>{money.words}</b>
          Es wird noch nichts gekocht.
        </span>
      </p>
      <div>
        <button
          type="button"
          className={actions.quiet}
          disabled={busy}
          onClick={() => void call('retry', {})}
        >
          Noch einmal versuchen
        </button>
        <button
          type="button"
          className={actions.quiet}
          disabled={busy}
          onClick={() => void call('atDoor', { way: 'cash' })}
        >
          Zahlt bar
        </button>
        <button
          type="button"
          className={actions.quiet}
          disabled={busy}
          onClick={() => void call('atDoor', { way: 'cardOnSite' })}
        >
          Zahlt mit Karte
        </button>
      </div>
    </section>
  );
}
