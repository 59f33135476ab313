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
    <p className={classes.count} role="status">
      {count} ausgewählt
    </p>
    <Group gap="xs">
      {children}
      <Button variant="subtle" onClick={onClear}>
        Auswahl aufheben
      </Button>
    </Group>
  </section>
);
