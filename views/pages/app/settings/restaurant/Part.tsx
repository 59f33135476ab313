import type { ReactNode } from 'react';
import { Section } from '../../../../components/frame/Section';
import { PARTS, type PartId } from './parts';
import classes from './Settings.module.css';

interface PartProps {
  id: PartId;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A section that the bar at the top leads to. */
export function Part({ id, lead, actions, children }: PartProps) {
  return (
    <div id={id} className={classes.part}>
      <Section title={PARTS[id]} lead={lead} actions={actions}>
        {children}
      </Section>
    </div>
  );
}
