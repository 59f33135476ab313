import type { PrintJobView } from '../../../../src/printer/queue/print-queue.view';
import { FilterBar } from '../../../components/tables/FilterBar';

export type JobFilterValue = 'all' | 'open' | 'help';

const CHOICES: { value: JobFilterValue; label: string }[] = [
  { value: 'all', label: 'Alle' },
  { value: 'open', label: 'Offen' },
  { value: 'help', label: 'Braucht Hilfe' },
];

const SHOWN: Record<JobFilterValue, (job: PrintJobView) => boolean> = {
  all: () => true,
  open: ({ mayCancel }) => mayCancel,
  help: ({ needsHelp }) => needsHelp,
};

export const shownJobs = (jobs: readonly PrintJobView[], filter: JobFilterValue): PrintJobView[] =>
  jobs.filter(SHOWN[filter]);

interface Props {
  filter: JobFilterValue;
  onFilter: (filter: JobFilterValue) => void;
}

export const JobFilter = ({ filter, onFilter }: Props) => (
  <FilterBar filter={filter} choices={CHOICES} onFilter={onFilter} dense />
);
