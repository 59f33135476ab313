import { useRef, useState } from 'react';
import { reload } from 'vike/client/router';
import type { IngredientInput } from '../../../../src/shop/ingredient/ingredient.types';
import type {
  IngredientForm,
  IngredientRow,
  IngredientsPage,
} from '../../../../src/shop/ingredient/ingredient.view';
import { api } from '../../../lib/http/api';
import type { ApiFailure } from '../../../lib/http/api.types';
import { useLive } from '../../../lib/live/live';
import { toast } from '../../../lib/toasts/toasts';

const TOGETHER_MS = 250;

export interface Conflict {
  mine: Partial<IngredientInput>;
  current: IngredientForm;
}

export interface Pantry {
  rows: IngredientRow[];
  refresh: () => void;
  /** True when it is stored; a conflict is asked about, anything else is said. */
  save: (row: IngredientForm, changes: Partial<IngredientInput>) => Promise<boolean>;
  moveTo: (row: IngredientRow, categoryId: string | null) => Promise<void>;
  checkNone: (row: IngredientRow) => Promise<void>;
  setDishes: (row: IngredientRow, productIds: string[]) => Promise<boolean>;
  conflict: Conflict | null;
  settle: (keepMine: boolean) => Promise<void>;
  /** The ingredient whose panel is open. While one is, the list keeps still. */
  opened: string | null;
  open: (id: string) => void;
  close: () => void;
  deleting: IngredientRow | null;
  askDelete: (row: IngredientRow | null) => void;
}

/** The list as the server gave it, with what has just been done to it already in it. */
export function useIngredients({ ingredients }: IngredientsPage): Pantry {
  const [state, setState] = useState({ from: ingredients, rows: ingredients });
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [opened, open] = useState<string | null>(null);
  const [deleting, askDelete] = useState<IngredientRow | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (state.from !== ingredients && opened === null) setState({ from: ingredients, rows: ingredients });

  const show = (id: string, changes: Partial<IngredientRow>) =>
    setState(({ from, rows }) => ({
      from,
      rows: rows.map((row) => (row.id === id ? { ...row, ...changes } : row)),
    }));

  function refresh(): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void reload(), TOGETHER_MS);
  }
  useLive('menu.changed', refresh);

  /** What came meanwhile is older than what has just been saved: the next answer is the one to show. */
  function close(): void {
    setState(({ rows }) => ({ from: ingredients, rows }));
    open(null);
    refresh();
  }

  async function save({ id, version }: IngredientForm, changes: Partial<IngredientInput>): Promise<boolean> {
    const body = { id, version, ...changes };
    const answer = await api.post<IngredientForm>('/api/ingredient/update', body, { silent: true });
    if (answer.success) show(id, answer.data);
    else explain(answer, changes);
    return answer.success;
  }

  function explain(failure: ApiFailure, mine: Partial<IngredientInput>): void {
    const { current } = (failure.data ?? {}) as { current?: IngredientForm };
    if (failure.status === 412 && current) setConflict({ mine, current });
    else toast.error(failure.headline, failure.message);
  }

  async function settle(keepMine: boolean): Promise<void> {
    if (!conflict) return;
    setConflict(null);
    if (keepMine) await save(conflict.current, conflict.mine);
    close();
  }

  // A step of our own raises the version by one; a panel that opens before the next answer must know.
  async function moveTo({ id, version }: IngredientRow, categoryId: string | null): Promise<void> {
    show(id, { categoryId });
    const answer = await api.post('/api/ingredient/move', { ids: [id], categoryId });
    if (answer.success) show(id, { version: version + 1 });
    refresh();
  }

  async function checkNone({ id, version }: IngredientRow): Promise<void> {
    const answer = await api.post('/api/ingredient/confirmNoAllergens', { ids: [id] });
    if (answer.success) show(id, { allergens: [], version: version + 1 });
    refresh();
  }

  async function setDishes({ id }: IngredientRow, productIds: string[]): Promise<boolean> {
    const answer = await api.post('/api/ingredient/dishes', { id, productIds });
    if (answer.success) show(id, { usedIn: productIds });
    return answer.success;
  }

  const deeds = { refresh, save, moveTo, checkNone, setDishes, settle, open, close, askDelete };
  return { rows: state.rows, conflict, opened, deleting, ...deeds };
}
