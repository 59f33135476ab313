import type { ReactNode } from 'react';
import { Logo } from '../components/frame/Logo';
import { SkipLink } from '../components/frame/SkipLink';
import classes from './ErrorLayout.module.css';

/** Knows nothing of the page it replaces: its props may be missing altogether. */
export function ErrorLayout({ children }: { children: ReactNode }) {
  return (
    <div className={classes.frame}>
      <SkipLink />
      <header className={classes.header}>
        <a href="/" aria-label="Tresen – zur Startseite" className={classes.home}>
          <Logo />
        </a>
      </header>
      <main id="inhalt" tabIndex={-1} className={classes.main}>
        {children}
      </main>
    </div>
  );
}
