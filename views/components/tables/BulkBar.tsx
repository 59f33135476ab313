import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './BulkBar.module.css';

interface BulkBarProps {
  /** What is chosen, for people who cannot see it: 'Ausgewählte Speisen'. */
  label: string;
  /** 'Eine Speise', '3 Speisen'. */
  count: string;
  /** The buttons. */
  children: ReactNode;
  onClear: () => void;
}

/** What can be done with all chosen rows at once; stays in sight while the list scrolls. */
export const BulkBar = ({ label, count, children, onClear }: BulkBarProps) => (
  <section className={classes.bulk} aria-label={label}>
    <div className={classes.head}>
      <p role="status">{count} ausgewählt</p>
      <Button variant="subtle" size="compact-md" onClick={onClear}>
        Auswahl aufheben
      </Button>
    </div>
    <Group gap="xs">{children}</Group>
  </section>
);
