import { formatTime } from '../../../../../../src/shared/berlin-time';
import type { BoardOrder } from '../../../../../../src/shop/order/order.view';
import { useSending } from '../../../../../lib/form/sending';
import { api } from '../../../../../lib/http/api';
import { serverNow } from '../../../../../lib/live/server-clock';
import { MORE_MINUTES, minutesUntil } from '../accept.rules';
import type { Step } from '../useBoard';
import classes from './OrderSheet.module.css';

interface Props {
  order: BoardOrder;
  move: (step: Step) => Promise<void>;
  put: (order: BoardOrder) => void;
  close: () => void;
}

/** For a new order the acceptance, for one in work another promise. */
export function TimeForm({ order, move, put, close }: Props) {
  const { busy, send } = useSending();
  const now = serverNow();
  const ahead = order.wantedAt ? minutesUntil(order, now) : 0;
  const choices = MORE_MINUTES.map((minutes) => minutes + (ahead > 1 ? ahead : 0)).filter(
    (one) => one <= 1_440,
  );
  const choose = async (minutes: number) => {
    if (order.column === 'new') return move({ to: 'accepted', minutes });
    const { id, version } = order;
    const answer = await send(() => api.post<BoardOrder>('/api/order/promise', { id, version, minutes }));
    if (answer) put(answer.data);
    close();
  };

  return (
    <>
      <p className={classes.lead}>
        {order.promisedAt ? `Zugesagt ist ${formatTime(new Date(order.promisedAt))} Uhr. ` : ''}
        {order.column === 'new'
          ? 'Ein Tipp nimmt die Bestellung an.'
          : 'Der Gast liest die neue Zeit auf seiner Seite und in einer Mail.'}
      </p>
      <div className={classes.times}>
        {choices.map((minutes, index) => (
          <button
            key={minutes}
            type="button"
            className={classes.time}
            disabled={busy}
            data-autofocus={index === 0 || undefined}
            onClick={() => void choose(minutes)}
          >
            <b>{formatTime(new Date(now + minutes * 60_000))}</b>
            <span>in {minutes} min</span>
          </button>
        ))}
      </div>
    </>
  );
}
