import { useState } from 'react';
import type { IngredientInput } from '../../../../src/shop/ingredient/ingredient.types';
import type {
  IngredientForm,
  IngredientRow,
  IngredientsPage,
} from '../../../../src/shop/ingredient/ingredient.view';
import { savedMeanwhile } from '../../../lib/http/api.rules';
import type { ApiResult } from '../../../lib/http/api.types';
import { toast } from '../../../lib/toasts/toasts';
import { ingredientCalls } from './ingredient-calls';
import { useRows } from './useRows';

export interface Conflict {
  mine: Partial<IngredientInput>;
  current: IngredientForm;
}

export type Pantry = ReturnType<typeof useIngredients>;

export function useIngredients({ ingredients }: IngredientsPage) {
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [opened, open] = useState<string | null>(null);
  const [deleting, setDeleting] = useState<IngredientRow | null>(null);
  const { rows, show, refresh, skip } = useRows(ingredients, opened !== null);
  const { store, ...calls } = ingredientCalls(show, refresh);

  function close(): void {
    skip();
    open(null);
    refresh();
  }

  /** A conflict is asked about, any other failure is said. */
  async function save(row: IngredientForm, mine: Partial<IngredientInput>): Promise<ApiResult<unknown>> {
    const answer = await store(row, mine);
    const current = answer.success ? null : savedMeanwhile<IngredientForm>(answer);
    if (current) setConflict({ mine, current });
    else if (!answer.success) toast.error(answer.headline, answer.message);
    return answer;
  }

  /** A dish that loses an ingredient loses its allergens too, so that is asked; all else is deleted at once. */
  async function askDelete(row: IngredientRow | null): Promise<void> {
    if (row === null || row.usedIn.length > 0) return setDeleting(row);
    await calls.remove(row);
    close();
  }

  async function settle(keepMine: boolean): Promise<void> {
    if (!conflict) return;
    setConflict(null);
    if (keepMine) await save(conflict.current, conflict.mine);
    close();
  }

  return {
    ...calls,
    rows,
    refresh,
    save,
    conflict,
    settle,
    /** The ingredient whose panel is open. While one is, the list keeps still. */
    opened,
    open,
    close,
    deleting,
    askDelete,
  };
}
