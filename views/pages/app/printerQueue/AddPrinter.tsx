import { Button, Group, NumberInput, PasswordInput, Stack, TextInput } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { useState } from 'react';
import type { PrinterKind } from '../../../../src/printer/printer/printer.types';
import type { PrinterView } from '../../../../src/printer/printer/printer.view';
import { Modal } from '../../../components/dialogs/Dialog';
import { Select } from '../../../components/fields/Select';
import { useSending } from '../../../lib/form/sending';
import { api } from '../../../lib/http/api';
import { useShop } from '../../../lib/session/shop';
import { KindChoice } from './setup/KindChoice';
import { KINDS } from './setup/printer-kinds';
import { SetUp } from './setup/SetUp';
import classes from './setup/Setup.module.css';

const WIDTHS = [
  { value: '48', label: '80 mm (48 Zeichen)' },
  { value: '42', label: '80 mm, breite Ränder (42 Zeichen)' },
  { value: '32', label: '58 mm (32 Zeichen)' },
];

const EMPTY = {
  kind: 'cloudprnt' as PrinterKind,
  name: 'Küche',
  columns: '48',
  connection: { host: '', port: 9100 as number | string, user: '', password: '' },
};

type NewPrinter = typeof EMPTY;

interface Props {
  opened: boolean;
  printers: PrinterView[];
  close: () => void;
  added: () => void;
}

export function AddPrinter({ opened, printers, close, added }: Props) {
  const [made, setMade] = useState<{ id: string; url: string; kind: PrinterKind } | null>(null);
  const known = useShop()?.settings.printerIP ?? '';
  const form = useForm({ initialValues: EMPTY });
  const { busy, problem, send } = useSending(form);
  const { kind } = form.values;

  /** What was written down before there was a printer belongs to the first one. */
  function choose(value: PrinterKind): void {
    form.setFieldValue('kind', value);
    if (printers.length === 0 && form.values.connection.host === '')
      form.setFieldValue('connection.host', known);
  }

  async function add(values: NewPrinter): Promise<void> {
    const answer = await send(() =>
      api.post<{ id: string; url: string }>('/api/printer/add', bodyOf(values)),
    );
    if (!answer) return;
    close();
    form.reset();
    setMade({ ...answer.data, kind: values.kind });
    added();
  }

  return (
    <>
      <Modal opened={opened} onClose={close} title="Drucker hinzufügen" size="lg">
        <form onSubmit={form.onSubmit(add)} noValidate>
          <Stack gap="md">
            <KindChoice kind={kind} choose={choose} />
            <Fields form={form} />
            {KINDS[kind].needs === 'lan' && <LanFields form={form} />}
            {KINDS[kind].needs === 'signIn' && <SignInFields form={form} />}
            {problem && <p role="alert">{problem}</p>}
          </Stack>
          <Group justify="flex-end" gap="sm" mt="xl">
            <Button variant="default" onClick={close} disabled={busy}>
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

function bodyOf({ kind, name, columns, connection: { host, port, user, password } }: NewPrinter) {
  const { needs } = KINDS[kind];
  return {
    kind,
    name,
    columns: Number(columns),
    ...(needs === 'lan' && { connection: { host: host.trim(), port: Number(port) } }),
    ...(needs === 'signIn' && (user || password) && { connection: { user, password } }),
  };
}

type FieldsProps = { form: UseFormReturnType<NewPrinter> };

const Fields = ({ form }: FieldsProps) => (
  <div className={classes.pair}>
    <TextInput
      label="Name"
      description="Zum Beispiel Küche oder Bar."
      maxLength={40}
      {...form.getInputProps('name')}
    />
    <Select
      label="Papier"
      description="So breit ist die Rolle."
      data={WIDTHS}
      allowDeselect={false}
      {...form.getInputProps('columns')}
    />
  </div>
);

const LanFields = ({ form }: FieldsProps) => (
  <div className={classes.pair}>
    <TextInput
      label="IP-Adresse des Druckers"
      placeholder="192.168.178.50"
      inputMode="decimal"
      {...form.getInputProps('connection.host')}
    />
    <NumberInput label="Port" min={9100} max={9109} hideControls {...form.getInputProps('connection.port')} />
  </div>
);

const SignInFields = ({ form }: FieldsProps) => (
  <div className={classes.pair}>
    <TextInput
      label="Name zum Anmelden (freiwillig)"
      autoComplete="off"
      {...form.getInputProps('connection.user')}
    />
    <PasswordInput
      label="Passwort (freiwillig)"
      autoComplete="new-password"
      {...form.getInputProps('connection.password')}
    />
  </div>
);
