import type { HistoryEntry } from '../../../../../src/shop/settings/history/history.view';
import { Section } from '../../../../components/frame/Section';
import { DateTime } from '../../../../components/tables/DateTime';
import classes from './History.module.css';

export function History({ entries }: { entries: HistoryEntry[] }) {
  return (
    <Section>
      {entries.length === 0 ? (
        <p className={classes.quiet}>Hier hat noch niemand etwas geändert.</p>
      ) : (
        <ol className={classes.entries}>
          {entries.map(({ id, at, who, deed, changes }) => (
            <li key={id} className={classes.entry}>
              <p className={classes.head}>
                <strong>{who}</strong> <DateTime at={at} />
              </p>
              {deed && <p className={classes.changes}>{deed}</p>}
              {changes.length > 0 && (
                <ul className={classes.changes}>
                  {changes.map(({ label, before, after }) => (
                    <li key={label}>
                      {label}: <del className={classes.before}>{before}</del>
                      <span className="visually-hidden"> jetzt </span>
                      <span aria-hidden> → </span>
                      <ins className={classes.after}>{after}</ins>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
