import { IconAlertTriangle } from '@tabler/icons-react';
import { formatLongDate, formatTime } from '../../../../src/shared/berlin-time';
import { FULFILMENT_LABEL } from '../../../../src/shared/fulfilment.types';
import { formatEuro } from '../../../../src/shared/money';
import { type HistoryRow, PAYMENT_LABEL } from '../../../../src/shop/history/history.view';
import { StatusBadge } from '../../../components/tables/StatusBadge';
import { WAY_ICON } from '../../../components/tables/way-icon';
import classes from './HistoryTable.module.css';

interface Props {
  rows: readonly HistoryRow[];
  today: string;
  open: (id: string) => void;
}

const HEADS = ['Nr.', 'Zeit', 'Art', 'Gast', 'Zustand', 'Dauer', 'Zahlungswunsch', 'Betrag'];

/** A table on wide screens, on a phone two lines an order; each business day under its date. */
export function HistoryTable({ rows, today, open }: Props) {
  return (
    <table className={classes.table}>
      <caption className="visually-hidden">Bestellungen, die neueste zuerst</caption>
      <thead>
        <tr>
          {HEADS.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {daysOf(rows).map(({ day, rows: ofDay }) => (
        <tbody key={day}>
          <tr className={classes.day}>
            <th colSpan={HEADS.length} scope="rowgroup">
              {day === today ? `Heute, ${formatLongDate(day)}` : formatLongDate(day)}
            </th>
          </tr>
          {ofDay.map((row) => (
            <Row key={row.id} row={row} open={open} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Row({ row, open }: { row: HistoryRow; open: (id: string) => void }) {
  const Way = WAY_ICON[row.way];
  const {
    number,
    placedAt,
    aheadFor,
    name,
    place,
    stateText,
    reason,
    tone,
    payment,
    money,
    payableCents,
    refundedCents,
  } = row;

  return (
    <tr className={classes.row}>
      <th scope="row" className={classes.number}>
        <button type="button" onClick={() => open(row.id)} aria-label={`Bestellung ${number} öffnen`}>
          {number}
        </button>
      </th>
      <td className={classes.time}>
        {formatTime(new Date(placedAt))}
        {aheadFor && <small>für {formatTime(new Date(aheadFor))}</small>}
      </td>
      <td className={classes.way}>
        <Way size={18} stroke={1.6} aria-hidden />
        <span>
          {FULFILMENT_LABEL[row.way]}
          {row.phoned && <small>Telefon</small>}
        </span>
      </td>
      <td className={classes.guest}>
        {name || <span className={classes.quiet}>Gast gelöscht</span>}
        {place && <small>{place}</small>}
      </td>
      <td className={classes.state}>
        <StatusBadge tone={tone === 'warn' ? 'good' : tone}>{stateText}</StatusBadge>
        {reason && <small>{reason}</small>}
      </td>
      <td className={classes.minutes}>
        <Minutes row={row} />
      </td>
      <td className={classes.payment}>
        {PAYMENT_LABEL[payment]}
        {(payment === 'stripe' || payment === 'paypal') && <small>{money.words}</small>}
      </td>
      <td className={classes.amount}>
        {formatEuro(payableCents)}
        {refundedCents > 0 && <small>{formatEuro(refundedCents)} erstattet</small>}
      </td>
    </tr>
  );
}

function Minutes({ row: { minutes, late } }: { row: HistoryRow }) {
  if (minutes === null)
    return (
      <span aria-hidden className={classes.none}>
        –
      </span>
    );
  if (!late) return `${minutes} min`;
  return (
    <span className={classes.late}>
      <IconAlertTriangle size={15} aria-hidden />
      {minutes} min <span className="visually-hidden">, zu spät</span>
    </span>
  );
}

/** The rows come by day; a day may go on in the rows fetched later. */
function daysOf(rows: readonly HistoryRow[]): { day: string; rows: HistoryRow[] }[] {
  const days = new Map<string, HistoryRow[]>();
  for (const row of rows) days.set(row.day, [...(days.get(row.day) ?? []), row]);
  return [...days].map(([day, ofDay]) => ({ day, rows: ofDay }));
}
