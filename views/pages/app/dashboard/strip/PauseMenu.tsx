import { Menu } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { formatTime } from '../../../../../src/shared/berlin-time';
import { FULFILMENT_LABEL, type Fulfilment } from '../../../../../src/shared/fulfilment.types';
import type { DeskState } from '../../../../../src/shop/dashboard/desk.view';
import { Key } from '../../../../components/frame/Key';
import { useSending } from '../../../../lib/form/sending';
import { api } from '../../../../lib/http/api';
import { toast } from '../../../../lib/toasts/toasts';
import menu from './PauseMenu.module.css';
import classes from './Strip.module.css';

const LENGTHS: [length: number | 'today', label: string][] = [
  [15, '15 Minuten'],
  [30, '30 Minuten'],
  [60, 'Eine Stunde'],
  ['today', 'Den Rest von heute'],
];

/** For one way alone, beside its name. */
const SHORT: [length: number | 'today', label: string, spoken: string][] = [
  [30, '30 min', '30 Minuten'],
  ['today', 'Heute', 'den Rest von heute'],
];

const ONLY: Record<Fulfilment, string> = {
  delivery: 'Nur Lieferung',
  pickup: 'Nur Abholung',
  table: 'Nur am Tisch',
};

interface Props {
  desk: Pick<DeskState, 'pause' | 'ways'>;
  changed: () => void;
}

/** The kitchen is full: two taps, and it goes on by itself. */
export function PauseMenu({ desk: { pause, ways }, changed }: Props) {
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
        <Key>P</Key>
      </button>
    );
  return (
    <Menu position="bottom-start" width={300} returnFocus>
      <Menu.Target>
        <button data-hotkey="p" type="button" className={classes.button} disabled={busy}>
          <IconPlayerPause size={20} aria-hidden />
          <span className={classes.roomy}>Pause</span>
          <Key>P</Key>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Keine Bestellungen annehmen</Menu.Label>
        {LENGTHS.map(([length, label]) => (
          <Menu.Item key={label} onClick={() => void stop(length, null)}>
            {label}
          </Menu.Item>
        ))}
        {ways.length > 1 &&
          ways.map((way) => (
            <div key={way} className={menu.way}>
              <span aria-hidden>{ONLY[way]}</span>
              {SHORT.map(([length, label, spoken]) => (
                <Menu.Item
                  key={label}
                  aria-label={`${ONLY[way]}: ${spoken}`}
                  onClick={() => void stop(length, [way])}
                >
                  {label}
                </Menu.Item>
              ))}
            </div>
          ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function pauseText({ until, fulfilments }: NonNullable<DeskState['pause']>): string {
  const what = fulfilments ? fulfilments.map((way) => FULFILMENT_LABEL[way]).join(', ') : 'Pause';
  return until ? `${what} bis ${formatTime(new Date(until))}` : what;
}
