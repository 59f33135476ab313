import classes from './Key.module.css';

/** The key that does the same, for whoever has a keyboard: drawn, so that it is no part of what a button is called. */
export const Key = ({ children }: { children: string }) => (
  <kbd className={classes.key} data-key={children} aria-hidden />
);
