import { Burger } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Logo } from '../components/frame/Logo';
import { SkipLink } from '../components/frame/SkipLink';
import { usePath } from '../lib/vike/page-context';
import classes from './DefaultLayout.module.css';
import { PublicFooter } from './public/PublicFooter';
import { AccountButtons, PublicLinks } from './public/PublicLinks';

/** Only phones have it, and only those who open it fetch it. */
const PublicDrawer = lazy(() => import('./public/PublicDrawer'));

export function DefaultLayout({ children }: { children: ReactNode }) {
  return (
    <div className={classes.frame}>
      <SkipLink />
      <PublicHeader />
      <main id="inhalt" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <PublicFooter />
    </div>
  );
}

function PublicHeader() {
  const path = usePath();
  const [open, { toggle, close }] = useDisclosure(false);
  const [asked, setAsked] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu
  useEffect(close, [path]);

  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <a href="/" className={classes.home} aria-label="Tresen – zur Startseite">
          <Logo />
        </a>
        <nav aria-label="Hauptnavigation" className={classes.links}>
          <PublicLinks path={path} />
        </nav>
        <div className={classes.account}>
          <AccountButtons />
        </div>
        <Burger
          className={classes.burger}
          opened={open}
          onClick={() => {
            setAsked(true);
            toggle();
          }}
          size="sm"
          aria-label="Menü"
          aria-expanded={open}
        />
      </div>
      {asked && (
        <Suspense>
          <PublicDrawer opened={open} onClose={close} path={path} />
        </Suspense>
      )}
    </header>
  );
}
