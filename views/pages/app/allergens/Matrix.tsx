import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import type { AllergenRow } from '../../../../src/shop/allergen-matrix/allergen-matrix.view';
import type { CodeSet } from '../../../../src/shop/allergens/allergens.types';
import classes from './Allergens.module.css';
import { IngredientsModal } from './IngredientsModal';
import { cellText, columnsOf, inheritedOf, type MatrixColumn, namesOf, originText, pressOf } from './matrix';
import { useMatrix } from './useMatrix';

interface Props {
  rows: AllergenRow[];
  codeSet: CodeSet;
}

const STEPS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** One stop for the Tab key; inside, arrows move and the space bar ticks, as in a spreadsheet. */
export function Matrix({ rows: given, codeSet }: Props) {
  const { rows, press } = useMatrix(given);
  const [at, setAt] = useState<[number, number]>([0, 0]);
  const table = useRef<HTMLTableElement>(null);
  const columns = columnsOf(codeSet);
  const [asking, setAsking] = useState<{ row: AllergenRow; column: MatrixColumn } | null>(null);

  function go(row: number, column: number): void {
    const to: [number, number] = [within(row, rows.length), within(column, columns.length)];
    setAt(to);
    cellAt(table.current, to)?.focus();
  }

  function keyed(event: KeyboardEvent): void {
    const [row, column] = at;
    const step = STEPS[event.key];
    if (step) go(row + step[0], column + step[1]);
    else if (event.key === 'Home') go(row, 0);
    else if (event.key === 'End') go(row, columns.length - 1);
    else if (event.key === ' ' || event.key === 'Enter') pressAt(row, column);
    else return;
    event.preventDefault();
  }

  function clicked({ target }: MouseEvent): void {
    const cell = (target as HTMLElement).closest<HTMLElement>('[data-cell]');
    const [row, column] = cell?.dataset.cell?.split(' ').map(Number) ?? [];
    if (row === undefined || column === undefined) return;
    go(row, column);
    pressAt(row, column);
  }

  function pressAt(row: number, column: number): void {
    const dish = rows[row];
    const what = columns[column];
    if (!dish || !what) return;
    const wanted = pressOf(dish, what);
    if (wanted === 'tick') press(dish, what);
    if (wanted === 'askIngredients') setAsking({ row: dish, column: what });
  }

  return (
    <div className={classes.frame}>
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are edited is a grid
        role="grid"
        aria-label="Allergene und Zusatzstoffe je Speise"
        className={classes.matrix}
        onKeyDown={keyed}
        onClick={clicked}
      >
        <thead>
          <tr>
            <th scope="col">Speise</th>
            {columns.map(({ kind, code, name }) => (
              <th key={`${kind}${code}`} scope="col" title={name} data-kind={kind}>
                {kind !== 'state' && <span className="visually-hidden">{name}: </span>}
                {code}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <MatrixRow
              key={`${row.groupId}${row.id}`}
              row={row}
              index={index}
              columns={columns}
              at={at[0] === index ? at[1] : null}
            />
          ))}
        </tbody>
      </table>
      <IngredientsModal
        asking={asking}
        close={() => {
          setAsking(null);
          go(...at);
        }}
      />
    </div>
  );
}

interface RowProps {
  row: AllergenRow;
  index: number;
  columns: MatrixColumn[];
  /** The column that holds the focus, when it is in this row. */
  at: number | null;
}

function MatrixRow({ row, index, columns, at }: RowProps) {
  return (
    <tr>
      <th scope="row">
        {row.name}
        <span className={classes.category}>{row.category}</span>
        {row.unchecked.length > 0 && (
          <span className={classes.open}>Ungeprüfte Zutat: {namesOf(row.unchecked)}</span>
        )}
      </th>
      {columns.map((column, number) => {
        const text = cellText(row, column);
        const inherited = inheritedOf(row, column);
        return (
          <td
            key={`${column.kind}${column.code}`}
            tabIndex={at === number ? 0 : -1}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid takes the focus
            role="gridcell"
            data-cell={`${index} ${number}`}
            data-text={text}
            title={inherited && originText(inherited)}
          >
            <span className="visually-hidden">{column.name}: </span>
            <CellMark column={column} text={text} origin={inherited && originText(inherited)} />
          </td>
        );
      })}
    </tr>
  );
}

interface MarkProps {
  column: MatrixColumn;
  text: string;
  origin: string | undefined;
}

function CellMark({ column, text, origin }: MarkProps) {
  if (column.kind === 'state') return text;
  return (
    <>
      <span className="visually-hidden">{text === 'aus Zutat' ? origin : text}</span>
      {text === 'enthalten' && <span aria-hidden>×</span>}
      {text === 'aus Zutat' && <span aria-hidden>●</span>}
    </>
  );
}

const within = (index: number, length: number): number => Math.min(Math.max(index, 0), length - 1);

const cellAt = (table: HTMLTableElement | null, [row, column]: [number, number]): HTMLElement | null =>
  table?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`) ?? null;
