import { Button, Group, SegmentedControl, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Modal } from '../../../../components/dialogs/Dialog';
import { EuroInput } from '../../../../components/fields/EuroInput';
import { Problem } from '../../../../components/states/Problem';
import classes from '../Vouchers.module.css';

interface Props {
  withAmount: boolean;
  busy: boolean;
  problem: string | null;
  done: (body: { note: string; cents?: number }) => void;
  close: () => void;
}

/** Nothing is blocked or corrected without a reason somebody can read later. */
export function ReasonModal({ withAmount, busy, problem, done, close }: Props) {
  const [note, setNote] = useState('');
  const [cents, setCents] = useState<number | null>(null);
  const [sign, setSign] = useState('up');
  const send = (event: FormEvent) => {
    event.preventDefault();
    done(withAmount ? { note, cents: (sign === 'up' ? 1 : -1) * (cents ?? 0) } : { note });
  };
  return (
    <Modal opened onClose={close} title={withAmount ? 'Guthaben korrigieren' : 'Gutschein sperren'}>
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
          <Button variant="default" onClick={close} disabled={busy}>
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
