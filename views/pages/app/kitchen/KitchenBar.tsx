import { IconAlertTriangle, IconArrowBackUp, IconMaximize, IconMinimize, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { formatTime } from '../../../../src/shared/berlin-time';
import type { DayFigures } from '../../../../src/shop/order/order.view';
import { Key } from '../../../components/frame/Key';
import { SoundSign } from '../../../layouts/bell/SoundSign';
import { DESK } from '../../../layouts/desk-path';
import { useNow } from '../../../lib/live/server-clock';
import classes from './Kitchen.module.css';
import type { StationCount } from './kitchen.rules';

interface Props {
  counts: StationCount[];
  station: string | null;
  choose: (station: string | null) => void;
  late: number;
  figures: DayFigures;
  /** The number that Z brings back. */
  last: number | null;
  undo: () => void;
  list: () => void;
}

export function KitchenBar({ counts, station, choose, late, figures, last, undo, list }: Props) {
  return (
    <header className={classes.bar}>
      <a href={DESK} className={classes.icon} aria-label="Zum Tresen">
        <IconX size={22} aria-hidden />
      </a>
      <FullScreen />
      <div className={classes.tabs}>
        {counts.map(({ station: one, tickets }) => (
          <button key={one} type="button" aria-pressed={one === station} onClick={() => choose(one)}>
            {one ?? 'Alle'} <b>{tickets}</b>
          </button>
        ))}
      </div>
      <p className={classes.figures}>
        {late > 0 && (
          <span className={classes.late}>
            <IconAlertTriangle size={18} aria-hidden /> <b>{late}</b> zu spät
          </span>
        )}
        {figures.minutesToReady !== null && (
          <span className={classes.average}>
            <b>{figures.minutesToReady} min</b> Ø heute
          </span>
        )}
      </p>
      <SoundSign compact />
      <button type="button" className={classes.recall} onClick={last === null ? list : undo}>
        <IconArrowBackUp size={20} aria-hidden />
        <span>{last === null ? 'Zurückholen' : `Nr. ${last} zurückholen`}</span>
        {last !== null && <Key>Z</Key>}
      </button>
      <Time />
    </header>
  );
}

/** Nothing but tickets, as long as somebody cooks. */
function FullScreen() {
  const [full, setFull] = useState(false);
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  const flip = () => (full ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  const Icon = full ? IconMinimize : IconMaximize;
  return (
    <button
      type="button"
      className={`${classes.icon} ${classes.roomy}`}
      aria-label={full ? 'Vollbild beenden' : 'Vollbild'}
      onClick={() => void flip().catch(() => undefined)}
    >
      <Icon size={22} aria-hidden />
    </button>
  );
}

function Time() {
  const now = useNow(10_000);
  return <time className={classes.clock}>{formatTime(new Date(now))}</time>;
}
