import { Button, Group, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { CodePage } from '../../../src/printer/encode/code-page.types';
import type { PrinterKind } from '../../../src/printer/printer/printer.types';
import type { PrinterView } from '../../../src/printer/printer/printer.view';
import { useSending } from '../../lib/form/sending';
import { closing, useUnsaved } from '../../lib/form/unsaved';
import { api } from '../../lib/http/api';
import { toast } from '../../lib/toasts/toasts';
import { Modal } from '../dialogs/Dialog';
import { Select } from '../fields/Select';
import { ConnectionFields, connectionOf, NO_CONNECTION } from './ConnectionFields';
import { KindChoice } from './KindChoice';
import { NameAndPaper } from './NameAndPaper';
import { KINDS } from './printer-kinds';

interface Props {
  printer: PrinterView;
  close: () => void;
  /** It is another kind now, with an address of its own. */
  connected: (kind: PrinterKind, url: string) => void;
  changed: () => void;
}

const WINDOW = 'connection';

/** Another device, another way or another place for a printer that keeps its name, its papers and its rules. */
export default function ConnectPrinter({ printer, close, connected: tell, changed }: Props) {
  const { id, name, kind: before } = printer;
  const { columns, codePage } = printer;
  const form = useForm({
    initialValues: {
      kind: before,
      name,
      columns: String(columns),
      codePage: codePage ?? USUAL,
      connection: connectionIn(printer),
    },
  });
  const { busy, problem, send } = useSending(form);
  const { kind } = form.values;
  const isOther = kind !== before;

  useUnsaved(form.isDirty() ? { what: `Anschluss von „${name}“` } : null, WINDOW);
  const leave = closing(WINDOW, close);

  async function save(values: typeof form.values): Promise<void> {
    const connection = connectionOf(kind, values.connection);
    const connected =
      isOther &&
      (await send(() => api.post<{ url: string }>('/api/printer/connect', { id, kind, ...connection })));
    if (isOther && !connected) return;
    const own = { id, name: values.name, columns: Number(values.columns), codePage: pageOf(values.codePage) };
    const body = isOther ? own : { ...own, ...connection };
    if (await send(() => api.post('/api/printer/change', body))) {
      close();
      toast.success('Gespeichert.');
    }
    if (connected) tell(kind, connected.data.url);
    changed();
  }

  return (
    <Modal opened onClose={leave} title={`Anschluss von „${name}“`} size="lg" closeOnClickOutside={false}>
      <form onSubmit={form.onSubmit(save)} noValidate>
        <Stack gap="md">
          <NameAndPaper field={(field) => form.getInputProps(field)} />
          <KindChoice kind={kind} choose={(value) => form.setFieldValue('kind', value)} />
          <ConnectionFields kind={kind} field={(field) => form.getInputProps(`connection.${field}`)} />
          {HAS_PAGES.includes(kind) && (
            <Select
              label="Zeichensatz"
              description="Nur ändern, wenn Umlaute oder € auf dem Testdruck falsch sind."
              data={PAGES}
              allowDeselect={false}
              {...form.getInputProps('codePage')}
            />
          )}
          <p>{isOther ? `${OTHER} ${waitingText(printer)}` : waitingText(printer)}</p>
          {problem && <p role="alert">{problem}</p>}
        </Stack>
        <Group justify="flex-end" gap="sm" mt="xl">
          <Button variant="default" onClick={() => void leave()} disabled={busy}>
            Abbrechen
          </Button>
          <Button type="submit" loading={busy}>
            Speichern
          </Button>
        </Group>
      </form>
    </Modal>
  );
}

const OTHER = 'Die alte Adresse gilt danach nicht mehr; Name, Stationen und Bons bleiben.';

const USUAL = 'usual';
const PAGES: { value: CodePage | typeof USUAL; label: string }[] = [
  { value: USUAL, label: 'Üblich (Windows-1252)' },
  { value: 'cp858', label: 'PC858 (mit €)' },
  { value: 'cp437', label: 'PC437 (ältere Drucker, ohne €)' },
];
/** The others get letters as such. */
const HAS_PAGES: PrinterKind[] = ['cloudprnt', 'starMqtt', 'agent', 'mqtt', 'tcp'];
const pageOf = (value: string) => (value === USUAL ? null : value);

/** Nothing is lost, and it is said before somebody wonders. */
function waitingText({ waiting }: PrinterView): string {
  if (waiting === 0) return 'Es wartet kein Bon auf ihn.';
  const bons = waiting === 1 ? 'Ein Bon wartet' : `${waiting} Bons warten`;
  return `${bons} auf ihn. Sobald sich der Drucker über den neuen Anschluss meldet, druckt er sie; was gerade unterwegs war, ist als Wiederholung gekennzeichnet.`;
}

function connectionIn({ kind, address, starMode }: PrinterView): typeof NO_CONNECTION {
  const { needs } = KINDS[kind];
  if (needs === 'signIn') return { ...NO_CONNECTION, user: address };
  if (starMode) return { ...NO_CONNECTION, mode: starMode };
  const at = address.lastIndexOf(':');
  return (needs === 'lan' || needs === 'topic') && at > 0
    ? { ...NO_CONNECTION, host: address.slice(0, at), port: Number(address.slice(at + 1)) }
    : NO_CONNECTION;
}
