import { useMemo } from 'react';
import type { ProductQuestion } from '../../../../../src/shop/dish/product-input.types';
import { isCategoryInOrder } from '../../../../../src/shop/dish/product-question.rules';
import type { ProductRow } from '../../../../../src/shop/dish/product-row.view';
import { useSame } from '../../../../components/tables/useSame';
import { useSorting } from '../../../../components/tables/useSorting';
import type { RowActs, RowHands } from './hands.types';
import classes from './List.module.css';
import { drawnPlaces } from './list.rules';
import { Row } from './Row';
import { useRowKeys } from './useRowKeys';
import { useRowsInSight } from './useRowsInSight';

interface Props {
  rows: readonly ProductRow[];
  question: ProductQuestion;
  categories: { id: string; name: string }[];
  chosen: ReadonlySet<string>;
  choose: (ids: ReadonlySet<string>) => void;
  move: (row: ProductRow, before: string | null) => void;
  hands: RowHands;
}

/** A grid of rows of one height; a long menu is drawn as far as somebody looks. */
export function ProductList(props: Props) {
  const { rows, question, categories, chosen, choose, move, hands } = props;
  const { list, sight } = useRowsInSight(rows.length);
  const names = useMemo(() => new Map(categories.map(({ id, name }) => [id, name])), [categories]);
  const sorting = useSorting(rows, move);
  const isMovable = hands.mayEdit && isCategoryInOrder(question);
  const acts = useSame<RowActs>({
    ...hands,
    tick: (row) => choose(toggled(chosen, row.id)),
    step: (row, by) => sorting.handleOf(row).step(by),
    drag: (row) => sorting.handleOf(row).start(),
    dragOver: (row) => sorting.enter(row),
    drop: (event, before) => {
      event.preventDefault();
      sorting.dropBefore(before);
    },
    endDrag: () => sorting.end(),
  });
  const at = (run: (row: ProductRow) => void) => (place: number) => rows[place] && run(rows[place]);
  const sell = at((row) => hands.sell(row, row.soldOut ? 'available' : 'tomorrow'));
  const { current, handlers } = useRowKeys({
    list,
    count: rows.length,
    does: hands.mayEdit
      ? { enter: at(hands.open), ' ': at(acts.tick), a: sell }
      : { enter: sell, ' ': sell, a: sell },
  });

  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose rows are moved through and chosen is a grid
      role="grid"
      aria-label="Speisen"
      aria-rowcount={rows.length + 1}
      aria-multiselectable={hands.mayEdit || undefined}
      className={classes.grid}
      data-movable={isMovable || undefined}
      data-readonly={!hands.mayEdit || undefined}
    >
      <Head {...props} isMovable={isMovable} />
      <tbody
        ref={list}
        className={classes.rows}
        style={{ height: `calc(var(--row) * ${rows.length})` }}
        onDragOver={(event) => sorting.dragged && event.preventDefault()}
        {...handlers}
      >
        {drawnPlaces(sight, current, rows.length).map((place) => {
          const row = rows[place];
          if (!row) return null;
          return (
            <Row
              key={row.id}
              row={row}
              place={place}
              isCurrent={place === current}
              category={names.get(row.categoryId) ?? ''}
              chosen={chosen.has(row.id)}
              acts={acts}
              isMovable={isMovable}
              over={sorting.over === row.id}
            />
          );
        })}
      </tbody>
      {sorting.dragged && (
        <tfoot className={classes.dropLast}>
          <tr onDragOver={(event) => event.preventDefault()} onDrop={(event) => acts.drop(event, null)}>
            <td>Hierher ans Ende</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

type HeadProps = Pick<Props, 'rows' | 'question' | 'chosen' | 'choose' | 'hands'> & { isMovable: boolean };

function Head({ rows, question: { sort }, chosen, choose, hands, isMovable }: HeadProps) {
  const all = rows.length > 0 && rows.every(({ id }) => chosen.has(id));
  const by = (wanted: string) => (sort === wanted ? 'ascending' : undefined);

  function toggleAll(): void {
    const ids = rows.map(({ id }) => id);
    choose(new Set(all ? [...chosen].filter((id) => !ids.includes(id)) : [...chosen, ...ids]));
  }

  return (
    <thead className={classes.head}>
      <tr aria-rowindex={1}>
        {hands.mayEdit && (
          <th className={classes.tick}>
            <label>
              <input type="checkbox" checked={all} onChange={toggleAll} />
              <span className="visually-hidden">Alle {rows.length} auswählen</span>
            </label>
          </th>
        )}
        {isMovable && <Column label="Reihenfolge" name="handle" hidden />}
        <Column label="Bild" name="picture" hidden />
        <Column label="Nr." name="number" sort={by('number')} />
        <Column label="Name" name="name" sort={by('name')} />
        {!isMovable && <Column label="Kategorie" name="category" />}
        <Column label="Preis" name="price" sort={sort === 'dearest' ? 'descending' : by('cheapest')} />
        <Column label="Verkauf" name="sale" />
        <Column label="Mehr" name="more" hidden />
      </tr>
    </thead>
  );
}

interface ColumnProps {
  label: string;
  name: string;
  sort?: 'ascending' | 'descending';
  hidden?: boolean;
}

const Column = ({ label, name, sort, hidden = false }: ColumnProps) => (
  <th data-column={name} aria-sort={sort}>
    <span className={hidden ? 'visually-hidden' : undefined}>{label}</span>
  </th>
);

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
