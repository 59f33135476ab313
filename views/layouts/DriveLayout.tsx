import type { ReactNode } from 'react';
import classes from './DriveLayout.module.css';

/** A phone on the dashboard of a car: nothing but the tour. */
export const DriveLayout = ({ children }: { children: ReactNode }) => (
  <main id="inhalt" aria-label="Halte dieser Fahrt" tabIndex={-1} className={classes.drive}>
    {children}
  </main>
);
