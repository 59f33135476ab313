import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type DragEvent, useId, useState } from 'react';
import type { ProductRow } from '../../../../src/shop/dish/product-row.view';
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
  const { category, hideEmpty, movable, chosen, choose, menu, open, ask } = props;
  const { rows, shown } = category;
  const [dragged, setDragged] = useState<ProductRow | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const heading = useId();
  if (rows.length === 0 && hideEmpty) return null;
  const all = rows.length > 0 && rows.every(({ id }) => chosen.has(id));

  function toggleAll(): void {
    const ids = rows.map(({ id }) => id);
    choose(new Set(all ? [...chosen].filter((id) => !ids.includes(id)) : [...chosen, ...ids]));
  }

  function drop(event: DragEvent, before: string | null): void {
    event.preventDefault();
    if (dragged && dragged.id !== before) void menu.move(dragged, before);
    setDragged(null);
    setOver(null);
  }

  /** One step up stands before the one above, one step down before the one after next. */
  function step(row: ProductRow, by: -1 | 1): void {
    const index = rows.indexOf(row);
    const to = index + by;
    if (to < 0 || to >= rows.length) return;
    void menu.move(row, rows[by < 0 ? to : to + 1]?.id ?? null);
  }

  return (
    <section className={classes.category} aria-labelledby={heading}>
      <div className={classes.categoryHead} data-movable={(movable && rows.length > 0) || undefined}>
        {rows.length > 0 && (
          <label className={classes.tick}>
            <input type="checkbox" checked={all} onChange={toggleAll} />
            <span className="visually-hidden">Alle in {category.name} auswählen</span>
          </label>
        )}
        <h2 id={heading} className={classes.categoryName}>
          {category.name} {rows.length > 0 && <span className={classes.count}>{rows.length}</span>}
        </h2>
        <Button
          variant="subtle"
          leftSection={<IconPlus size={16} aria-hidden />}
          aria-label={`Neu in ${category.name}`}
          onClick={() => open({ newIn: category.id })}
        >
          Neu
        </Button>
      </div>
      {rows.length === 0 && <p className={classes.none}>Noch keine Speise in dieser Kategorie.</p>}
      <ul className={classes.lines} onDragOver={(event) => dragged && event.preventDefault()}>
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
            handle={
              movable
                ? {
                    step: (by) => step(row, by),
                    start: () => setDragged(row),
                    end: () => {
                      setDragged(null);
                      setOver(null);
                    },
                  }
                : null
            }
            over={over === row.id}
            onDragOver={() => dragged && setOver(row.id)}
            onDrop={(event) => drop(event, row.id)}
          />
        ))}
        {dragged && (
          <li
            className={classes.dropLast}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => drop(event, null)}
          >
            Hierher ans Ende
          </li>
        )}
      </ul>
    </section>
  );
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
