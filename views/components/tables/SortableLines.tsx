import { IconGripVertical } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { reload } from 'vike/client/router';
import { reordered } from '../../../src/shop/menu/menu-edit.rules';
import { api } from '../../lib/http/api';
import classes from './SortableLines.module.css';

interface Row {
  id: string;
  name: string;
}

interface Props<T extends Row> {
  label: string;
  rows: T[];
  /** The call that puts `id` before `before`, or last. */
  path: string;
  /** What stands beside the handle. */
  children: (row: T) => ReactNode;
}

/** Lines that are put in order with the mouse or with the arrow keys; at once here, then in the store. */
export function SortableLines<T extends Row>({ label, rows: given, path, children }: Props<T>) {
  const [state, setState] = useState({ from: given, rows: given });
  const [dragged, setDragged] = useState<string | null>(null);
  if (state.from !== given) setState({ from: given, rows: given });
  const { rows } = state;

  async function move(id: string, before: string | null): Promise<void> {
    if (id === before) return;
    const order = reordered(
      rows.map((row) => row.id),
      id,
      before,
    );
    setState({ from: given, rows: order.flatMap((one) => rows.find((row) => row.id === one) ?? []) });
    await api.post(path, { id, before });
    await reload();
  }

  function press(event: KeyboardEvent, index: number): void {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
    if (!by) return;
    event.preventDefault();
    const row = rows[index];
    const to = index + by;
    if (!row || to < 0 || to >= rows.length) return;
    void move(row.id, rows[by < 0 ? to : to + 1]?.id ?? null);
  }

  function drop(index: number): void {
    const from = rows.findIndex(({ id }) => id === dragged);
    const target = from < index ? index + 1 : index;
    if (dragged) void move(dragged, rows[target]?.id ?? null);
    setDragged(null);
  }

  return (
    <ul className={classes.lines} aria-label={label}>
      {rows.map((row, index) => (
        <li
          key={row.id}
          className={classes.line}
          onDragOver={(event) => event.preventDefault()}
          onDrop={() => drop(index)}
        >
          <button
            type="button"
            className={classes.handle}
            draggable
            aria-label={`${row.name} verschieben, mit den Pfeiltasten hoch und runter`}
            onKeyDown={(event) => press(event, index)}
            onDragStart={() => setDragged(row.id)}
            onDragEnd={() => setDragged(null)}
          >
            <IconGripVertical size={18} aria-hidden />
          </button>
          {children(row)}
        </li>
      ))}
    </ul>
  );
}
