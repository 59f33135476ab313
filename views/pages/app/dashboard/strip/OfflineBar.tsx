import { IconRefresh, IconVolumeOff, IconWifiOff } from '@tabler/icons-react';
import { useState } from 'react';
import { formatTime } from '../../../../../src/shared/berlin-time';
import { startTakingOrders, useSound } from '../../../../lib/bell/sound';
import { connectNow, useLostSince } from '../../../../lib/live/connection';
import classes from './OfflineBar.module.css';

/** Nothing gets through: said large, with what still can be done. */
export function OfflineBar() {
  const since = useLostSince();
  if (since === null) return null;
  return (
    <div className={classes.bar} data-bad role="alert">
      <IconWifiOff size={24} aria-hidden />
      <p>
        <strong>Keine Verbindung seit {formatTime(new Date(since))} Uhr</strong>
        <span>
          Neue Bestellungen kommen erst wieder an, wenn die Leitung steht. „Fertig“ wird gemerkt und dann
          gesendet, annehmen geht gerade nicht. Ein neuer Versuch läuft alle zwei Sekunden.
        </span>
      </p>
      <ConnectNow />
    </div>
  );
}

function ConnectNow() {
  const [busy, setBusy] = useState(false);
  const connect = async () => {
    setBusy(true);
    await connectNow();
    setBusy(false);
  };
  return (
    <button type="button" className={classes.connect} aria-disabled={busy} onClick={() => void connect()}>
      <IconRefresh size={20} aria-hidden />
      {busy ? 'Verbindet …' : 'Jetzt verbinden'}
    </button>
  );
}

/** The browser keeps the page mute: the whole bar is the button. */
export function MuteBar() {
  if (useSound() !== 'off') return null;
  return (
    <button type="button" className={classes.bar} onClick={() => void startTakingOrders()}>
      <IconVolumeOff size={24} aria-hidden />
      <span className={classes.barWords}>
        <strong>Bestellannahme starten</strong>
        <span>Antippen schaltet den Ton ein, hält den Bildschirm wach und klingelt zur Probe.</span>
      </span>
    </button>
  );
}
