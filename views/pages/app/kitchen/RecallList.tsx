import { useEffect, useState } from 'react';
import { formatTime } from '../../../../src/shared/berlin-time';
import type { BoardOrder } from '../../../../src/shop/order/order.view';
import { Modal } from '../../../components/dialogs/Dialog';
import { api } from '../../../lib/http/api';
import classes from './Lists.module.css';

interface Props {
  station: string | null;
  close: () => void;
  recall: (order: BoardOrder) => void;
}

/** The last ten of this station that were taken down. */
export function RecallList({ station, close, recall }: Props) {
  const [orders, setOrders] = useState<BoardOrder[] | null>(null);
  useEffect(() => {
    const query = station === null ? '' : `?station=${encodeURIComponent(station)}`;
    void api
      .get<BoardOrder[]>(`/api/kitchen/done${query}`)
      .then((answer) => setOrders(answer.success ? answer.data : []));
  }, [station]);

  return (
    <Modal opened onClose={close} title="Zurückholen" centered>
      {orders?.length === 0 && <p>Noch kein Bon ist fertig.</p>}
      <ul className={classes.done}>
        {orders?.map((order) => (
          <li key={order.id}>
            <span>
              <b>{order.number}</b>{' '}
              {order.lines.map(({ quantity, name }) => `${quantity} ${name}`).join(', ')}
              <small>{doneText(order)}</small>
            </span>
            <button type="button" onClick={() => recall(order)}>
              Zurück
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}

function doneText({ bumps }: BoardOrder): string {
  const last = bumps
    .map(({ at }) => at)
    .sort()
    .at(-1);
  return last ? `fertig um ${formatTime(new Date(last))} Uhr` : '';
}
