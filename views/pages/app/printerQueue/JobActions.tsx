import { Button, Group } from '@mantine/core';
import type { PrinterView } from '../../../../src/printer/printer/printer.view';
import type { PrintJobView } from '../../../../src/printer/queue/print-queue.view';
import { useSending } from '../../../lib/form/sending';
import { api } from '../../../lib/http/api';
import { toast } from '../../../lib/toasts/toasts';
import { PrinterChoice } from './PrinterChoice';
import classes from './PrinterQueue.module.css';

interface Props {
  job: PrintJobView;
  printers: PrinterView[];
  show: (jobId: string) => void;
  changed: () => void;
}

export function JobActions({ job, printers, show, changed }: Props) {
  const { id, title, printerId, mayReprint, mayCancel, needsHelp } = job;
  const { busy, send } = useSending();
  const hasPrinter = printers.some((printer) => printer.id === printerId);
  const others = printers.filter((printer) => printer.id !== printerId);

  async function run(path: string, done: string, target?: string): Promise<void> {
    if (await send(() => api.post(path, { id, printerId: target }))) toast.success(done);
    changed();
  }
  const reprint = (target?: string) => run('/api/print/reprint', 'Wird erneut gedruckt.', target);

  return (
    <Group className={classes.actions} gap="xs" justify="flex-end">
      <Button variant="subtle" onClick={() => show(id)} aria-label={`Bon ${title} ansehen`}>
        Ansehen
      </Button>
      {mayReprint && hasPrinter && (
        <Button
          variant="default"
          loading={busy}
          onClick={() => reprint()}
          aria-label={`${title} erneut drucken`}
        >
          Erneut drucken
        </Button>
      )}
      {mayReprint && (needsHelp || !hasPrinter) && (
        <PrinterChoice
          label={hasPrinter ? 'Auf anderem Drucker' : 'Erneut drucken auf'}
          about={hasPrinter ? `${title} auf anderem Drucker` : `${title} erneut drucken`}
          printers={others}
          busy={busy}
          choose={reprint}
        />
      )}
      {mayCancel && (
        <>
          <PrinterChoice
            label="Umleiten"
            about={`${title} umleiten`}
            printers={others}
            busy={busy}
            choose={(target) => run('/api/print/move', 'Wird umgeleitet.', target)}
          />
          <Button
            variant="default"
            loading={busy}
            onClick={() => run('/api/print/cancel', 'Druckauftrag abgebrochen.')}
            aria-label={`Druck von ${title} abbrechen`}
          >
            Abbrechen
          </Button>
        </>
      )}
    </Group>
  );
}
