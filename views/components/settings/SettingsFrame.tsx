import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { settingsFor } from '../../layouts/settings-index';
import { usePageUser, usePath } from '../../lib/vike/page-context';
import { usePages } from '../../lib/vike/pages';
import { PageHeader } from '../frame/PageHeader';
import classes from './SettingsFrame.module.css';

interface SettingsFrameProps {
  title: string;
  /** One sentence: what this page is for. */
  lead: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of the settings: the way back to all of them, and beside it the others where there is room. */
export function SettingsFrame({ title, lead, actions, children }: SettingsFrameProps) {
  return (
    <div className={classes.frame}>
      <Others />
      <div className={classes.page}>
        <PageHeader title={title} lead={lead} actions={actions} />
        {children}
      </div>
    </div>
  );
}

function Others() {
  const path = usePath();
  const role = usePageUser()?.role ?? null;
  const groups = settingsFor(role, usePages());

  return (
    <nav aria-label="Einstellungen" className={classes.others} data-under-banner>
      {role !== 'staff' && (
        <a href="/app/settings" className={classes.back}>
          <IconArrowLeft size={18} aria-hidden />
          Alle Einstellungen
        </a>
      )}
      <div className={classes.groups}>
        {groups.map(({ label, entries }) => (
          <section key={label} aria-label={label}>
            <p className={classes.label}>{label}</p>
            <ul className={classes.list}>
              {entries.map((entry) => (
                <li key={entry.path}>
                  <a
                    href={entry.path}
                    className={classes.entry}
                    aria-current={entry.path === path ? 'page' : undefined}
                  >
                    {entry.label}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  );
}
