import type { ImportReview, ShownProblem } from '../../../../../src/shop/menu-file/import.types';
import { type Column, DataTable } from '../../../../components/tables/DataTable';
import classes from './Import.module.css';

const COLUMNS: Column<ShownProblem>[] = [
  { label: 'Zeile', cell: ({ line }) => (line === null ? 'Datei' : `Zeile ${line}`), main: true },
  { label: 'Spalte', cell: ({ column }) => column ?? '–' },
  { label: 'Was nicht stimmt', cell: ({ message }) => message },
];

/** Every place that has to be mended, as it is numbered in the table program. */
export function ProblemList({ review: { problems, problemCount, goodRows } }: { review: ImportReview }) {
  const more = problemCount - problems.length;

  return (
    <div className={classes.problems}>
      <p className={classes.bad} role="alert">
        {problemCount === 1 ? 'Eine Stelle stimmt nicht.' : `${problemCount} Stellen stimmen nicht.`} Auf der
        Karte hat sich nichts geändert.{' '}
        {goodRows
          ? 'Berichtige die Datei, oder übernimm erst einmal, was stimmt.'
          : 'Berichtige die Datei und wähle sie noch einmal.'}
      </p>
      <DataTable
        caption="Was in der Datei zu berichtigen ist"
        columns={COLUMNS}
        rows={problems}
        keyOf={({ line, column, message }) => `${line} ${column} ${message}`}
      />
      {more > 0 && <p className={classes.quiet}>Und {more} weitere.</p>}
    </div>
  );
}
