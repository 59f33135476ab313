import { Button, Group } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { PrinterKind } from '../../../src/printer/printer/printer.types';
import type { PrinterView } from '../../../src/printer/printer/printer.view';
import { useSending } from '../../lib/form/sending';
import { api } from '../../lib/http/api';
import { download } from '../../lib/http/transfer';
import { toast } from '../../lib/toasts/toasts';
import { Modal } from '../dialogs/Dialog';
import { CopyField } from '../fields/CopyField';
import { Problem } from '../states/Problem';
import { MOOD_TONE } from '../tables/printer-mood';
import { StatusBadge } from '../tables/StatusBadge';
import { KINDS } from './printer-kinds';
import classes from './Setup.module.css';

interface Props {
  kind: PrinterKind;
  /** It is the secret of the printer, so it is shown only once. Empty where there is none. */
  url: string;
  /** As it is right now; null while the list does not know it yet. */
  printer: PrinterView | null;
  close: () => void;
}

/** What to do at the device, whether it has called, and a first paper. */
export default function SetUp({ kind, url, printer, close }: Props) {
  const { label, steps, address, program } = KINDS[kind];
  return (
    <Modal opened onClose={close} title={`${label} einrichten`} closeOnClickOutside={false} size="lg">
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {program && <Program path={program} />}
      {address && url && (
        <CopyField label={address} value={url} description="Sie wird nur dieses eine Mal angezeigt." />
      )}
      {printer && <FirstPaper printer={printer} />}
      <Group justify="flex-end" mt="xl">
        <Button onClick={close}>Fertig</Button>
      </Group>
    </Modal>
  );
}

function Program({ path }: { path: string }) {
  const { busy, problem, send } = useSending();

  return (
    <>
      <Button
        variant="default"
        mb="md"
        loading={busy}
        leftSection={<IconDownload size={18} aria-hidden />}
        onClick={() => void send(() => download(path, 'druckhelfer.zip', { silent: true }))}
      >
        Druckhelfer herunterladen
      </Button>
      <Problem>{problem}</Problem>
    </>
  );
}

function FirstPaper({ printer: { id, mood, status, waiting } }: { printer: PrinterView }) {
  const { busy, send } = useSending();

  async function test(): Promise<void> {
    if (await send(() => api.post('/api/printer/test', { id }))) toast.success('Testdruck ist unterwegs.');
  }

  return (
    <div className={classes.state} aria-live="polite">
      <div>
        <StatusBadge tone={MOOD_TONE[mood]}>{status}</StatusBadge>
        <p>
          {waiting > 0
            ? 'Der Testdruck wartet, bis sich der Drucker meldet.'
            : 'Sobald sich der Drucker meldet, steht es hier.'}
        </p>
      </div>
      <Button variant="default" onClick={test} loading={busy}>
        Testdruck
      </Button>
    </div>
  );
}
