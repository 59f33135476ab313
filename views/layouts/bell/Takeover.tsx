import { IconBellRinging } from '@tabler/icons-react';
import { useState } from 'react';
import { FULFILMENT_LABEL } from '../../../src/shared/fulfilment.types';
import { UNDO_SECONDS } from '../../../src/shop/order/order.rules';
import { acceptFromAnywhere, markSeen, takeBackFromAnywhere } from '../../lib/bell/waiting';
import { ringing, type Waiting } from '../../lib/bell/waiting.rules';
import { toast } from '../../lib/toasts/toasts';
import { DESK } from '../desk-path';
import classes from './Banner.module.css';
import { useKeptPlace } from './kept-place';

/** On every page but the desk: what waits, and an answer to the oldest without leaving. */
export function Takeover({ waiting }: { waiting: Waiting }) {
  const [busy, setBusy] = useState(false);
  const place = useKeptPlace<HTMLElement>();
  const [oldest] = waiting.orders;
  const loud = ringing(waiting);
  if (!oldest) return null;

  const minutes = waiting.minutes[oldest.fulfilment];
  const accept = async (minutes: number) => {
    setBusy(true);
    const accepted = await acceptFromAnywhere(oldest, minutes);
    if (accepted) {
      const action = { label: 'Rückgängig', run: () => void takeBackFromAnywhere(accepted) };
      toast.success(`Nr. ${accepted.number} angenommen`, { durationMs: UNDO_SECONDS * 1_000, action });
    }
    setBusy(false);
  };
  const dishes = oldest.lines.reduce((all, { quantity }) => all + quantity, 0);

  return (
    <section ref={place} className={`${classes.banner} ${classes.takeover}`} aria-label="Neue Bestellungen">
      <IconBellRinging size={24} aria-hidden />
      <p className={classes.words} role="status">
        <strong>{waiting.count === 1 ? 'Eine neue Bestellung' : `${waiting.count} neue Bestellungen`}</strong>
        <span>
          Nr. {oldest.number} · {FULFILMENT_LABEL[oldest.fulfilment]} · {dishes}{' '}
          {dishes === 1 ? 'Gericht' : 'Gerichte'}
          {oldest.name && ` · ${oldest.name}`}
          {oldest.callFirst && ' · erst anrufen'}
        </span>
      </p>
      {loud.length > 0 && (
        <button type="button" className={classes.quiet} onClick={() => void markSeen(loud)}>
          Gesehen
        </button>
      )}
      {!oldest.wantedAt && !oldest.callFirst && minutes && (
        <button type="button" className={classes.quiet} disabled={busy} onClick={() => void accept(minutes)}>
          Annehmen in {minutes} min
        </button>
      )}
      <a href={DESK} className={classes.open}>
        <span className={classes.long}>Zum&nbsp;</span>Tresen
      </a>
    </section>
  );
}
