import type { ReactNode } from 'react';
import classes from './Prose.module.css';

/** A page that is read: one column, room between the lines. */
export function Prose({ title, stand, children }: { title: string; stand?: string; children: ReactNode }) {
  return (
    <article className={classes.prose}>
      <h1>{title}</h1>
      {stand && <p className={classes.stand}>Stand: {stand}</p>}
      {children}
    </article>
  );
}
