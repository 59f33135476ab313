import { formatTime } from '../../../../../../src/shared/berlin-time';
import { minutesFor } from '../../../../../../src/shop/order/board/accept.rules';
import { serverNow } from '../../../../../lib/live/server-clock';
import { minutesUntil } from '../accept.rules';
import actions from './Actions.module.css';
import type { CardProps } from './card.types';

/** A tap on minutes is the acceptance. */
export function AcceptButtons({ order, lost, leadMinutes, inWork, acts }: CardProps) {
  const accept = (minutes: number) => acts.move(order, { to: 'accepted', minutes });
  const [likely, ...others] = minutesFor(leadMinutes, inWork);
  if (order.wantedAt)
    return (
      <>
        <button
          type="button"
          className={actions.accept}
          disabled={lost}
          onClick={() => accept(minutesUntil(order, serverNow()))}
        >
          <b>Annehmen</b>
          <span>für {formatTime(new Date(order.wantedAt))}</span>
        </button>
        <button
          type="button"
          className={actions.chip}
          disabled={lost}
          onClick={() => acts.open(order, 'time')}
        >
          <b>Zeit</b>
          <span>ändern</span>
        </button>
      </>
    );
  return (
    <>
      <button type="button" className={actions.accept} disabled={lost} onClick={() => accept(likely)}>
        <b>Annehmen</b>
        <span>in {likely} min</span>
      </button>
      {others.map((minutes) => (
        <button
          key={minutes}
          type="button"
          className={actions.chip}
          disabled={lost}
          onClick={() => accept(minutes)}
        >
          <span className="visually-hidden">Annehmen in </span>
          <b>{minutes}</b>
          <span>min</span>
        </button>
      ))}
    </>
  );
}
