import {
  IconAlertTriangle,
  IconArmchair2,
  IconCheck,
  IconClock,
  IconMessage2,
  IconMoped,
  IconShoppingBag,
} from '@tabler/icons-react';
import { FULFILMENT_LABEL } from '../../../../src/shared/fulfilment.types';
import type { BoardLine } from '../../../../src/shop/order/order.view';
import { useNow } from '../../../lib/live/server-clock';
import { rowsOf, type Ticket, timeOf } from './kitchen.rules';
import classes from './Ticket.module.css';

const WAY_ICON = { delivery: IconMoped, pickup: IconShoppingBag, table: IconArmchair2 };

interface Props {
  ticket: Ticket;
  /** The key that does it, for the first twelve. */
  place: number | null;
  lost: boolean;
  bump: () => void;
}

/** Reads like the docket on the rail; a tap on its head takes it down. */
export function TicketCard({ ticket, place, lost, bump }: Props) {
  const { order, lines, besides } = ticket;
  const { tone, text } = timeOf(ticket, useNow());
  const Way = WAY_ICON[order.fulfilment];
  return (
    <article
      className={classes.ticket}
      data-tone={tone}
      data-rows={rowsOf(ticket)}
      aria-label={`Bon ${order.number}`}
    >
      <header className={classes.head}>
        <strong className={classes.number}>{order.number}</strong>
        <span className={classes.way}>
          <Way size={20} aria-hidden />
          {FULFILMENT_LABEL[order.fulfilment]}
        </span>
        <span className={classes.time}>
          {tone === 'late' && <IconAlertTriangle aria-hidden />}
          {tone === 'soon' && <IconClock aria-hidden />}
          <span className="visually-hidden">{TONE_WORDS[tone]}</span>
          {text}
        </span>
        <button
          type="button"
          className={classes.bump}
          disabled={lost}
          aria-label={`Nr. ${order.number} fertig`}
          onClick={bump}
        >
          <IconCheck aria-hidden />
          {place !== null && <kbd>{place}</kbd>}
        </button>
      </header>
      <ul className={classes.lines}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a ticket keep their places
          <Line key={index} line={line} />
        ))}
      </ul>
      <footer className={classes.foot}>
        {order.note && <Note text={order.note} />}
        {besides && <p className={classes.besides}>{besides}</p>}
      </footer>
    </article>
  );
}

const TONE_WORDS = { calm: 'noch ', soon: 'bald: noch ', late: 'zu spät: ' };

const Line = ({ line: { quantity, name, variant, options, note } }: { line: BoardLine }) => (
  <li className={classes.line}>
    <span className={classes.quantity}>{quantity}</span>
    <div className={classes.dish}>
      {name} {variant && <span className={classes.variant}>{variant}</span>}
      {options.length > 0 && (
        <p className={classes.options}>
          {options.map((option) => (
            <Option key={option} text={option} />
          ))}
        </p>
      )}
      {note && <Note text={note} />}
    </div>
  </li>
);

const WITHOUT = /^ohne\s+/i;

const Option = ({ text }: { text: string }) =>
  WITHOUT.test(text) ? (
    <strong className={classes.without}>OHNE {text.replace(WITHOUT, '')}</strong>
  ) : (
    <span className={classes.with}>+ {text}</span>
  );

const Note = ({ text }: { text: string }) => (
  <p className={classes.note}>
    <IconMessage2 size={20} aria-hidden />
    <span>{text}</span>
  </p>
);
