import type { ImprintChange } from '../../../../../src/shop/legal/legal.view';
import { Section } from '../../../../components/frame/Section';
import { DateTime } from '../../../../components/tables/DateTime';
import classes from './Imprint.module.css';

export function ChangeList({ changes }: { changes: ImprintChange[] }) {
  return (
    <Section title="Wer hat was geändert?">
      {changes.length === 0 && <p className={classes.quiet}>Hier hat noch niemand etwas gespeichert.</p>}
      <ol className={classes.changes}>
        {changes.map(({ id, at, who, fields }) => (
          <li key={id}>
            <p>
              <strong>{who}</strong>, <DateTime at={at} />
            </p>
            <ul>
              {fields.map(({ label, before, after }) => (
                <li key={label}>
                  {label}:{' '}
                  {before !== '–' && (
                    <>
                      <del>{before}</del>
                      <span className="visually-hidden"> jetzt </span>
                      <span aria-hidden> → </span>
                    </>
                  )}
                  <ins>{after}</ins>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Section>
  );
}
