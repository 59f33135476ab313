import { IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { startTakingOrders, useSound } from '../../lib/bell/sound';
import classes from './SoundSign.module.css';

/** Says all the time whether the next order will be heard. A tap turns sound on and plays a test. */
export function SoundSign({ compact = false }: { compact?: boolean }) {
  const sound = useSound();
  const off = sound === 'off';
  const Icon = off ? IconVolumeOff : IconVolume;
  return (
    <button
      type="button"
      className={classes.sign}
      data-off={off || undefined}
      data-compact={compact || undefined}
      onClick={() => void startTakingOrders()}
    >
      <Icon size={20} aria-hidden />
      <span className={compact ? 'visually-hidden' : undefined}>
        <b>{off ? 'Ton aus' : 'Ton an'}</b>
        <small>{off ? 'antippen = einschalten' : 'antippen = Test'}</small>
      </span>
    </button>
  );
}
