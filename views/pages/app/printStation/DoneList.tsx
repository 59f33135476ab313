import { formatTime } from '../../../../src/shared/berlin-time';
import classes from './PrintStation.module.css';
import type { Done } from './print-turn.rules';

/** What this page has printed since it was opened. */
export function DoneList({ done }: { done: Done[] }) {
  if (done.length === 0) return null;
  return (
    <section className={classes.done}>
      <h2 className={classes.heading}>Zuletzt</h2>
      <ul className={classes.list}>
        {done.map(({ token, title, at, printed }) => (
          <li key={`${token}${at}`} className={classes.entry}>
            <time dateTime={at}>{formatTime(new Date(at))}</time>
            <span>{title}</span>
            <span className={classes.outcome} data-printed={printed || undefined}>
              {printed ? 'gedruckt' : 'nicht herausgekommen'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
