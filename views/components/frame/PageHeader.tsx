import type { ReactNode } from 'react';
import classes from './PageHeader.module.css';

interface PageHeaderProps {
  title: string;
  /** One sentence: what this page is for. */
  lead?: ReactNode;
  /** Where a detail page leads back to. */
  back?: { href: string; label: string };
  /** Beside the title, for example a state. */
  badge?: ReactNode;
  actions?: ReactNode;
}

export function PageHeader({ title, lead, back, badge, actions }: PageHeaderProps) {
  return (
    <header className={classes.header}>
      <div className={classes.words}>
        {back && (
          <a href={back.href} className={classes.back}>
            <span aria-hidden>←</span> {back.label}
          </a>
        )}
        <div className={classes.line}>
          <h1 className={classes.title}>{title}</h1>
          {badge}
        </div>
        {lead && <p className={classes.lead}>{lead}</p>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}
