import { Button, Group, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import type { PrinterKind } from '../../../src/printer/printer/printer.types';
import type { PrinterView } from '../../../src/printer/printer/printer.view';
import { useSendingOnce } from '../../lib/form/sending-once';
import { closing, useUnsaved } from '../../lib/form/unsaved';
import { api } from '../../lib/http/api';
import { useShop } from '../../lib/session/shop';
import { Modal } from '../dialogs/Dialog';
import { ConnectionFields, connectionOf, NO_CONNECTION } from './ConnectionFields';
import { KindChoice } from './KindChoice';
import { NameAndPaper } from './NameAndPaper';
import SetUp from './SetUp';

const EMPTY = {
  kind: 'cloudprnt' as PrinterKind,
  name: 'Küche',
  columns: '48',
  connection: NO_CONNECTION,
};

type NewPrinter = typeof EMPTY;

const WINDOW = 'newPrinter';

interface Props {
  opened: boolean;
  printers: PrinterView[];
  close: () => void;
  added: () => void;
}

export default function AddPrinter({ opened, printers, close, added }: Props) {
  const [made, setMade] = useState<{ id: string; url: string; kind: PrinterKind } | null>(null);
  const { printerIP = '', printerTopic = '' } = useShop()?.settings ?? {};
  const form = useForm({ initialValues: printers.length > 0 ? { ...EMPTY, name: '' } : EMPTY });
  const { busy, problem, send } = useSendingOnce(form);
  const { kind } = form.values;

  useUnsaved(opened && form.isDirty() ? { what: 'Neuer Drucker' } : null, WINDOW);
  const leave = closing(WINDOW, () => {
    close();
    form.reset();
  });

  /** What was written down before there was a printer belongs to the first one. */
  function choose(value: PrinterKind): void {
    form.setFieldValue('kind', value);
    const { host, topic } = form.values.connection;
    if (printers.length > 0) return;
    if (host === '') form.setFieldValue('connection.host', printerIP);
    if (topic === '') form.setFieldValue('connection.topic', printerTopic);
  }

  async function add(values: NewPrinter): Promise<void> {
    const answer = await send((once) =>
      api.post<{ id: string; url: string }>('/api/printer/add', bodyOf(values), once),
    );
    if (!answer) return;
    close();
    form.reset();
    setMade({ ...answer.data, kind: values.kind });
    added();
  }

  return (
    <>
      <Modal opened={opened} onClose={leave} title="Drucker hinzufügen" size="lg" closeOnClickOutside={false}>
        <form onSubmit={form.onSubmit(add)} noValidate>
          <Stack gap="md">
            <KindChoice kind={kind} choose={choose} />
            <NameAndPaper field={(field) => form.getInputProps(field)} />
            <ConnectionFields kind={kind} field={(field) => form.getInputProps(`connection.${field}`)} />
            {problem && <p role="alert">{problem}</p>}
          </Stack>
          <Group justify="flex-end" gap="sm" mt="xl">
            <Button variant="default" onClick={() => void leave()} disabled={busy}>
              Abbrechen
            </Button>
            <Button type="submit" loading={busy}>
              Weiter
            </Button>
          </Group>
        </form>
      </Modal>
      {made && (
        <SetUp
          {...made}
          printer={printers.find(({ id }) => id === made.id) ?? null}
          close={() => setMade(null)}
        />
      )}
    </>
  );
}

const bodyOf = ({ kind, name, columns, connection }: NewPrinter) => ({
  kind,
  name,
  columns: Number(columns),
  ...connectionOf(kind, connection),
});
