import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { formatTime } from '../../../../../src/shared/berlin-time';
import { FULFILMENT_LABEL, FULFILMENTS, type Fulfilment } from '../../../../../src/shared/fulfilment.types';
import type { DeskState } from '../../../../../src/shop/dashboard/desk.view';
import { MenuButton } from '../../../../components/dialogs/MenuButton';
import { useSending } from '../../../../lib/form/sending';
import { api } from '../../../../lib/http/api';
import { toast } from '../../../../lib/toasts/toasts';
import classes from './Strip.module.css';

const LENGTHS: [length: number | 'today', label: string][] = [
  [15, '15 Minuten'],
  [30, '30 Minuten'],
  [60, 'Eine Stunde'],
  ['today', 'Den Rest von heute'],
];

const ONLY: Record<Fulfilment, string> = {
  delivery: 'Nur Lieferung',
  pickup: 'Nur Abholung',
  table: 'Nur am Tisch',
};

interface Props {
  pause: DeskState['pause'];
  changed: () => void;
}

/** The kitchen is full: two taps, and it goes on by itself. */
export function PauseMenu({ pause, changed }: Props) {
  const { busy, send } = useSending();
  const stop = async (length: number | 'today', fulfilments: Fulfilment[] | null) => {
    if (!(await send(() => api.post('/api/shop/pause', { length, fulfilments, reason: '' })))) return;
    toast.success(
      `Pause: ${fulfilments ? fulfilments.map((way) => FULFILMENT_LABEL[way]).join(', ') : 'alle Bestellungen'}`,
    );
    changed();
  };
  const resume = async () => {
    if (await send(() => api.post('/api/shop/resume'))) changed();
  };

  if (pause)
    return (
      <button
        data-hotkey="p"
        type="button"
        className={classes.paused}
        disabled={busy}
        onClick={() => void resume()}
      >
        <IconPlayerPlay size={20} aria-hidden />
        <span>
          <b>Weiter</b>
          <small>{pauseText(pause)}</small>
        </span>
      </button>
    );
  return (
    <MenuButton
      position="bottom-start"
      width={260}
      heading="Keine Bestellungen annehmen"
      groups={[
        [
          ...LENGTHS.map(([length, label]) => ({ label, choose: () => void stop(length, null) })),
          ...FULFILMENTS.map((way) => ({
            label: `${ONLY[way]}: 30 Minuten`,
            choose: () => void stop(30, [way]),
          })),
        ],
      ]}
    >
      <button data-hotkey="p" type="button" className={classes.button} disabled={busy}>
        <IconPlayerPause size={20} aria-hidden />
        <span className={classes.roomy}>Pause</span>
      </button>
    </MenuButton>
  );
}

function pauseText({ until, fulfilments }: NonNullable<DeskState['pause']>): string {
  const what = fulfilments ? fulfilments.map((way) => FULFILMENT_LABEL[way]).join(', ') : 'Pause';
  return until ? `${what} bis ${formatTime(new Date(until))}` : what;
}
