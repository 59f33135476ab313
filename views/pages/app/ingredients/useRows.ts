import { useEffect, useRef, useState } from 'react';
import type { IngredientRow } from '../../../../src/shop/ingredient/ingredient.view';
import { refreshPage } from '../../../lib/live/fresh-page';
import { useLive } from '../../../lib/live/live';
import { isNavigating } from '../../../lib/vike/reload';

const TOGETHER_MS = 250;

export type Show = (id: string, changes: Partial<IngredientRow>) => void;

/** The list as the server gave it, with what has just been done to it already in it. */
export function useRows(given: IngredientRow[], keepStill: boolean) {
  const [state, setState] = useState({ from: given, rows: given });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (state.from !== given && !keepStill) setState({ from: given, rows: given });

  const show: Show = (id, changes) =>
    setState(({ from, rows }) => ({
      from,
      rows: rows.map((row) => (row.id === id ? { ...row, ...changes } : row)),
    }));

  /** Asks the server again; several changes at once ask once. */
  function refresh(): void {
    clearTimeout(timer.current);
    // On a slow line it would overtake somebody who is on the way to another page, and keep them here.
    timer.current = setTimeout(() => (isNavigating() ? refresh() : void refreshPage()), TOGETHER_MS);
  }
  useLive('menu.changed', refresh);
  useEffect(() => () => clearTimeout(timer.current), []);

  /** Skips what came while the list kept still: it is older than what has just been saved. */
  const skip = () => setState(({ rows }) => ({ from: given, rows }));

  return { rows: state.rows, show, refresh, skip };
}
