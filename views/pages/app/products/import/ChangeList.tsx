import type { DishChange, ImportReview } from '../../../../../src/shop/menu-file/import.types';
import classes from './Import.module.css';

export function ChangeList({ review: { changes, added, changed } }: { review: ImportReview }) {
  const more = added + changed - changes.length;
  if (changes.length === 0) return null;

  return (
    <details className={classes.details} open={changes.length <= 20}>
      <summary>Was sich ändert</summary>
      <ul className={classes.changes}>
        {changes.map((change) => (
          <Change key={`${change.line} ${change.name}`} change={change} />
        ))}
      </ul>
      {more > 0 && <p className={classes.quiet}>Und {more} weitere Speisen.</p>}
    </details>
  );
}

function Change({ change: { line, name, kind, parts } }: { change: DishChange }) {
  return (
    <li>
      <p className={classes.changeName}>
        {name}{' '}
        <span className={classes.quiet}>
          {kind === 'added' ? 'neu, ' : ''}Zeile {line}
        </span>
      </p>
      {parts.map(({ column, before, after }) => (
        <p key={column} className={classes.part}>
          <span className={classes.column}>{column}</span> <del>{before || 'leer'}</del>{' '}
          <span aria-hidden>→</span> <ins>{after || 'leer'}</ins>
        </p>
      ))}
    </li>
  );
}
