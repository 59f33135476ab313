import { Button, Checkbox, Group, TextInput } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { reload } from 'vike/client/router';
import { addDays, berlinClock, berlinInstant, formatDateTime } from '../../../../../src/shared/berlin-time';
import { FULFILMENT_LABEL, FULFILMENTS, type Fulfilment } from '../../../../../src/shared/fulfilment.types';
import { minuteOf } from '../../../../../src/shop/opening-hours/week.rules';
import type { ShopView } from '../../../../../src/shop/restaurant/shop.view';
import type { PauseLength } from '../../../../../src/shop/settings/pause/pause.types';
import { TimeField } from '../../../../components/fields/TimeField';
import { Section } from '../../../../components/frame/Section';
import { StatusBadge } from '../../../../components/tables/StatusBadge';
import { useSending } from '../../../../lib/form/sending';
import { api } from '../../../../lib/http/api';
import { toast } from '../../../../lib/toasts/toasts';
import classes from '../form/Settings.module.css';
import type { Settings } from '../form/useSettings';

export function PauseSection({ settings, now }: { settings: Settings<'exceptions'>; now: Date }) {
  const { pause } = settings.shop.settings;
  const running = pause && (pause.until === null || new Date(pause.until) > now) ? pause : null;

  return (
    <Section
      title="Pause"
      lead="Zu viel los? Bestellungen für sofort halten an und laufen von selbst wieder los. Für die Zeit danach darf weiter vorbestellt werden, bei „Bis auf Weiteres“ ab dem nächsten Tag. Das gilt gleich, ohne Speichern."
      actions={
        <StatusBadge tone={running ? 'warn' : 'good'}>{running ? 'Pausiert' : 'Keine Pause'}</StatusBadge>
      }
    >
      {running ? <Running pause={running} settings={settings} /> : <Choice settings={settings} now={now} />}
    </Section>
  );
}

type Pause = NonNullable<ShopView['settings']['pause']>;

function Running({ pause, settings }: { pause: Pause; settings: Settings<'exceptions'> }) {
  const { busy, run } = usePauseCall(settings);
  const what = pause.fulfilments?.map((way) => FULFILMENT_LABEL[way]).join(', ') ?? 'Alle Bestellungen';
  const end = pause.until ? `bis ${formatDateTime(new Date(pause.until))} Uhr` : 'bis du sie fortsetzt';

  return (
    <div className={classes.row}>
      <p className={classes.quiet} role="status">
        {what} pausieren {end}
        {pause.reason && ` (${pause.reason})`}.
      </p>
      <Button
        leftSection={<IconPlayerPlay size={18} aria-hidden />}
        loading={busy}
        onClick={() => void run('/api/shop/resume', {})}
      >
        Jetzt fortsetzen
      </Button>
    </div>
  );
}

const LENGTHS: { label: string; length: PauseLength }[] = [
  { label: '30 Minuten', length: 30 },
  { label: '60 Minuten', length: 60 },
  { label: 'Für heute', length: 'today' },
  { label: 'Bis auf Weiteres', length: 'open' },
];

function Choice({ settings, now }: { settings: Settings<'exceptions'>; now: Date }) {
  const { busy, run } = usePauseCall(settings);
  const [ways, setWays] = useState<Fulfilment[]>([...FULFILMENTS]);
  const [reason, setReason] = useState('');

  function start(length: PauseLength, until?: Date): void {
    const fulfilments = ways.length === FULFILMENTS.length ? null : ways;
    void run('/api/shop/pause', { length, until, fulfilments, reason });
  }

  return (
    <div className={classes.switches}>
      <Ways value={ways} onChange={setWays} />
      <TextInput
        label="Grund"
        description="Deine Gäste lesen ihn."
        placeholder="z. B. Ofen ausgefallen"
        maxLength={120}
        maw="28rem"
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <Lengths disabled={busy || ways.length === 0} now={now} start={start} />
    </div>
  );
}

const Ways = ({ value, onChange }: { value: Fulfilment[]; onChange: (ways: Fulfilment[]) => void }) => (
  <Checkbox.Group
    label="Was pausiert?"
    value={value}
    onChange={(chosen) => onChange(chosen as Fulfilment[])}
    error={value.length === 0 && 'Bitte wählen, was pausiert.'}
  >
    <Group gap="lg" mt={6}>
      {FULFILMENTS.map((way) => (
        <Checkbox key={way} value={way} label={FULFILMENT_LABEL[way]} />
      ))}
    </Group>
  </Checkbox.Group>
);

interface LengthsProps {
  disabled: boolean;
  now: Date;
  start: (length: PauseLength, until?: Date) => void;
}

function Lengths({ disabled, now, start }: LengthsProps) {
  const [time, setTime] = useState('');
  const until = momentOf(time, now);

  return (
    <>
      <div className={classes.row}>
        {LENGTHS.map(({ label, length }) => (
          <Button
            key={label}
            variant="default"
            leftSection={<IconPlayerPause size={18} aria-hidden />}
            disabled={disabled}
            onClick={() => start(length)}
          >
            {label}
          </Button>
        ))}
      </div>
      <div className={classes.row}>
        <TimeField label="Bis zu einer Uhrzeit" w="9rem" value={time} onChange={setTime} />
        <Button
          variant="default"
          disabled={disabled || until === null}
          onClick={() => until && start('until', until)}
        >
          Bis dahin pausieren
        </Button>
      </div>
    </>
  );
}

/** Counts at once, without saving the page, and leaves the form alone. */
function usePauseCall({ take }: Settings<'exceptions'>) {
  const { busy, send } = useSending();

  async function run(path: string, body: object): Promise<void> {
    const answer = await send(() => api.post<ShopView>(path, body));
    if (!answer) return;
    take(answer.data);
    toast.success(answer.message ?? 'Gespeichert');
    await reload();
  }

  return { busy, run };
}

/** The next moment at which the clock on the wall shows this time. */
function momentOf(time: string, now: Date): Date | null {
  const minute = minuteOf(time);
  if (minute === null) return null;
  const { date } = berlinClock(now);
  const today = berlinInstant(date, minute, 'earlier');
  return today > now ? today : berlinInstant(addDays(date, 1), minute, 'earlier');
}
