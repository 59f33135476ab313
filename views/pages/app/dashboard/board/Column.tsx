import { IconAlertTriangle, IconChevronUp } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import type { BoardOrder } from '../../../../../src/shop/order/order.view';
import { useNow, whenInWords } from '../../../../lib/live/server-clock';
import { ageOf } from './ageing.rules';
import classes from './Board.module.css';
import { PLACE_TITLE, type Place } from './board.rules';
import { focusOrder } from './keys';

const NONE: Record<Place, string> = {
  new: 'Nichts Neues. Sobald ein Gast bestellt, klingelt es hier.',
  working: 'Nichts in Arbeit.',
  done: 'Nichts wartet auf Abholung oder Fahrt.',
  later: 'Nichts vorbestellt.',
};

interface Props {
  place: Place;
  orders: BoardOrder[];
  /** With those that are not loaded. */
  count: number;
  active: boolean;
  opened?: boolean;
  toggle?: () => void;
  more: (() => Promise<void>) | null;
  foot?: ReactNode;
  children: ReactNode;
}

export function Column({ place, orders, count, active, opened, toggle, more, foot, children }: Props) {
  const title = `spalte-${place}`;
  const last = useRef<BoardOrder[]>(orders);
  last.current = orders;
  // The button goes with the last of them, and the focus goes on to the first that came.
  const showMore = async (fetchMore: () => Promise<void>) => {
    const known = new Set(orders.map(({ id }) => id));
    await fetchMore();
    setTimeout(() => focusOrder(last.current.find(({ id }) => !known.has(id))?.id), 50);
  };
  return (
    <section
      className={classes.column}
      data-place={place}
      data-active={active || undefined}
      data-empty={orders.length === 0 || undefined}
      data-opened={opened || undefined}
      aria-labelledby={title}
    >
      {place === 'later' ? (
        <LaterHead id={title} orders={orders} opened={opened ?? false} toggle={toggle} />
      ) : (
        <div className={classes.columnHead}>
          <h2 id={title}>{PLACE_TITLE[place]}</h2>
          <span className={classes.count} data-hot={place === 'new' && count > 0 ? true : undefined}>
            {count}
          </span>
          <LateCount orders={orders} place={place} />
        </div>
      )}
      <div className={classes.scroll} data-lanes={place === 'working' || undefined}>
        {orders.length === 0 && <p className={classes.none}>{NONE[place]}</p>}
        {children}
        {more && (
          <button type="button" className={classes.moreOrders} onClick={() => void showMore(more)}>
            {count - orders.length} weitere zeigen
          </button>
        )}
        {foot}
      </div>
    </section>
  );
}

function LateCount({ orders, place }: { orders: BoardOrder[]; place: Place }) {
  const now = useNow(10_000);
  const late = orders.filter((order) => ageOf(order, place, now).tone === 'late').length;
  if (late === 0) return null;
  return (
    <span className={classes.late}>
      <IconAlertTriangle size={16} aria-hidden />
      {late} zu spät
    </span>
  );
}

function LaterHead({
  id,
  orders,
  opened,
  toggle,
}: {
  id: string;
  orders: BoardOrder[];
  opened: boolean;
  toggle?: () => void;
}) {
  const next = orders[0];
  return (
    <h2 id={id} className={classes.laterHead}>
      <button type="button" aria-expanded={opened} onClick={toggle}>
        <strong>{orders.length} vorbestellt</strong>
        {next?.startsAt && (
          <span>
            nächste Nr. {next.number} startet {whenInWords(next.startsAt)}
          </span>
        )}
        <IconChevronUp size={18} aria-hidden />
      </button>
    </h2>
  );
}
