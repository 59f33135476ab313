import { useEffect, useState } from 'react';
import { FULFILMENT_LABEL } from '../../../../src/shared/fulfilment.types';
import type { HistoryOrder } from '../../../../src/shop/history/history.view';
import { Drawer } from '../../../components/dialogs/Dialog';
import { LoadingState } from '../../../components/states/LoadingState';
import { Problem } from '../../../components/states/Problem';
import { api } from '../../../lib/http/api';
import { OrderDetails } from './OrderDetails';

type Shown = { order: HistoryOrder } | { problem: string } | null;

/** One order with all that happened to it, fetched when somebody opens it. */
export function OrderDrawer({ id, close }: { id: string | null; close: () => void }) {
  const [shown, setShown] = useState<Shown>(null);
  useEffect(() => {
    setShown(null);
    if (!id) return;
    const leaving = new AbortController();
    void api
      .get<HistoryOrder>(`/api/orderHistory/order?id=${encodeURIComponent(id)}`, { signal: leaving.signal })
      .then((answer) => {
        if (leaving.signal.aborted) return;
        setShown(answer.success ? { order: answer.data } : { problem: answer.message });
      });
    return () => leaving.abort();
  }, [id]);

  const order = shown && 'order' in shown ? shown.order : null;
  return (
    <Drawer
      opened={id !== null}
      onClose={close}
      position="right"
      size="min(100%, 54rem)"
      title={order ? `Bestellung ${order.number} · ${FULFILMENT_LABEL[order.way]}` : 'Bestellung'}
      closeButtonProps={{ 'aria-label': 'Schließen' }}
    >
      {!shown && <LoadingState label="Bestellung wird geladen …" />}
      {shown && 'problem' in shown && <Problem>{shown.problem}</Problem>}
      {order && <OrderDetails order={order} />}
    </Drawer>
  );
}
