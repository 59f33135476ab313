import { Button } from '@mantine/core';
import { IconCircleCheck, IconReceipt } from '@tabler/icons-react';
import { useState } from 'react';
import { Section } from '../../../components/frame/Section';
import { EmptyState } from '../../../components/states/EmptyState';
import { JobFilter, type JobFilterValue, shownJobs } from './JobFilter';
import { JobTable, type JobTableProps } from './JobTable';
import { PrinterFilter } from './PrinterFilter';
import classes from './PrinterQueue.module.css';

const NOTHING: Record<JobFilterValue, string> = {
  all: 'Dieser Drucker hatte noch keinen Bon.',
  open: 'Es wartet kein Bon auf einen Drucker.',
  help: 'Jeder Bon ist gedruckt oder unterwegs.',
};

/** The rest is a tap away, unless somebody has to see to it. */
const FIRST = 30;

interface Props extends JobTableProps {
  /** Only what this one prints is in the list. */
  printerId: string | null;
}

export function Jobs({ jobs, printerId, ...rest }: Props) {
  const [filter, setFilter] = useState<JobFilterValue>('all');
  const [all, setAll] = useState(false);
  const found = shownJobs(jobs, filter);
  const shown = all ? found : found.filter(({ needsHelp }, index) => index < FIRST || needsHelp);

  if (jobs.length === 0 && !printerId) {
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
        <PrinterFilter printers={rest.printers} printerId={printerId} />
      </div>
      {shown.length > 0 ? (
        <JobTable jobs={shown} {...rest} />
      ) : (
        <EmptyState icon={IconCircleCheck} title="Nichts zu tun">
          {NOTHING[filter]}
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
