import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { FULFILMENT_LABEL } from '../../../../src/shared/fulfilment.types';
import type { HistoryOrder, HistoryRow } from '../../../../src/shop/history/history.view';
import { Drawer } from '../../../components/dialogs/Dialog';
import { LoadingState } from '../../../components/states/LoadingState';
import { Problem } from '../../../components/states/Problem';
import { api } from '../../../lib/http/api';
import classes from './Order.module.css';
import { OrderDetails } from './OrderDetails';

type Shown = { order: HistoryOrder } | { problem: string } | null;

/** One order with all that happened to it, fetched when somebody opens it. */
interface Props {
  id: string | null;
  /** The rows of the list, the newest first. */
  rows: readonly HistoryRow[];
  open: (id: string) => void;
  close: () => void;
}

export function OrderDrawer({ id, rows, open, close }: Props) {
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
      <Turns id={id} rows={rows} open={open} />
      {!shown && <LoadingState label="Bestellung wird geladen …" />}
      {shown && 'problem' in shown && <Problem>{shown.problem}</Problem>}
      {order && <OrderDetails order={order} />}
    </Drawer>
  );
}

/** To the order before and after it in the list, whatever was asked for. */
function Turns({ id, rows, open }: Pick<Props, 'id' | 'rows' | 'open'>) {
  const at = rows.findIndex((row) => row.id === id);
  const [later, earlier] = at < 0 ? [] : [rows[at - 1], rows[at + 1]];
  if (!later && !earlier) return null;

  return (
    <nav className={classes.turns} aria-label="Andere Bestellungen">
      <Button
        variant="default"
        leftSection={<IconChevronLeft size={18} aria-hidden />}
        disabled={!earlier}
        onClick={() => earlier && open(earlier.id)}
      >
        Vorige
      </Button>
      <Button
        variant="default"
        rightSection={<IconChevronRight size={18} aria-hidden />}
        disabled={!later}
        onClick={() => later && open(later.id)}
      >
        Nächste
      </Button>
    </nav>
  );
}
