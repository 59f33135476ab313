import { IconPrinterOff } from '@tabler/icons-react';
import { useEffect } from 'react';
import type { AlarmView } from '../../../src/shop/paper/alarm/alarm.view';
import { markAlarmsSeen, usePaperAlarms } from '../../lib/bell/paper-alarms';
import { ringLow } from '../../lib/bell/sound';
import { usePath } from '../../lib/vike/page-context';
import { DESK } from '../desk-path';
import banner from './Banner.module.css';
import { useKeptPlace } from './kept-place';
import classes from './PaperAlarms.module.css';

const EVERY_MS = 15_000;
const QUEUE = '/app/printerQueue';

/** Heard and seen on every page, until somebody says that they saw it or paper comes again. */
export function PaperAlarms() {
  const alarms = usePaperAlarms();
  const path = usePath();
  const loud = alarms.filter(({ rings }) => rings);
  useLowRinging(loud.map(({ id }) => id).join(' '));
  const [worst] = loud.length > 0 ? loud : alarms;
  const unseen = alarms.filter(({ seenBy }) => seenBy === '');
  // The strip of the desk and its cards go on saying what somebody has seen.
  if (!worst || (path === DESK && unseen.length === 0)) return null;
  return <Alarm alarms={alarms} worst={worst} unseen={unseen} />;
}

interface AlarmProps {
  alarms: AlarmView[];
  worst: AlarmView;
  unseen: AlarmView[];
}

function Alarm({ alarms, worst, unseen }: AlarmProps) {
  const path = usePath();
  const place = useKeptPlace<HTMLElement>();
  const more = alarms.length - 1;
  return (
    <section
      ref={place}
      className={`${banner.banner} ${classes.alarm}`}
      data-desk={path === DESK || undefined}
      aria-label="Es kommt kein Papier"
      data-seen={unseen.length === 0 || undefined}
    >
      <IconPrinterOff size={24} aria-hidden />
      <p className={banner.words} role={unseen.length > 0 ? 'alert' : 'status'}>
        <strong>{worst.text}</strong>
        {(more > 0 || worst.seenBy) && (
          <span>
            {[more > 0 && moreText(more), worst.seenBy && `Gesehen von ${worst.seenBy}`]
              .filter(Boolean)
              .join(' · ')}
          </span>
        )}
      </p>
      {unseen.length > 0 && (
        <button type="button" className={banner.quiet} onClick={() => void markAlarmsSeen(unseen)}>
          Gesehen
        </button>
      )}
      {path !== QUEUE && (
        <a href={QUEUE} className={banner.open}>
          Druckaufträge
        </a>
      )}
    </section>
  );
}

const moreText = (count: number): string =>
  count === 1 ? 'und eine weitere Meldung' : `und ${count} weitere Meldungen`;

function useLowRinging(which: string): void {
  useEffect(() => {
    if (which === '') return;
    ringLow();
    const timer = setInterval(ringLow, EVERY_MS);
    return () => clearInterval(timer);
  }, [which]);
}
