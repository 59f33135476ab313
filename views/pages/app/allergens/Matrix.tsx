import { useState } from 'react';
import type { AllergenRow } from '../../../../src/shop/allergen-matrix/allergen-matrix.view';
import type { CodeSet } from '../../../../src/shop/allergens/allergens.types';
import classes from './Allergens.module.css';
import { IngredientsModal } from './IngredientsModal';
import { MatrixBody, MatrixHead } from './MatrixRow';
import { columnsOf, type MatrixColumn, pressOf } from './matrix';
import { type Place, useGridFocus } from './useGridFocus';
import { useMatrix } from './useMatrix';

interface Props {
  rows: AllergenRow[];
  codeSet: CodeSet;
}

/** A tick by hand is set at once; what comes from an ingredient is asked about. */
export function Matrix({ rows: given, codeSet }: Props) {
  const { rows, press } = useMatrix(given);
  const columns = columnsOf(codeSet);
  const [asking, setAsking] = useState<{ row: AllergenRow; column: MatrixColumn } | null>(null);
  const { at, back, handlers } = useGridFocus({ rows: rows.length, columns: columns.length, onPress });

  function onPress([index, number]: Place): void {
    const row = rows[index];
    const column = columns[number];
    if (!row || !column) return;
    const wanted = pressOf(row, column);
    if (wanted === 'tick') press(row, column);
    if (wanted === 'askIngredients') setAsking({ row, column });
  }

  function close(): void {
    setAsking(null);
    back();
  }

  return (
    <div className={classes.frame}>
      <table
        {...handlers}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are edited is a grid
        role="grid"
        aria-label="Allergene und Zusatzstoffe je Speise"
        className={classes.matrix}
      >
        <MatrixHead columns={columns} />
        <MatrixBody rows={rows} columns={columns} at={at} />
      </table>
      <IngredientsModal asking={asking} close={close} />
    </div>
  );
}
