import '../styles/mantine-desk.css';
import { Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMenu2 } from '@tabler/icons-react';
import { type ReactNode, useEffect } from 'react';
import { PasswordPrompt } from '../components/dialogs/PasswordPrompt';
import { Logo } from '../components/frame/Logo';
import { SkipLink } from '../components/frame/SkipLink';
import { usePath } from '../lib/vike/page-context';
import classes from './AdminLayout.module.css';
import { AdminNavigation } from './AdminNavigation';
import { OpenState, ShopState } from './ShopState';
import { UserMenu } from './UserMenu';

export function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <div className={classes.frame}>
      <SkipLink />
      <aside className={classes.sidebar}>
        <a href="/app/dashboard" className={classes.home} aria-label="Tresen – zur Übersicht">
          <Logo />
        </a>
        <ShopState />
        <div className={classes.scroll}>
          <AdminNavigation />
        </div>
        <UserMenu />
      </aside>
      <TopBar />
      <main id="inhalt" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <PasswordPrompt />
    </div>
  );
}

/** Below `lg`: a big menu button, the state of the shop and the account. */
function TopBar() {
  const path = usePath();
  const [open, { open: show, close }] = useDisclosure(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu
  useEffect(close, [path]);

  return (
    <header className={classes.top}>
      <button type="button" className={classes.menu} onClick={show} aria-expanded={open}>
        <IconMenu2 size={24} aria-hidden />
        Menü
      </button>
      <OpenState />
      <UserMenu compact />
      <Drawer opened={open} onClose={close} size="20rem" title={<Logo size={30} />}>
        <AdminNavigation />
      </Drawer>
    </header>
  );
}
