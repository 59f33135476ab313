import type { ReactNode } from 'react';
import classes from './AuthCard.module.css';

interface AuthCardProps {
  title: string;
  lead?: ReactNode;
  /** The link below the card: to registering from signing in, and the other way round. */
  footer?: ReactNode;
  children: ReactNode;
}

/** The frame of every page on which somebody proves who they are. */
export function AuthCard({ title, lead, footer, children }: AuthCardProps) {
  return (
    <div className={classes.stage}>
      <div className={classes.card}>
        <h1 className={classes.title}>{title}</h1>
        {lead && <p className={classes.lead}>{lead}</p>}
        {children}
      </div>
      {footer && <p className={classes.footer}>{footer}</p>}
    </div>
  );
}
