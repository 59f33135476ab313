import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { formatTime } from '../../../../../src/shared/berlin-time';
import { FULFILMENT_LABEL, type Fulfilment } from '../../../../../src/shared/fulfilment.types';
import type { DeskState } from '../../../../../src/shop/dashboard/desk.view';
import { MenuButton } from '../../../../components/dialogs/MenuButton';
import type { MenuEntry } from '../../../../components/dialogs/menu.types';
import { Key } from '../../../../components/frame/Key';
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

/** For one way alone. */
const SHORT: [length: number | 'today', label: string][] = [
  [30, '30 Minuten'],
  ['today', 'den Rest von heute'],
];

const ONLY: Record<Fulfilment, string> = {
  delivery: 'Nur Lieferung',
  pickup: 'Nur Abholung',
  table: 'Nur am Tisch',
};

type Stop = (length: number | 'today', fulfilments: Fulfilment[] | null) => Promise<void>;

interface Props {
  desk: Pick<DeskState, 'pause' | 'ways'>;
  changed: () => void;
}

/** The kitchen is full: two taps, and it goes on by itself. */
export function PauseMenu({ desk: { pause, ways }, changed }: Props) {
  const { busy, send } = useSending();
  const stop: Stop = async (length, fulfilments) => {
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
        <Key>P</Key>
      </button>
    );
  return (
    <MenuButton
      position="bottom-start"
      width={300}
      heading="Keine Bestellungen annehmen"
      groups={[
        LENGTHS.map(([length, label]) => ({ label, choose: () => void stop(length, null) })),
        ...(ways.length > 1 ? ways.map((way) => onlyThis(way, stop)) : []),
      ]}
    >
      <button data-hotkey="p" type="button" className={classes.button} disabled={busy}>
        <IconPlayerPause size={20} aria-hidden />
        <span className={classes.roomy}>Pause</span>
        <Key>P</Key>
      </button>
    </MenuButton>
  );
}

const onlyThis = (way: Fulfilment, stop: Stop): MenuEntry[] =>
  SHORT.map(([length, label]) => ({
    label: `${ONLY[way]}: ${label}`,
    choose: () => void stop(length, [way]),
  }));

function pauseText({ until, fulfilments }: NonNullable<DeskState['pause']>): string {
  const what = fulfilments ? fulfilments.map((way) => FULFILMENT_LABEL[way]).join(', ') : 'Pause';
  return until ? `${what} bis ${formatTime(new Date(until))}` : what;
}
