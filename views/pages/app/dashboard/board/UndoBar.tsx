import { IconArrowBackUp } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { formatTime } from '../../../../../src/shared/berlin-time';
import { UNDO_SECONDS } from '../../../../../src/shop/order/order.rules';
import type { BoardOrder } from '../../../../../src/shop/order/order.view';
import { Key } from '../../../../components/frame/Key';
import classes from './UndoBar.module.css';
import type { Done } from './useBoard';

const WORDS: Partial<Record<BoardOrder['state'], string>> = {
  accepted: 'angenommen',
  ready: 'ist fertig',
  underway: 'ist unterwegs',
  completed: 'abgeschlossen',
};

interface Props {
  done: Done;
  undo: () => void;
  over: () => void;
}

/** One tap, then undo: docket and mail wait as long as this is there. */
export function UndoBar({ done: { order, until }, undo, over }: Props) {
  const [left, setLeft] = useState(UNDO_SECONDS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: counts down once for each step
  useEffect(() => {
    const count = () => {
      const seconds = Math.ceil((until - Date.now()) / 1_000);
      setLeft(Math.max(0, seconds));
      if (seconds <= 0) over();
    };
    count();
    const timer = setInterval(count, 250);
    return () => clearInterval(timer);
  }, [until]);

  return (
    <div className={classes.bar} role="status">
      <span className={classes.ring} aria-hidden>
        <svg width="36" height="36" viewBox="0 0 36 36" aria-hidden="true">
          <circle cx="18" cy="18" r="15" />
          <circle
            cx="18"
            cy="18"
            r="15"
            className={classes.left}
            style={{ strokeDashoffset: 94 * (1 - left / UNDO_SECONDS) }}
          />
        </svg>
        {left}
      </span>
      <span className={classes.words}>
        <strong>
          Nr. {order.number} {WORDS[order.state] ?? 'bewegt'}
        </strong>
        {order.state === 'accepted' && order.promisedAt && (
          <small>
            {order.fulfilment === 'delivery' ? 'Beim Gast' : 'Fertig'} um{' '}
            {formatTime(new Date(order.promisedAt))}
            <span className={classes.wide}> · Bon und Mail gehen gleich raus</span>
          </small>
        )}
      </span>
      <button type="button" className={classes.undo} onClick={undo}>
        <IconArrowBackUp size={20} aria-hidden />
        Rückgängig
        <Key>Z</Key>
      </button>
    </div>
  );
}
