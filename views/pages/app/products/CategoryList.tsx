import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type DragEvent, useId } from 'react';
import { useSorting } from '../../../components/tables/useSorting';
import type { Opened } from './editor/product-form';
import { ProductLine } from './ProductLine';
import classes from './Products.module.css';
import type { RowAsking } from './RowActions';
import type { MenuRows } from './useMenuRows';
import type { ShownCategory } from './useShown';

interface Props {
  category: ShownCategory;
  hideEmpty: boolean;
  /** A narrowed list has no order of its own. */
  movable: boolean;
  chosen: ReadonlySet<string>;
  choose: (ids: ReadonlySet<string>) => void;
  menu: MenuRows;
  open: (opened: Opened) => void;
  ask: (asking: RowAsking) => void;
}

export function CategoryList(props: Props) {
  const { category, hideEmpty } = props;
  const heading = useId();
  if (category.rows.length === 0 && hideEmpty) return null;

  return (
    <section className={classes.category} aria-labelledby={heading}>
      <Head {...props} heading={heading} />
      {category.rows.length === 0 && <p className={classes.none}>Noch keine Speise in dieser Kategorie.</p>}
      <Lines {...props} />
    </section>
  );
}

function Head({ category, movable, chosen, choose, open, heading }: Props & { heading: string }) {
  const { id: categoryId, name, rows } = category;
  const all = rows.length > 0 && rows.every(({ id }) => chosen.has(id));

  function toggleAll(): void {
    const ids = rows.map(({ id }) => id);
    choose(new Set(all ? [...chosen].filter((id) => !ids.includes(id)) : [...chosen, ...ids]));
  }

  return (
    <div className={classes.categoryHead} data-movable={(movable && rows.length > 0) || undefined}>
      {rows.length > 0 && (
        <label className={classes.tick}>
          <input type="checkbox" checked={all} onChange={toggleAll} />
          <span className="visually-hidden">Alle in {name} auswählen</span>
        </label>
      )}
      <h2 id={heading} className={classes.categoryName}>
        {name} {rows.length > 0 && <span className={classes.count}>{rows.length}</span>}
      </h2>
      <Button
        variant="subtle"
        leftSection={<IconPlus size={16} aria-hidden />}
        aria-label={`Neu in ${name}`}
        onClick={() => open({ newIn: categoryId })}
      >
        Neu
      </Button>
    </div>
  );
}

function Lines({ category: { rows, shown }, movable, chosen, choose, menu, open, ask }: Props) {
  const sorting = useSorting(rows, (row, before) => void menu.move(row, before));

  function drop(event: DragEvent, before: string | null): void {
    event.preventDefault();
    sorting.dropBefore(before);
  }

  return (
    <ul className={classes.lines} onDragOver={(event) => sorting.dragged && event.preventDefault()}>
      {rows.slice(0, shown).map((row) => (
        <ProductLine
          key={row.id}
          row={row}
          chosen={chosen.has(row.id)}
          toggle={() => choose(toggled(chosen, row.id))}
          setPrice={menu.setPrice}
          open={() => open({ id: row.id })}
          ask={ask}
          changed={menu.refresh}
          handle={movable ? sorting.handleOf(row) : null}
          over={sorting.over === row.id}
          onDragOver={() => sorting.enter(row)}
          onDrop={(event) => drop(event, row.id)}
        />
      ))}
      {sorting.dragged && (
        <li
          className={classes.dropLast}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => drop(event, null)}
        >
          Hierher ans Ende
        </li>
      )}
    </ul>
  );
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
