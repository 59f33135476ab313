import { Button } from '@mantine/core';
import { IconCircleCheck, IconReceipt } from '@tabler/icons-react';
import { useState } from 'react';
import { Section } from '../../../components/frame/Section';
import { EmptyState } from '../../../components/states/EmptyState';
import { JobFilter, type JobFilterValue, shownJobs } from './JobFilter';
import { JobTable, type JobTableProps } from './JobTable';
import classes from './PrinterQueue.module.css';

/** The rest is a tap away, unless somebody has to see to it. */
const FIRST = 30;

export function Jobs({ jobs, ...rest }: JobTableProps) {
  const [filter, setFilter] = useState<JobFilterValue>('all');
  const [all, setAll] = useState(false);
  const found = shownJobs(jobs, filter);
  const shown = all ? found : found.filter(({ needsHelp }, index) => index < FIRST || needsHelp);

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
      {found.length > shown.length && (
        <div className={classes.more}>
          <Button variant="default" onClick={() => setAll(true)}>
            {found.length - shown.length} ältere zeigen
          </Button>
        </div>
      )}
    </Section>
  );
}
