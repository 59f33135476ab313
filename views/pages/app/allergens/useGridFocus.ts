import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';

/** Row and column. */
export type Place = [number, number];

interface Grid {
  rows: number;
  columns: number;
  /** Somebody clicked a cell, or pressed the space bar on it. */
  onPress: (place: Place) => void;
}

const STEPS: Record<string, Place> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** One stop for the Tab key; inside, arrows move and the space bar presses, as in a spreadsheet. */
export function useGridFocus({ rows, columns, onPress }: Grid) {
  const [at, setAt] = useState<Place>([0, 0]);
  const table = useRef<HTMLTableElement>(null);

  function go(row: number, column: number): void {
    const to: Place = [within(row, rows), within(column, columns)];
    setAt(to);
    cellAt(table.current, to)?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const [row, column] = at;
    const step = STEPS[event.key];
    if (step) go(row + step[0], column + step[1]);
    else if (event.key === 'Home') go(row, 0);
    else if (event.key === 'End') go(row, columns - 1);
    else if (event.key === ' ' || event.key === 'Enter') onPress(at);
    else return;
    event.preventDefault();
  }

  function onClick({ target }: MouseEvent): void {
    const cell = (target as HTMLElement).closest<HTMLElement>('[data-cell]');
    const [row, column] = cell?.dataset.cell?.split(' ').map(Number) ?? [];
    if (row === undefined || column === undefined) return;
    go(row, column);
    onPress([row, column]);
  }

  return { at, back: () => go(...at), handlers: { ref: table, onKeyDown, onClick } };
}

const within = (index: number, length: number): number => Math.min(Math.max(index, 0), length - 1);

const cellAt = (table: HTMLTableElement | null, [row, column]: Place): HTMLElement | null =>
  table?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`) ?? null;
