import { formatDateTime, formatLongDate, formatTime } from '../../../../src/shared/berlin-time';
import type { HistoryOrder } from '../../../../src/shop/history/history.view';
import { StatusBadge } from '../../../components/tables/StatusBadge';
import { Bill } from './Bill';
import classes from './Order.module.css';
import { OrderFacts } from './OrderFacts';

export function OrderDetails({ order }: { order: HistoryOrder }) {
  const { placedAt, promisedAt, wantedAt, stateText, tone, reason, minutes, late, note } = order;
  const placed = new Date(placedAt);

  return (
    <article className={classes.order}>
      <header className={classes.head}>
        <StatusBadge tone={tone}>{stateText}</StatusBadge>
        <p>
          {formatLongDate(placed)}, {formatTime(placed)} Uhr
          {wantedAt && ` · vorbestellt für ${formatDateTime(new Date(wantedAt))}`}
          {promisedAt && ` · zugesagt für ${formatTime(new Date(promisedAt))}`}
          {minutes !== null && ` · nach ${minutes} min fertig${late ? ', zu spät' : ''}`}
        </p>
        {reason && <p className={classes.reason}>{reason}</p>}
      </header>
      <div className={classes.columns}>
        <div>
          {note && (
            <p className={classes.note}>
              <small>Anmerkung des Gasts</small>
              {note}
            </p>
          )}
          <Bill order={order} />
        </div>
        <OrderFacts order={order} />
      </div>
    </article>
  );
}
