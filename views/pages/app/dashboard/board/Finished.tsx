import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { BoardOrder } from '../../../../../src/shop/order/order.view';
import { api } from '../../../../lib/http/api';
import { dayAndTime } from '../../../../lib/live/server-clock';
import classes from './Finished.module.css';

/** What was handed over in the last quarter of an hour, in case it was not. */
export function Finished({ open, version }: { open: (order: BoardOrder) => void; version: unknown }) {
  const [opened, setOpened] = useState(false);
  const [orders, setOrders] = useState<BoardOrder[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew with every change of the board
  useEffect(() => {
    if (!opened) return;
    void api.get<BoardOrder[]>('/api/order/finished', { silent: true }).then((answer) => {
      if (answer.success) setOrders(answer.data);
    });
  }, [opened, version]);

  return (
    <div className={classes.finished}>
      <button type="button" aria-expanded={opened} onClick={() => setOpened(!opened)}>
        Zuletzt abgeschlossen
        <IconChevronDown size={18} aria-hidden />
      </button>
      {opened && (
        <ul>
          {orders.length === 0 && <li>In der letzten Viertelstunde nichts.</li>}
          {orders.map((order) => (
            <li key={order.id}>
              <button type="button" onClick={() => open(order)}>
                <b>{order.number}</b> {order.name}
                <span>{order.finishedAt && dayAndTime(order.finishedAt)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
