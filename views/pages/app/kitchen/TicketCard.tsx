import { IconAlertTriangle, IconCheck, IconClock, IconClockPause } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { FULFILMENT_LABEL } from '../../../../src/shared/fulfilment.types';
import { DishLine, DishNote } from '../../../components/orders/DishLine';
import { TONE_WORDS } from '../../../components/orders/work-age.rules';
import { WAY_ICON } from '../../../components/tables/way-icon';
import { useNow } from '../../../lib/live/server-clock';
import { rowsFor, rowsOf, type Ticket, timeOf } from './kitchen.rules';
import classes from './Ticket.module.css';
import dishes from './TicketLines.module.css';

const GAP_PX = 8;

interface Props {
  ticket: Ticket;
  /** The key that does it, for the first twelve. */
  place: number | null;
  /** Done while nothing got through: it is sent when the line is back. */
  remembered: boolean;
  bump: () => void;
}

/** Reads like the docket on the rail; a tap on its head takes it down. */
export function TicketCard({ ticket, place, remembered, bump }: Props) {
  const { order, lines, besides } = ticket;
  const { tone, text } = timeOf(ticket, useNow(10_000));
  const Way = WAY_ICON[order.fulfilment];
  const { card, rows } = useRows(rowsOf(ticket));
  return (
    <article
      ref={card}
      style={{ gridRowEnd: `span ${rows}` }}
      className={classes.ticket}
      data-tone={tone}
      data-remembered={remembered || undefined}
      aria-label={`Bon ${order.number}`}
    >
      <header className={classes.head}>
        <strong className={classes.number}>{order.number}</strong>
        <span className={classes.way}>
          <Way size={20} aria-hidden />
          {FULFILMENT_LABEL[order.fulfilment]}
        </span>
        <span className={classes.time}>
          {tone === 'late' && <IconAlertTriangle size={20} aria-hidden />}
          {tone === 'soon' && <IconClock size={20} aria-hidden />}
          <span className="visually-hidden">{TONE_WORDS[tone]}</span>
          {text}
        </span>
        <button type="button" className={classes.bump} aria-pressed={remembered} onClick={bump}>
          {remembered ? <IconClockPause aria-hidden /> : <IconCheck aria-hidden />}
          <span className="visually-hidden">Nr. {order.number} fertig</span>
          {place !== null && <kbd aria-hidden>{place}</kbd>}
        </button>
      </header>
      {remembered && (
        <p className={classes.remembered}>Fertig ist gemerkt, noch einmal tippen nimmt es zurück.</p>
      )}
      <ul className={dishes.lines}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a ticket keep their places
          <DishLine key={index} line={line} classes={dishes} />
        ))}
      </ul>
      <footer className={classes.foot}>
        {order.note && <DishNote text={order.note} className={dishes.note} />}
        {besides && <p className={classes.besides}>{besides}</p>}
      </footer>
    </article>
  );
}

/** As many rows of the grid as it is high, however its lines break. */
function useRows(guessed: number) {
  const card = useRef<HTMLElement>(null);
  const [rows, setRows] = useState(guessed);
  useEffect(() => {
    const drawn = card.current;
    if (!drawn) return;
    const sizes = new ResizeObserver(() => setRows(rowsFor(drawn.offsetHeight + GAP_PX)));
    sizes.observe(drawn);
    return () => sizes.disconnect();
  }, []);
  return { card, rows };
}
