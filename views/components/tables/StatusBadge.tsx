import type { ReactNode } from 'react';
import classes from './StatusBadge.module.css';

export type Tone = 'good' | 'warn' | 'bad' | 'quiet' | 'primary';

/** A state in one or two words. The colour only underlines what the words say. */
export function StatusBadge({ tone = 'quiet', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      <span className={classes.dot} aria-hidden />
      {children}
    </span>
  );
}
