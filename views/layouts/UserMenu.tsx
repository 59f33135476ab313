import { IconChevronDown, IconLogout, IconUserCircle } from '@tabler/icons-react';
import { MenuButton } from '../components/dialogs/MenuButton';
import type { MenuEntry } from '../components/dialogs/menu.types';
import { signOut } from '../lib/session/session';
import type { Role } from '../lib/vike/page.types';
import { usePageUser } from '../lib/vike/page-context';
import { usePages } from '../lib/vike/pages';
import classes from './UserMenu.module.css';

const ROLE: Record<Role, string> = { owner: 'Inhaber', manager: 'Leitung', staff: 'Team' };
const ACCOUNT = '/app/settings/user';

export function UserMenu({ compact = false }: { compact?: boolean }) {
  const user = usePageUser();
  const pages = usePages();
  if (!user) return null;

  const account: MenuEntry = {
    label: 'Mein Konto',
    icon: <IconUserCircle size={20} aria-hidden />,
    href: ACCOUNT,
  };
  const leave: MenuEntry = {
    label: 'Abmelden',
    icon: <IconLogout size={20} aria-hidden />,
    choose: () => void signOut(),
  };

  return (
    <MenuButton
      position={compact ? 'bottom-end' : 'top-start'}
      width={240}
      withinPortal={false}
      heading={user.email}
      groups={[pages.has(ACCOUNT) ? [account, leave] : [leave]]}
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

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .filter(Boolean)
    .filter((_, i, all) => i === 0 || i === all.length - 1)
    .join('')
    .toUpperCase();
