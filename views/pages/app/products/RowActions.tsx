import { Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { addDays, berlinClock, berlinInstant } from '../../../../src/shared/berlin-time';
import type { ProductRow } from '../../../../src/shop/dish/product-row.view';
import { minuteOf } from '../../../../src/shop/opening-hours/week.rules';
import { Modal } from '../../../components/dialogs/Dialog';
import { FormButtons } from '../../../components/dialogs/FormButtons';
import { TimeField } from '../../../components/fields/TimeField';
import { focusFirstInvalid } from '../../../lib/form/form';
import { useSending } from '../../../lib/form/sending';
import { api } from '../../../lib/http/api';
import { toast } from '../../../lib/toasts/toasts';
import { DeleteDishes } from './DeleteDishes';
import type { RowAsking } from './list/hands.types';

interface Props {
  asking: RowAsking;
  close: () => void;
  changed: () => void;
}

/** What the menu of a row has to ask about, once for the whole list. */
export function RowActions({ asking, close, changed }: Props) {
  const until = asking?.wish === 'until' ? asking.row : null;
  const deleting = asking?.wish === 'delete' ? asking.row : null;

  return (
    <>
      <Modal opened={until !== null} onClose={close} title={`„${until?.name ?? ''}“ ausverkauft bis`}>
        {until && <UntilForm row={until} close={close} changed={changed} />}
      </Modal>
      <DeleteDishes rows={deleting ? [deleting] : []} close={close} done={changed} />
    </>
  );
}

function UntilForm({ row, close, changed }: { row: ProductRow; close: () => void; changed: () => void }) {
  const today = berlinClock(new Date()).date;
  const [time, setTime] = useState('18:00');
  const [day, setDay] = useState(today);
  const { busy, send } = useSending();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const minute = minuteOf(time);
    if (minute === null) return focusFirstInvalid();
    const until = berlinInstant(day, minute, 'earlier');
    if (until <= new Date())
      return void toast.error('Zeitpunkt', 'Bitte einen Zeitpunkt in der Zukunft wählen.');
    const body = { ids: [row.id], span: 'moment', until: until.toISOString() };
    if (!(await send(() => api.post('/api/product/soldOut', body)))) return;
    close();
    changed();
  }

  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack gap="md">
        <TextInput
          type="date"
          label="Tag"
          min={today}
          max={addDays(today, 365)}
          value={day}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
          required
          withAsterisk={false}
        />
        <TimeField label="Uhrzeit" value={time} onChange={setTime} />
        <FormButtons submit="Ausverkauft melden" busy={busy} onCancel={close} />
      </Stack>
    </form>
  );
}
