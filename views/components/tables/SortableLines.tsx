import { type ReactNode, useState } from 'react';
import { reload } from 'vike/client/router';
import { reordered } from '../../../src/shop/menu/menu-edit.rules';
import { api } from '../../lib/http/api';
import { MoveHandle } from './MoveHandle';
import classes from './SortableLines.module.css';
import { useSorting } from './useSorting';

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
  const { rows, move } = useStoredOrder(given, path);
  const { dragged, dropBefore, handleOf } = useSorting(rows, (row, before) => void move(row.id, before));

  /** Takes the place of the line it is dropped on. */
  function dropOn(index: number): void {
    const from = rows.findIndex(({ id }) => id === dragged?.id);
    dropBefore(rows[from < index ? index + 1 : index]?.id ?? null);
  }

  return (
    <ul className={classes.lines} aria-label={label}>
      {rows.map((row, index) => (
        <li
          key={row.id}
          className={classes.line}
          onDragOver={(event) => event.preventDefault()}
          onDrop={() => dropOn(index)}
        >
          <MoveHandle name={row.name} handle={handleOf(row)} className={classes.handle} />
          {children(row)}
        </li>
      ))}
    </ul>
  );
}

/** The rows in the order somebody has just given them, until the server's answer is here. */
function useStoredOrder<T extends Row>(given: T[], path: string) {
  const [state, setState] = useState({ from: given, rows: given });
  if (state.from !== given) setState({ from: given, rows: given });
  const { rows } = state;

  async function move(id: string, before: string | null): Promise<void> {
    const ids = rows.map((row) => row.id);
    const order = reordered(ids, id, before);
    setState({ from: given, rows: order.flatMap((one) => rows.find((row) => row.id === one) ?? []) });
    await api.post(path, { id, before });
    await reload();
  }

  return { rows, move };
}
