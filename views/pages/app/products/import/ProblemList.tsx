import type { ImportReview, ShownProblem } from '../../../../../src/shop/menu-file/import.types';
import { type Column, DataTable } from '../../../../components/tables/DataTable';
import classes from './Import.module.css';
import type { Origin } from './useImport';

const COLUMNS: Column<ShownProblem>[] = [
  { label: 'Zeile', cell: ({ line }) => (line === null ? 'Datei' : `Zeile ${line}`), main: true },
  { label: 'Spalte', cell: ({ column }) => column ?? '–' },
  { label: 'Was nicht stimmt', cell: ({ message }) => message },
];

const MEND: Record<Origin, { all: string; part: string }> = {
  file: {
    all: 'Berichtige die Datei und wähle sie noch einmal.',
    part: 'Berichtige die Datei, oder übernimm erst einmal, was stimmt.',
  },
  oldMenu: {
    all: 'Geh zurück zur Tabelle und berichtige diese Zeilen.',
    part: 'Geh zurück und berichtige diese Zeilen, oder übernimm erst einmal, was stimmt.',
  },
};

const WITHOUT_NUMBERS = 'Gelten die Nummern der alten Karte nicht mehr, drücke „Nummern weglassen“.';

export const isOfNumbers = ({ column }: ShownProblem): boolean => column === 'Nummer';

/** Every place that has to be mended, as it is numbered in the table program. */
export function ProblemList({ review, origin }: { review: ImportReview; origin: Origin }) {
  const { problems, problemCount, goodRows } = review;
  const more = problemCount - problems.length;

  return (
    <div className={classes.problems}>
      <p className={classes.bad} role="alert">
        {problemCount === 1 ? 'Eine Stelle stimmt nicht.' : `${problemCount} Stellen stimmen nicht.`} Auf der
        Karte hat sich nichts geändert. {goodRows ? MEND[origin].part : MEND[origin].all}
        {origin === 'oldMenu' && problems.some(isOfNumbers) && ` ${WITHOUT_NUMBERS}`}
      </p>
      <DataTable
        caption="Was zu berichtigen ist"
        columns={COLUMNS}
        rows={problems}
        keyOf={({ line, column, message }) => `${line} ${column} ${message}`}
      />
      {more > 0 && <p className={classes.quiet}>Und {more} weitere.</p>}
    </div>
  );
}
