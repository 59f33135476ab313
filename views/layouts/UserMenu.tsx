import { IconChevronDown, IconLogout, IconSwitchHorizontal, IconUserCircle } from '@tabler/icons-react';
import { MenuButton } from '../components/dialogs/MenuButton';
import type { MenuEntry } from '../components/dialogs/menu.types';
import { mayLeave } from '../lib/form/unsaved';
import { signOut } from '../lib/session/session';
import type { Role } from '../lib/vike/page.types';
import { usePageUser } from '../lib/vike/page-context';
import { usePages } from '../lib/vike/pages';
import classes from './UserMenu.module.css';

const ROLE: Record<Role, string> = { owner: 'Inhaber', manager: 'Leitung', staff: 'Team' };
const ACCOUNT = '/app/settings/user';
const SWITCH = '/app/switchUser';

export function UserMenu({ compact = false }: { compact?: boolean }) {
  const user = usePageUser();
  const pages = usePages();
  if (!user) return null;

  const account: MenuEntry = {
    label: 'Mein Konto',
    icon: <IconUserCircle size={20} aria-hidden />,
    href: ACCOUNT,
  };
  const change: MenuEntry = {
    label: 'Nutzer wechseln',
    icon: <IconSwitchHorizontal size={20} aria-hidden />,
    href: SWITCH,
  };
  const leaving: MenuEntry = {
    label: 'Abmelden',
    icon: <IconLogout size={20} aria-hidden />,
    choose: () => void leave(),
  };

  return (
    <MenuButton
      position={compact ? 'bottom-end' : 'top-start'}
      width={240}
      withinPortal={false}
      heading={user.email}
      groups={[[...(pages.has(ACCOUNT) ? [account] : []), ...(user.hasShop ? [change] : []), leaving]]}
    >
      <button type="button" className={classes.target} data-compact={compact || undefined}>
        <span className={classes.initials} aria-hidden>
          {initialsOf(user.name)}
        </span>
        <span className={compact ? 'visually-hidden' : classes.words}>
          <span className="visually-hidden">Konto von </span>
          <span className={classes.name}>{user.name}</span>
          {user.role && <span className={classes.role}>{ROLE[user.role]}</span>}
        </span>
        {!compact && <IconChevronDown size={18} aria-hidden />}
      </button>
    </MenuButton>
  );
}

async function leave(): Promise<void> {
  if (await mayLeave()) await signOut();
}

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .filter(Boolean)
    .filter((_, i, all) => i === 0 || i === all.length - 1)
    .join('')
    .toUpperCase();
