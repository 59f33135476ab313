import '../styles/mantine-desk.css';
import { IconMenu2, IconSearch } from '@tabler/icons-react';
import { type ReactNode, useEffect } from 'react';
import { Drawer } from '../components/dialogs/Dialog';
import { LeavePrompt } from '../components/dialogs/LeavePrompt';
import { PasswordPrompt } from '../components/dialogs/PasswordPrompt';
import { SignInPrompt } from '../components/dialogs/SignInPrompt';
import { Logo } from '../components/frame/Logo';
import { SkipLink } from '../components/frame/SkipLink';
import { CommandPalette } from '../components/palette/CommandPalette';
import { openPalette } from '../components/palette/opened';
import { usePageUser, usePath } from '../lib/vike/page-context';
import classes from './AdminLayout.module.css';
import { AdminNavigation } from './AdminNavigation';
import { BottomBar } from './BottomBar';
import { Bell } from './bell/Bell';
import { PaperAlarms } from './bell/PaperAlarms';
import { SoundSign } from './bell/SoundSign';
import { DESK, KITCHEN } from './desk-path';
import { closeMenu, openMenu, useMenuOpen } from './drawer';
import { PlanNotice } from './PlanNotice';
import { OpenState, ShopState } from './ShopState';
import { UserMenu } from './UserMenu';

export function AdminLayout({ children }: { children: ReactNode }) {
  const hasShop = usePageUser()?.hasShop ?? false;
  const path = usePath();
  const isDesk = path === DESK;
  if (path === KITCHEN) return <BareFrame hasShop={hasShop}>{children}</BareFrame>;
  return (
    <div className={classes.frame} data-desk={isDesk || undefined}>
      <SkipLink />
      <aside className={classes.sidebar}>
        <a href="/app/dashboard" className={classes.home} aria-label="Tresen – zur Übersicht">
          <Logo />
        </a>
        <div className={classes.shop}>
          <ShopState />
          {hasShop && <SoundSign />}
        </div>
        {!isDesk && <SearchButton />}
        <div className={classes.scroll}>
          <AdminNavigation rail={isDesk} />
        </div>
        <UserMenu compact={isDesk} />
      </aside>
      <TopBar hasShop={hasShop} />
      <main id="inhalt" tabIndex={-1} className={classes.main}>
        {hasShop && <Bell />}
        {hasShop && <PaperAlarms />}
        {hasShop && <PlanNotice />}
        {children}
      </main>
      {isDesk && <BottomBar />}
      <Menu />
      <CommandPalette />
      <PasswordPrompt />
      <LeavePrompt />
      <SignInPrompt />
    </div>
  );
}

/** All the room for the page itself; the bell rings here too. */
const BareFrame = ({ hasShop, children }: { hasShop: boolean; children: ReactNode }) => (
  <main id="inhalt" tabIndex={-1} className={classes.bare}>
    {hasShop && <Bell />}
    {children}
    <PasswordPrompt />
    <SignInPrompt />
  </main>
);

function SearchButton() {
  return (
    <button type="button" className={classes.search} onClick={openPalette}>
      <IconSearch size={18} aria-hidden />
      Suchen …<kbd aria-hidden>Strg K</kbd>
    </button>
  );
}

/** Below `lg`: a big menu button, the state of the shop and the account. */
function TopBar({ hasShop }: { hasShop: boolean }) {
  const open = useMenuOpen();
  return (
    <header className={classes.top}>
      <button type="button" className={classes.menu} onClick={openMenu} aria-expanded={open}>
        <IconMenu2 size={24} aria-hidden />
        Menü
      </button>
      <OpenState />
      {hasShop && <SoundSign compact />}
      <UserMenu compact />
    </header>
  );
}

function Menu() {
  const path = usePath();
  const open = useMenuOpen();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu
  useEffect(closeMenu, [path]);
  return (
    <Drawer opened={open} onClose={closeMenu} size="20rem" title={<Logo size={30} />}>
      <AdminNavigation />
      {path === DESK && <UserMenu />}
    </Drawer>
  );
}
