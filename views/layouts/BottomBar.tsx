import { IconLayoutKanban, IconMenu2, IconPrinter, IconSoup } from '@tabler/icons-react';
import { usePages } from '../lib/vike/pages';
import classes from './AdminLayout.module.css';
import { DESK } from './desk-path';
import { openMenu, useMenuOpen } from './drawer';

const ENTRIES = [
  { path: DESK, label: 'Tresen', icon: IconLayoutKanban },
  { path: '/app/printerQueue', label: 'Bons', icon: IconPrinter },
  { path: '/app/products', label: 'Speisen', icon: IconSoup },
];

/** On a phone the desk keeps the menu where the thumb is. */
export function BottomBar() {
  const pages = usePages();
  const open = useMenuOpen();
  return (
    <nav aria-label="Schnellzugriff" className={classes.bottom}>
      {ENTRIES.filter(({ path }) => pages.has(path)).map(({ path, label, icon: Icon }) => (
        <a key={path} href={path} aria-current={path === DESK ? 'page' : undefined}>
          <Icon size={22} aria-hidden />
          {label}
        </a>
      ))}
      <button type="button" aria-expanded={open} onClick={openMenu}>
        <IconMenu2 size={22} aria-hidden />
        Mehr
      </button>
    </nav>
  );
}
