import { useId, useMemo } from 'react';
import { useWaiting } from '../lib/bell/waiting';
import { usePageUser, usePath } from '../lib/vike/page-context';
import { usePages } from '../lib/vike/pages';
import classes from './AdminNavigation.module.css';
import { DESK } from './desk-path';
import { NAVIGATION } from './navigation';
import { activePath, type NavigationEntry, navigationFor } from './navigation.rules';

/** `rail`: beside the desk, where every pixel belongs to orders. */
export function AdminNavigation({ rail = false }: { rail?: boolean }) {
  const pages = usePages();
  const path = usePath();
  const role = usePageUser()?.role ?? null;
  const groups = useMemo(() => navigationFor(NAVIGATION, role, pages), [role, pages]);
  const active = activePath(groups, path);

  return (
    <nav aria-label="Verwaltung" className={classes.nav} data-rail={rail || undefined}>
      {groups.map(({ label, entries }) => (
        <NavigationSection key={label} label={label} entries={entries} active={active} rail={rail} />
      ))}
    </nav>
  );
}

interface NavigationSectionProps {
  label: string;
  entries: NavigationEntry[];
  active: string | null;
  rail: boolean;
}

function NavigationSection({ label, entries, active, rail }: NavigationSectionProps) {
  const id = useId();
  const { count } = useWaiting();

  return (
    <section className={classes.group}>
      <h2 id={id} className={classes.label}>
        {label}
      </h2>
      <ul aria-labelledby={id} className={classes.list}>
        {entries.map(({ path, label, parted, icon: Icon }) => (
          <li key={path}>
            <a href={path} className={classes.entry} aria-current={path === active ? 'page' : undefined}>
              <Icon size={20} stroke={1.75} aria-hidden />
              <span className={classes.words} aria-hidden={rail && parted !== undefined}>
                {rail && parted ? parted : label}
              </span>
              {rail && parted && <span className="visually-hidden">{label}</span>}
              {path === DESK && count > 0 && (
                <span className={classes.badge}>
                  {count}
                  <span className="visually-hidden"> neu</span>
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
