import { IconDeviceMobileOff, IconDeviceMobileVibration } from '@tabler/icons-react';
import { useState } from 'react';
import { switchPush, usePush } from '../../../../lib/push/push';
import classes from './Strip.module.css';

/** Whether this device is called when nobody at the desk hears an order. */
export function PushSign() {
  const push = usePush();
  const [busy, setBusy] = useState(false);
  if (push === 'unknown' || push === 'unsupported') return null;

  const on = push === 'on';
  const Icon = on ? IconDeviceMobileVibration : IconDeviceMobileOff;
  const flip = async () => {
    setBusy(true);
    await switchPush();
    setBusy(false);
  };
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      className={classes.sign}
      data-quiet={!on || undefined}
      disabled={busy}
      title="Dieses Gerät rufen, wenn eine Bestellung wartet"
      onClick={() => void flip()}
    >
      <Icon size={20} aria-hidden />
      <span className="visually-hidden">Dieses Gerät rufen, wenn eine Bestellung wartet</span>
    </button>
  );
}
