import { IconChevronDown } from '@tabler/icons-react';
import { memo, useEffect, useId, useMemo } from 'react';
import { useWaiting } from '../lib/bell/waiting';
import { useShop } from '../lib/session/shop';
import { usePageUser, usePath } from '../lib/vike/page-context';
import { usePages } from '../lib/vike/pages';
import classes from './AdminNavigation.module.css';
import { DESK } from './desk-path';
import { fold, recallFolded, useFolded } from './folded';
import { NAVIGATION } from './navigation';
import { activePath, type NavigationEntry, navigationFor, openAtFirst } from './navigation.rules';

/** `rail`: beside the desk, where every pixel belongs to orders. */
export function AdminNavigation({ rail = false }: { rail?: boolean }) {
  const pages = usePages();
  const path = usePath();
  const role = usePageUser()?.role ?? null;
  const isSetUp = useIsSetUp();
  const groups = useMemo(
    () => navigationFor(NAVIGATION, role, isSetUp ? without(SETUP, pages) : pages),
    [role, pages, isSetUp],
  );
  const active = activePath(groups, path);
  const open = openAtFirst(groups, active);
  useEffect(recallFolded, []);

  return (
    <nav aria-label="Verwaltung" className={classes.nav} data-rail={rail || undefined}>
      {groups.map(({ label, entries }) => (
        <NavigationSection
          key={label}
          label={label}
          entries={entries}
          active={active}
          rail={rail}
          foldedAtFirst={!open.has(label)}
        />
      ))}
    </nav>
  );
}

/** Until the shop has come, whoever has one is taken for set up: an entry that goes away again would move all others. */
function useIsSetUp(): boolean {
  const hasShop = usePageUser()?.hasShop ?? false;
  const shop = useShop();
  return hasShop && (shop === null || shop.setupStep === 'done');
}

const SETUP = '/app/setup';
const without = (path: string, pages: ReadonlySet<string>) =>
  new Set([...pages].filter((page) => page !== path));

interface NavigationSectionProps {
  label: string;
  entries: NavigationEntry[];
  active: string | null;
  rail: boolean;
  foldedAtFirst: boolean;
}

const NavigationSection = memo(function NavigationSection(props: NavigationSectionProps) {
  const { label, entries, active, rail, foldedAtFirst } = props;
  const id = useId();
  const { count } = useWaiting();
  const isFolded = (useFolded()[label] ?? foldedAtFirst) && !rail;

  return (
    <section className={classes.group} data-folded={isFolded || undefined}>
      <h2 id={id} className={classes.label}>
        <button
          type="button"
          aria-expanded={!isFolded}
          disabled={rail}
          onClick={() => fold(label, !isFolded)}
        >
          {label}
          <IconChevronDown size={14} aria-hidden />
        </button>
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
});
