import { type KeyboardEvent, useRef } from 'react';
import { FloorTable } from './FloorTable';
import classes from './Plan.module.css';
import type { PlanEditing } from './usePlan';

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The room from above. */
export function Floor({ editing }: { editing: PlanEditing }) {
  const sheet = useRef<HTMLDivElement>(null);
  const { tables, chosen, choose, change, copy, remove, undo, redo } = editing;

  function onKey(event: KeyboardEvent): void {
    const withCommand = event.ctrlKey || event.metaKey;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const run = withCommand ? commandOf(key, event.shiftKey) : stepOf(key, event.shiftKey);
    if (!run) return;
    event.preventDefault();
    run();
  }

  function commandOf(key: string, shift: boolean) {
    if (key === 'z') return shift ? redo : undo;
    if (key === 'y') return redo;
    return key === 'd' && chosen ? () => copy(chosen.id) : null;
  }

  /** With the shift key the table grows and shrinks instead. */
  function stepOf(key: string, shift: boolean) {
    const arrow = ARROWS[key];
    if (!chosen) return null;
    if (key === 'Delete' || key === 'Backspace') return () => remove(chosen.id);
    if (!arrow) return null;
    const [x, y] = arrow;
    const { id, width, height } = chosen;
    return () =>
      change(id, shift ? { width: width + x, height: height + y } : { x: chosen.x + x, y: chosen.y + y });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys act on the table that has the focus
    <div className={classes.floor} ref={sheet} onKeyDown={onKey}>
      {tables.map((table) => (
        <FloorTable
          key={table.id}
          table={table}
          sheet={sheet}
          isChosen={table.id === chosen?.id}
          choose={() => choose(table.id)}
          move={(to) => change(table.id, to)}
        />
      ))}
      {tables.length === 0 && <p className={classes.hint}>Hier steht noch kein Tisch.</p>}
    </div>
  );
}
