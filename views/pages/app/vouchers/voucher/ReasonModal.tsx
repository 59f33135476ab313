import { Button, Group, SegmentedControl, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Modal } from '../../../../components/dialogs/Dialog';
import { EuroInput } from '../../../../components/fields/EuroInput';
import { Problem } from '../../../../components/states/Problem';
import { closing, useUnsaved } from '../../../../lib/form/unsaved';
import classes from '../Vouchers.module.css';

interface Props {
  withAmount: boolean;
  busy: boolean;
  problem: string | null;
  done: (body: { note: string; cents?: number }) => void;
  close: () => void;
}

const WINDOW = 'voucherReason';

/** Nothing is blocked or corrected without a reason somebody can read later. */
export function ReasonModal({ withAmount, busy, problem, done, close }: Props) {
  const title = withAmount ? 'Guthaben korrigieren' : 'Gutschein sperren';
  const [note, setNote] = useState('');
  const [cents, setCents] = useState<number | null>(null);
  const [sign, setSign] = useState('up');
  useUnsaved(note.trim() || cents !== null ? { what: title } : null, WINDOW);
  const leave = closing(WINDOW, close);

  const send = (event: FormEvent) => {
    event.preventDefault();
    done(withAmount ? { note, cents: (sign === 'up' ? 1 : -1) * (cents ?? 0) } : { note });
  };
  return (
    <Modal opened onClose={leave} title={title} closeOnClickOutside={false}>
      <form className={classes.form} onSubmit={send}>
        {withAmount && (
          <>
            <SegmentedControl
              aria-label="Richtung"
              value={sign}
              onChange={setSign}
              data={[
                { value: 'up', label: 'Gutschreiben' },
                { value: 'down', label: 'Abziehen' },
              ]}
            />
            <EuroInput label="Betrag" value={cents} onChange={setCents} required />
          </>
        )}
        <TextInput
          label="Grund"
          placeholder={withAmount ? 'Doppelt abgezogen' : 'Gast hat ihn verloren'}
          maxLength={140}
          required
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <Problem>{problem}</Problem>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={() => void leave()} disabled={busy}>
            Abbrechen
          </Button>
          <Button type="submit" loading={busy}>
            {withAmount ? 'Korrigieren' : 'Sperren'}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
