import { IconBellRinging } from '@tabler/icons-react';
import { useState } from 'react';
import { FULFILMENT_LABEL } from '../../../src/shared/fulfilment.types';
import { acceptFromAnywhere, markSeen } from '../../lib/bell/waiting';
import { ringing, type Waiting } from '../../lib/bell/waiting.rules';
import { toast } from '../../lib/toasts/toasts';
import { DESK } from '../desk-path';
import classes from './Banner.module.css';

/** On every page but the desk: what waits, and an answer to the oldest without leaving. */
export function Takeover({ waiting }: { waiting: Waiting }) {
  const [busy, setBusy] = useState(false);
  const [oldest] = waiting.orders;
  const loud = ringing(waiting);
  if (!oldest) return null;

  const minutes = waiting.minutes[oldest.fulfilment];
  const accept = async (minutes: number) => {
    setBusy(true);
    if (await acceptFromAnywhere(oldest, minutes)) toast.success(`Nr. ${oldest.number} angenommen`);
    setBusy(false);
  };
  const dishes = oldest.lines.reduce((all, { quantity }) => all + quantity, 0);

  return (
    <section className={`${classes.banner} ${classes.takeover}`} aria-label="Neue Bestellungen">
      <IconBellRinging size={24} aria-hidden />
      <p className={classes.words} role="status">
        <strong>{waiting.count === 1 ? 'Eine neue Bestellung' : `${waiting.count} neue Bestellungen`}</strong>
        <span>
          Nr. {oldest.number} · {FULFILMENT_LABEL[oldest.fulfilment]} · {dishes}{' '}
          {dishes === 1 ? 'Gericht' : 'Gerichte'}
          {oldest.name && ` · ${oldest.name}`}
        </span>
      </p>
      {loud.length > 0 && (
        <button type="button" className={classes.quiet} onClick={() => void markSeen(loud)}>
          Gesehen
        </button>
      )}
      {!oldest.wantedAt && minutes && (
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
