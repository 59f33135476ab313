import { useRef, useState } from 'react';
import { reload } from 'vike/client/router';
import type { AllergenRow } from '../../../../src/shop/allergen-matrix/allergen-matrix.view';
import type { ProductForm } from '../../../../src/shop/dish/dish.view';
import { api } from '../../../lib/http/api';
import { type MatrixColumn, pressed } from './matrix';

/** Ticks show at once and are written row by row, one after the other; the rows keep their places meanwhile. */
export function useMatrix(given: AllergenRow[]) {
  const [state, setState] = useState({ from: given, rows: given });
  const rows = useRef(state.rows);
  const writing = useRef<Promise<void>>(Promise.resolve());
  if (state.from !== given) setState({ from: given, rows: given });
  rows.current = state.rows;

  function show(row: AllergenRow): void {
    rows.current = rows.current.map((one) => (isSame(one, row) ? row : one));
    setState({ from: given, rows: rows.current });
  }

  function press(row: AllergenRow, column: MatrixColumn): void {
    const now = rows.current.find((one) => isSame(one, row)) ?? row;
    show({ ...now, ...pressed(now, column) });
    writing.current = writing.current.then(() => write(row));
  }

  async function write(row: AllergenRow): Promise<void> {
    const now = rows.current.find((one) => isSame(one, row));
    if (!now) return;
    const version = now.kind === 'option' ? await writeOption(now) : await writeDish(now);
    if (version === null) return reload();
    const latest = rows.current.find((one) => isSame(one, row));
    if (latest) show({ ...latest, version });
  }

  return { rows: state.rows, press };
}

async function writeDish({ id, version, allergens, additives }: AllergenRow): Promise<number | null> {
  const answer = await api.post<ProductForm>('/api/product/update', { id, version, allergens, additives });
  return answer.success ? answer.data.version : null;
}

async function writeOption(row: AllergenRow): Promise<number | null> {
  const { groupId, id: optionId, version, allergens, additives } = row;
  const answer = await api.post('/api/allergens/option', { groupId, optionId, allergens, additives });
  return answer.success ? version : null;
}

/** Ids of options are their own only within their choice. */
const isSame = (a: AllergenRow, b: AllergenRow): boolean => a.id === b.id && a.groupId === b.groupId;
