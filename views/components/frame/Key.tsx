import classes from './Key.module.css';

/** The key that does the same, for whoever has a keyboard. */
export const Key = ({ children }: { children: string }) => (
  <kbd className={classes.key} aria-hidden>
    {children}
  </kbd>
);
