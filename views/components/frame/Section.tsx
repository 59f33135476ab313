import { type ReactNode, useId } from 'react';
import classes from './Section.module.css';

interface SectionProps {
  title?: string;
  /** What the settings below mean to the restaurant. */
  lead?: ReactNode;
  actions?: ReactNode;
  /** Content that brings its own padding, such as a table. */
  flush?: boolean;
  children: ReactNode;
}

/** A card with a heading: the building block of every page of the back office. */
export function Section({ title, lead, actions, flush = false, children }: SectionProps) {
  const id = useId();

  return (
    <section className={classes.section} aria-labelledby={title ? id : undefined}>
      {title && (
        <div className={classes.head}>
          <div className={classes.words}>
            <h2 id={id} className={classes.title}>
              {title}
            </h2>
            {lead && <p className={classes.lead}>{lead}</p>}
          </div>
          {actions && <div className={classes.actions}>{actions}</div>}
        </div>
      )}
      <div className={classes.body} data-flush={flush || undefined}>
        {children}
      </div>
    </section>
  );
}
