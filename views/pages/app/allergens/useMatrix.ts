import { useRef, useState } from 'react';
import { reload } from 'vike/client/router';
import type { AllergenRow, ProductForm } from '../../../../src/shop/catalog/catalog.view';
import { api } from '../../../lib/api';
import { type MatrixColumn, pressed } from './matrix';

/** Ticks show at once and are written dish by dish, one after the other; the rows keep their places meanwhile. */
export function useMatrix(given: AllergenRow[]) {
  const [state, setState] = useState({ from: given, rows: given });
  const rows = useRef(state.rows);
  const writing = useRef<Promise<void>>(Promise.resolve());
  if (state.from !== given) setState({ from: given, rows: given });
  rows.current = state.rows;

  function show(row: AllergenRow): void {
    rows.current = rows.current.map((one) => (one.id === row.id ? row : one));
    setState({ from: given, rows: rows.current });
  }

  function press(dish: AllergenRow, column: MatrixColumn): void {
    const now = rows.current.find(({ id }) => id === dish.id) ?? dish;
    show({ ...now, ...pressed(now, column) });
    writing.current = writing.current.then(() => write(dish.id));
  }

  async function write(id: string): Promise<void> {
    const row = rows.current.find((one) => one.id === id);
    if (!row) return;
    const { version, allergens, additives } = row;
    const answer = await api.post<ProductForm>('/api/product/update', { id, version, allergens, additives });
    if (!answer.success) return reload();
    const latest = rows.current.find((one) => one.id === id);
    if (latest) show({ ...latest, version: answer.data.version });
  }

  return { rows: state.rows, press };
}
