import { useState } from 'react';

/** What a handle can do with its row. */
export interface Handle {
  step: (by: -1 | 1) => void;
  start: () => void;
  end: () => void;
}

/** Rows that are put in order by dragging a handle or with the arrow keys on it. */
export function useSorting<T extends { id: string }>(
  rows: readonly T[],
  /** Puts `row` before the row with this id, or last. */
  move: (row: T, before: string | null) => void,
) {
  const [dragged, setDragged] = useState<T | null>(null);
  const [over, setOver] = useState<string | null>(null);

  function end(): void {
    setDragged(null);
    setOver(null);
  }

  /** One step up stands before the one above, one step down before the one after next. */
  function step(row: T, by: -1 | 1): void {
    const to = rows.indexOf(row) + by;
    if (to < 0 || to >= rows.length) return;
    move(row, rows[by < 0 ? to : to + 1]?.id ?? null);
  }

  function dropBefore(before: string | null): void {
    if (dragged && dragged.id !== before) move(dragged, before);
    end();
  }

  return {
    dragged,
    over,
    enter: (row: T): void => {
      if (dragged) setOver(row.id);
    },
    dropBefore,
    end,
    handleOf: (row: T): Handle => ({
      step: (by) => step(row, by),
      start: () => setDragged(row),
      end,
    }),
  };
}
