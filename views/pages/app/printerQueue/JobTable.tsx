import { Button, Group } from '@mantine/core';
import type { PrintState } from '../../../../src/printer/job/print-job.types';
import type { PrinterView } from '../../../../src/printer/printer/printer.view';
import type { PrintJobView } from '../../../../src/printer/queue/print-queue.view';
import { type Column, DataTable } from '../../../components/tables/DataTable';
import { DateTime } from '../../../components/tables/DateTime';
import { StatusBadge, type Tone } from '../../../components/tables/StatusBadge';
import { useSending } from '../../../lib/form/sending';
import { api } from '../../../lib/http/api';
import { toast } from '../../../lib/toasts/toasts';
import classes from './PrinterQueue.module.css';
import { Reprint } from './Reprint';

const TONE: Record<PrintState, Tone> = {
  waiting: 'quiet',
  printing: 'primary',
  printed: 'good',
  unclear: 'warn',
  failed: 'bad',
  cancelled: 'quiet',
};

interface Props {
  jobs: PrintJobView[];
  printers: PrinterView[];
  show: (jobId: string) => void;
  changed: () => void;
}

export function JobTable({ jobs, printers, show, changed }: Props) {
  const nameOf = (id: string) => printers.find((printer) => printer.id === id)?.name ?? 'Entfernter Drucker';
  const columns: Column<PrintJobView>[] = [
    { label: 'Auftrag', main: true, cell: (job) => <Title job={job} /> },
    { label: 'Drucker', cell: ({ printerId }) => nameOf(printerId) },
    { label: 'Angelegt', cell: ({ createdAt }) => <DateTime at={createdAt} /> },
    { label: 'Status', cell: (job) => <State job={job} /> },
    {
      label: 'Aktionen',
      align: 'right',
      cell: (job) => <Actions job={job} printers={printers} show={show} changed={changed} />,
    },
  ];

  return (
    <DataTable caption="Druckaufträge, neueste zuerst" columns={columns} rows={jobs} keyOf={({ id }) => id} />
  );
}

const Title = ({ job: { title, repeat } }: { job: PrintJobView }) => (
  <span>
    {title}
    {repeat > 0 && <span className={classes.repeat}>Wiederholung {repeat}</span>}
  </span>
);

const State = ({ job: { state, stateText, hint, isLate } }: { job: PrintJobView }) => (
  <div className={classes.state}>
    <StatusBadge tone={isLate ? 'bad' : TONE[state]}>{stateText}</StatusBadge>
    {hint && <span className={classes.hint}>{hint}</span>}
  </div>
);

function Actions({ job, printers, show, changed }: { job: PrintJobView } & Omit<Props, 'jobs'>) {
  const { id, title, printerId, mayReprint, mayCancel } = job;
  const { busy, send } = useSending();

  async function run(path: string, done: string, target?: string): Promise<void> {
    if (await send(() => api.post(path, { id, printerId: target }))) toast.success(done);
    changed();
  }

  return (
    <Group gap="xs" justify="flex-end" wrap="wrap">
      <Button variant="subtle" onClick={() => show(id)} aria-label={`Bon ${title} ansehen`}>
        Ansehen
      </Button>
      {mayReprint && (
        <Reprint
          title={title}
          hasPrinter={printers.some((printer) => printer.id === printerId)}
          printers={printers}
          busy={busy}
          reprint={(target) => run('/api/print/reprint', 'Wird erneut gedruckt.', target)}
        />
      )}
      {mayCancel && (
        <Button
          variant="default"
          loading={busy}
          onClick={() => run('/api/print/cancel', 'Druckauftrag abgebrochen.')}
          aria-label={`Druck von ${title} abbrechen`}
        >
          Abbrechen
        </Button>
      )}
    </Group>
  );
}
