import { Burger, Button, Drawer, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type ReactNode, useEffect } from 'react';
import { Logo } from '../components/frame/Logo';
import { SkipLink } from '../components/frame/SkipLink';
import { CallToAction } from '../components/site/CallToAction';
import { usePageUser, usePath } from '../lib/vike/page-context';
import classes from './DefaultLayout.module.css';
import { PublicFooter } from './PublicFooter';

const LINKS = [
  { href: '/online-shop-restaurant-software', label: 'Online-Shop' },
  { href: '/alternative-zu-lieferando', label: 'Ohne Provision' },
  { href: '/pricing', label: 'Preise' },
  { href: '/kontakt', label: 'Kontakt' },
];

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
          onClick={toggle}
          size="sm"
          aria-label="Menü"
          aria-expanded={open}
        />
      </div>
      <Drawer opened={open} onClose={close} position="right" size="xs" title="Menü">
        <Stack component="nav" gap="xs" aria-label="Hauptnavigation">
          <PublicLinks path={path} />
          <Stack gap="xs" mt="lg">
            <AccountButtons />
          </Stack>
        </Stack>
      </Drawer>
    </header>
  );
}

function PublicLinks({ path }: { path: string }) {
  return LINKS.map(({ href, label }) => (
    <a key={href} href={href} className={classes.link} aria-current={path === href ? 'page' : undefined}>
      {label}
    </a>
  ));
}

function AccountButtons() {
  const user = usePageUser();
  return (
    <>
      {!user && (
        <Button component="a" href="/login" variant="subtle" color="lilac">
          Anmelden
        </Button>
      )}
      <CallToAction size="sm" />
    </>
  );
}
