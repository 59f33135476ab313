import { PasswordInput, Select, SimpleGrid, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { PrinterKind } from '../../../../src/printer/printer/printer.types';

const KINDS: { value: PrinterKind; label: string; hint: string }[] = [
  { value: 'cloudprnt', label: 'Star (CloudPRNT)', hint: 'Der Drucker holt seine Bons selbst ab.' },
  {
    value: 'epson',
    label: 'Epson (Server Direct Print)',
    hint: 'Der Drucker holt seine Bons selbst ab. Name und Passwort nur, wenn du sie im Drucker einträgst.',
  },
  {
    value: 'agent',
    label: 'Anderer Netzwerkdrucker, über den Druckhelfer',
    hint: 'Für ESC/POS-Drucker mit IP-Adresse. Der Druckhelfer ist ein kleines Programm auf einem Computer im Restaurant.',
  },
  {
    value: 'browser',
    label: 'Dieser Computer (Druckseite)',
    hint: 'Druckt mit dem Drucker, der an einem Computer am Tresen hängt, solange dort die Druckseite offen ist.',
  },
  {
    value: 'tcp',
    label: 'Netzwerkdrucker, direkt (Port 9100)',
    hint: 'Nur wenn Tresen im selben Netz läuft wie der Drucker.',
  },
];

export interface KindValues {
  kind: string;
  host: string;
  user: string;
  password: string;
}

export const NO_CONNECTION: KindValues = { kind: 'cloudprnt', host: '', user: '', password: '' };

/** What the server is told of the connection; nothing where the kind needs nothing. */
export function connectionOf({ kind, host, user, password }: KindValues) {
  if (kind === 'tcp' || kind === 'agent') {
    const [address, port] = host.trim().split(/:(?=\d+$)/);
    return { host: address || undefined, ...(port && { port: Number(port) }) };
  }
  return kind === 'epson' && (user || password) ? { user, password } : undefined;
}

/** Which kind of printer it is, and what that kind needs. */
export function KindFields<T extends KindValues>({ form }: { form: UseFormReturnType<T> }) {
  const { kind } = form.getValues();
  const field = (name: keyof KindValues) => form.getInputProps(name);
  return (
    <Stack gap="md">
      <Select
        label="Art"
        data={KINDS.map(({ value, label }) => ({ value, label }))}
        description={KINDS.find(({ value }) => value === kind)?.hint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        allowDeselect={false}
        {...field('kind')}
      />
      {(kind === 'tcp' || kind === 'agent') && (
        <TextInput
          label="IP-Adresse des Druckers"
          description="Steht auf seinem Selbsttest. Am besten vergibt der Router sie fest."
          placeholder="192.168.178.50"
          autoComplete="off"
          {...field('host')}
        />
      )}
      {kind === 'epson' && (
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <TextInput label="Name (ID)" autoComplete="off" maxLength={40} {...field('user')} />
          <PasswordInput label="Passwort" autoComplete="new-password" maxLength={64} {...field('password')} />
        </SimpleGrid>
      )}
    </Stack>
  );
}
