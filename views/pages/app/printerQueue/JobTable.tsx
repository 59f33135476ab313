import type { PrintState } from '../../../../src/printer/job/print-job.types';
import type { PrinterView } from '../../../../src/printer/printer/printer.view';
import type { PrintJobView } from '../../../../src/printer/queue/print-queue.view';
import { type Column, DataTable } from '../../../components/tables/DataTable';
import { DateTime } from '../../../components/tables/DateTime';
import { StatusBadge, type Tone } from '../../../components/tables/StatusBadge';
import { JobActions } from './JobActions';
import classes from './PrinterQueue.module.css';

const TONE: Record<PrintState, Tone> = {
  waiting: 'quiet',
  printing: 'primary',
  printed: 'good',
  unclear: 'warn',
  failed: 'bad',
  cancelled: 'quiet',
};

export interface JobTableProps {
  jobs: PrintJobView[];
  printers: PrinterView[];
  show: (jobId: string) => void;
  changed: () => void;
}

export function JobTable({ jobs, printers, show, changed }: JobTableProps) {
  const nameOf = (id: string) => printers.find((printer) => printer.id === id)?.name ?? 'Entfernter Drucker';
  const columns: Column<PrintJobView>[] = [
    { label: 'Auftrag', main: true, cell: (job) => <Title job={job} /> },
    { label: 'Drucker', cell: ({ printerId }) => nameOf(printerId) },
    { label: 'Angelegt', cell: ({ createdAt }) => <DateTime at={createdAt} /> },
    { label: 'Status', cell: (job) => <State job={job} /> },
    {
      label: 'Aktionen',
      align: 'right',
      cell: (job) => <JobActions job={job} printers={printers} show={show} changed={changed} />,
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
