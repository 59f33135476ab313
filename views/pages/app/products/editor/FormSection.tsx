import type { ReactNode } from 'react';
import classes from './Editor.module.css';

interface Props {
  title: string;
  /** What is set inside, in a few words, so that nobody has to look. */
  state: string;
  open: boolean;
  toggle: (open: boolean) => void;
  children: ReactNode;
}

/** A part of the form that most dishes leave alone: it folds, and says what is in it. */
export function FormSection({ title, state, open, toggle, children }: Props) {
  return (
    <details
      className={classes.section}
      open={open}
      onToggle={({ currentTarget, target }) => {
        // Folds inside this one tell it as well.
        if (target === currentTarget) toggle(currentTarget.open);
      }}
    >
      <summary className={classes.summary}>
        <span className={classes.title}>{title}</span>
        <span className={classes.state}>{state}</span>
      </summary>
      <div className={classes.inside}>{children}</div>
    </details>
  );
}
