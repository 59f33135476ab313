import { Button, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { addDays, berlinClock, berlinInstant } from '../../../../src/shared/berlin-time';
import type { SoldOutSpan } from '../../../../src/shop/dish/product-input.types';
import type { ProductRow } from '../../../../src/shop/dish/product-row.view';
import { Modal } from '../../../components/dialogs/Dialog';
import { SubmitButton } from '../../../components/fields/SubmitButton';
import { TimeField } from '../../../components/fields/TimeField';
import { useSending } from '../../../lib/form/sending';
import { api } from '../../../lib/http/api';
import { toast } from '../../../lib/toasts/toasts';
import { DeleteDishes } from './DeleteDishes';

export type RowAsking = { row: ProductRow } | null;

interface Props {
  asking: RowAsking;
  close: () => void;
  changed: () => void;
}

/** One dialog for the whole list: what can be done with a dish besides editing it. */
export function RowActions({ asking, close, changed }: Props) {
  const [deleting, setDeleting] = useState<ProductRow | null>(null);
  const { busy, send } = useSending();

  async function run(path: string, body: object): Promise<void> {
    const answer = await send(() => api.post(path, body));
    if (!answer) return;
    if (answer.message) toast.success(answer.message);
    close();
    changed();
  }

  function askToDelete(row: ProductRow): void {
    setDeleting(row);
    close();
  }

  return (
    <>
      <Modal opened={asking !== null} onClose={close} title={asking?.row.name}>
        {asking && (
          <Stack gap="sm">
            <SoldOutButtons row={asking.row} busy={busy} run={run} />
            <Button
              variant="default"
              loading={busy}
              onClick={() => void run('/api/product/duplicate', { id: asking.row.id })}
            >
              Kopieren
            </Button>
            <Button variant="default" onClick={() => askToDelete(asking.row)}>
              Löschen
            </Button>
          </Stack>
        )}
      </Modal>
      <DeleteDishes rows={deleting ? [deleting] : []} close={() => setDeleting(null)} done={changed} />
    </>
  );
}

interface SoldOutProps {
  row: ProductRow;
  busy: boolean;
  run: (path: string, body: object) => Promise<void>;
}

function SoldOutButtons({ row, busy, run }: SoldOutProps) {
  const span = (wanted: SoldOutSpan) => void run('/api/product/soldOut', { ids: [row.id], span: wanted });

  if (row.soldOut)
    return (
      <Button loading={busy} onClick={() => span('available')}>
        Wieder anbieten
      </Button>
    );
  return (
    <>
      <Button loading={busy} onClick={() => span('tomorrow')}>
        Bis morgen ausverkauft melden
      </Button>
      <Button variant="default" px="xs" loading={busy} onClick={() => span('further')}>
        Bis auf Weiteres ausverkauft melden
      </Button>
      <UntilForm row={row} busy={busy} run={run} />
    </>
  );
}

function UntilForm({ row, busy, run }: SoldOutProps) {
  const [time, setTime] = useState('18:00');
  const [day, setDay] = useState(() => berlinClock(new Date()).date);
  const today = berlinClock(new Date()).date;

  function submit(event: FormEvent): void {
    event.preventDefault();
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    const until = berlinInstant(day, hour * 60 + minute, 'earlier');
    if (until <= new Date())
      return void toast.error('Zeitpunkt', 'Bitte einen Zeitpunkt in der Zukunft wählen.');
    void run('/api/product/soldOut', { ids: [row.id], span: 'moment', until: until.toISOString() });
  }

  return (
    <form onSubmit={submit}>
      <Stack gap="xs">
        <TextInput
          type="date"
          label="Oder ausverkauft bis Tag"
          min={today}
          max={addDays(today, 365)}
          value={day}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
          required
          withAsterisk={false}
        />
        <TimeField label="Uhrzeit" value={time} onChange={setTime} />
        <SubmitButton variant="default" loading={busy} disabled={!day || !time}>
          Bis dahin ausverkauft melden
        </SubmitButton>
      </Stack>
    </form>
  );
}
