import { useId, useMemo } from 'react';
import { usePageUser, usePath } from '../lib/vike/page-context';
import { usePages } from '../lib/vike/pages';
import classes from './AdminNavigation.module.css';
import { NAVIGATION } from './navigation';
import { activePath, type NavigationEntry, navigationFor } from './navigation.rules';

export function AdminNavigation() {
  const pages = usePages();
  const path = usePath();
  const role = usePageUser()?.role ?? null;
  const groups = useMemo(() => navigationFor(NAVIGATION, role, pages), [role, pages]);
  const active = activePath(groups, path);

  return (
    <nav aria-label="Verwaltung" className={classes.nav}>
      {groups.map(({ label, entries }) => (
        <NavigationSection key={label} label={label} entries={entries} active={active} />
      ))}
    </nav>
  );
}

interface NavigationSectionProps {
  label: string;
  entries: NavigationEntry[];
  active: string | null;
}

function NavigationSection({ label, entries, active }: NavigationSectionProps) {
  const id = useId();

  return (
    <section className={classes.group}>
      <h2 id={id} className={classes.label}>
        {label}
      </h2>
      <ul aria-labelledby={id} className={classes.list}>
        {entries.map(({ path, label, icon: Icon }) => (
          <li key={path}>
            <a href={path} className={classes.entry} aria-current={path === active ? 'page' : undefined}>
              <Icon size={20} stroke={1.75} aria-hidden />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
