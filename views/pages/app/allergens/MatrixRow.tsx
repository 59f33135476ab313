import type { AllergenRow } from '../../../../src/shop/allergen-matrix/allergen-matrix.view';
import classes from './Allergens.module.css';
import { cellText, inheritedOf, type MatrixColumn, namesOf, originText } from './matrix';
import type { Place } from './useGridFocus';

export const MatrixHead = ({ columns }: { columns: MatrixColumn[] }) => (
  <thead>
    <tr>
      <th scope="col">Speise</th>
      {columns.map(({ kind, code, name }) => (
        <th key={`${kind}${code}`} scope="col" title={name} data-kind={kind}>
          <span className={classes.turned}>{kind === 'state' ? code : name}</span>
          {kind !== 'state' && <b className={classes.headCode}>{code}</b>}
        </th>
      ))}
    </tr>
  </thead>
);

interface BodyProps {
  rows: AllergenRow[];
  columns: MatrixColumn[];
  /** The cell that holds the focus. */
  at: Place;
}

export const MatrixBody = ({ rows, columns, at }: BodyProps) => (
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
);

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
        {row.byChoice?.complete === false && (
          <span className={classes.open}>Auswahl teils nicht geprüft</span>
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
      {text === 'je nach Auswahl' && <span aria-hidden>○</span>}
    </>
  );
}
