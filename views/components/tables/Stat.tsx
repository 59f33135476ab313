import type { ReactNode } from 'react';
import classes from './Stat.module.css';

interface StatProps {
  label: string;
  value: ReactNode;
  /** What the number is compared with. */
  hint?: ReactNode;
}

export function Stat({ label, value, hint }: StatProps) {
  return (
    <div className={classes.stat}>
      <p className={classes.label}>{label}</p>
      <p className={classes.value}>{value}</p>
      {hint && <p className={classes.hint}>{hint}</p>}
    </div>
  );
}

export function StatRow({ children }: { children: ReactNode }) {
  return <div className={classes.row}>{children}</div>;
}
