import { IconBellRinging } from '@tabler/icons-react';
import { useState } from 'react';
import { FULFILMENT_LABEL } from '../../../src/shared/fulfilment.types';
import { acceptFromAnywhere, markSeen } from '../../lib/bell/waiting';
import { ringing, type Waiting } from '../../lib/bell/waiting.rules';
import { useShop } from '../../lib/session/shop';
import { toast } from '../../lib/toasts/toasts';
import { DESK } from '../desk-path';
import classes from './Banner.module.css';

const USUAL_MINUTES = 30;

/** On every page but the desk: what waits, and an answer to the oldest without leaving. */
export function Takeover({ waiting }: { waiting: Waiting }) {
  const leadMinutes = useShop()?.settings.leadMinutes;
  const [busy, setBusy] = useState(false);
  const [oldest] = waiting.orders;
  const loud = ringing(waiting);
  if (!oldest) return null;

  const minutes = leadMinutes?.[oldest.fulfilment] ?? USUAL_MINUTES;
  const accept = async () => {
    setBusy(true);
    if (await acceptFromAnywhere(oldest, minutes)) toast.success(`Nr. ${oldest.number} angenommen`);
    setBusy(false);
  };
  const dishes = oldest.lines.reduce((all, { quantity }) => all + quantity, 0);

  return (
    <section className={classes.banner} aria-label="Neue Bestellungen">
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
      {!oldest.wantedAt && (
        <button
          type="button"
          className={`${classes.quiet} ${classes.accept}`}
          disabled={busy}
          onClick={() => void accept()}
        >
          Annehmen in {minutes} min
        </button>
      )}
      <a href={DESK} className={classes.open}>
        Zum Tresen
      </a>
    </section>
  );
}
