import { Button, Group, Modal, Select, Stack, TextInput } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { useState } from 'react';
import type { PrinterKind } from '../../../../src/printer/printer/printer.types';
import { useSending } from '../../../lib/form/sending';
import { api } from '../../../lib/http/api';
import { AddressModal } from './AddressModal';
import { connectionOf, KindFields, type KindValues, NO_CONNECTION } from './KindFields';

const WIDTHS = [
  { value: '48', label: '80 mm (48 Zeichen)' },
  { value: '42', label: '80 mm, breite Ränder (42 Zeichen)' },
  { value: '32', label: '58 mm (32 Zeichen)' },
];

interface Props {
  opened: boolean;
  close: () => void;
  added: () => void;
}

export function AddPrinter({ opened, close, added }: Props) {
  const [made, setMade] = useState<{ url: string; kind: PrinterKind } | null>(null);
  const form = useForm<NewPrinter>({ initialValues: { name: 'Küche', columns: '48', ...NO_CONNECTION } });
  const { busy, send } = useSending(form);

  async function add({ name, columns, ...more }: NewPrinter): Promise<void> {
    const kind = more.kind as PrinterKind;
    const body = { name, columns: Number(columns), kind, connection: connectionOf(more) };
    const answer = await send(() => api.post<{ url: string }>('/api/printer/add', body));
    if (!answer) return;
    close();
    form.reset();
    // A printer that we call, and a page of ours, need no address.
    if (answer.data.url) setMade({ url: answer.data.url, kind });
    added();
  }

  return (
    <>
      <Modal opened={opened} onClose={close} title="Drucker hinzufügen">
        <form onSubmit={form.onSubmit(add)} noValidate>
          <Fields form={form} />
          <Group justify="flex-end" gap="sm" mt="xl">
            <Button variant="default" onClick={close} disabled={busy}>
              Abbrechen
            </Button>
            <Button type="submit" loading={busy}>
              Hinzufügen
            </Button>
          </Group>
        </form>
      </Modal>
      <AddressModal url={made?.url ?? null} kind={made?.kind ?? 'cloudprnt'} close={() => setMade(null)} />
    </>
  );
}

interface NewPrinter extends KindValues {
  name: string;
  columns: string;
}

const Fields = ({ form }: { form: UseFormReturnType<NewPrinter> }) => (
  <Stack gap="md">
    <TextInput
      label="Name"
      description="Steht auf dem Bon und in der Liste, zum Beispiel Küche oder Bar."
      maxLength={40}
      data-autofocus
      {...form.getInputProps('name')}
    />
    <KindFields form={form} />
    <Select label="Papier" data={WIDTHS} allowDeselect={false} {...form.getInputProps('columns')} />
  </Stack>
);
