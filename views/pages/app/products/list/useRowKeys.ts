import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useState } from 'react';
import { placeAfter } from './list.rules';

interface Goal {
  place: number;
  /** The control of the row; null: the row itself. */
  part: string | null;
}

interface Keys {
  list: RefObject<HTMLTableSectionElement | null>;
  count: number;
  /** What the keys of a row do, by key. */
  does: Record<string, (place: number) => void>;
}

/** One stop for the Tab key. Up and down lead from row to row, left and right through the controls of a row. */
export function useRowKeys({ list, count, does }: Keys) {
  const [current, setCurrent] = useState(0);
  const [goal, setGoal] = useState<Goal | null>(null);

  useLayoutEffect(() => {
    const row = goal && list.current?.querySelector<HTMLElement>(`[data-row="${goal.place}"]`);
    if (!row) return;
    const part = goal.part && row.querySelector<HTMLElement>(`[data-part="${goal.part}"]`);
    (part || row).focus({ preventScroll: true });
    row.scrollIntoView({ block: 'nearest' });
  }, [goal, list]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const at = event.target as HTMLElement;
    const row = rowOf(event);
    if (!row || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const from = Number(row.dataset.row);
    const to = placeAfter(event.key, from, count);
    if (to !== null) {
      setCurrent(to);
      setGoal({ place: to, part: at.dataset.part ?? null });
    } else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') beside(row, at, event.key)?.focus();
    else if (at === row && does[event.key.toLowerCase()]) does[event.key.toLowerCase()]?.(from);
    else return;
    event.preventDefault();
  }

  function onFocus(event: FocusEvent<HTMLElement>): void {
    const row = rowOf(event);
    if (row) setCurrent(Number(row.dataset.row));
  }

  return { current: Math.min(current, Math.max(0, count - 1)), handlers: { onKeyDown, onFocus } };
}

/** A menu of a row is drawn elsewhere and has keys of its own; so has a field. */
function rowOf({
  target,
  currentTarget,
}: KeyboardEvent<HTMLElement> | FocusEvent<HTMLElement>): HTMLElement | null {
  const at = target as HTMLElement;
  if (!currentTarget.contains(at) || at.matches('input:not([type=checkbox])')) return null;
  return at.closest<HTMLElement>('[data-row]');
}

function beside(row: HTMLElement, at: HTMLElement, key: string): HTMLElement | undefined {
  const stops = [row, ...row.querySelectorAll<HTMLElement>('button, input')].filter(
    (one) => one.offsetParent !== null,
  );
  return stops[stops.indexOf(at) + (key === 'ArrowRight' ? 1 : -1)];
}
