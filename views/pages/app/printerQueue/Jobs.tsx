import { IconCircleCheck, IconReceipt } from '@tabler/icons-react';
import { useState } from 'react';
import { Section } from '../../../components/frame/Section';
import { EmptyState } from '../../../components/states/EmptyState';
import { JobFilter, type JobFilterValue, shownJobs } from './JobFilter';
import { JobTable, type JobTableProps } from './JobTable';
import classes from './PrinterQueue.module.css';

export function Jobs({ jobs, ...rest }: JobTableProps) {
  const [filter, setFilter] = useState<JobFilterValue>('all');
  const shown = shownJobs(jobs, filter);

  if (jobs.length === 0) {
    return (
      <Section title="Aufträge">
        <EmptyState icon={IconReceipt} title="Noch nichts gedruckt">
          Sobald du eine Bestellung annimmst, steht ihr Bon hier.
        </EmptyState>
      </Section>
    );
  }
  return (
    <Section title="Aufträge" flush>
      <div className={classes.filter}>
        <JobFilter filter={filter} onFilter={setFilter} />
      </div>
      {shown.length > 0 ? (
        <JobTable jobs={shown} {...rest} />
      ) : (
        <EmptyState icon={IconCircleCheck} title="Nichts zu tun">
          {filter === 'help'
            ? 'Jeder Bon ist gedruckt oder unterwegs.'
            : 'Es wartet kein Bon auf einen Drucker.'}
        </EmptyState>
      )}
    </Section>
  );
}
