import type { IngredientInput } from '../../../../src/shop/ingredient/ingredient.types';
import type { IngredientForm, IngredientRow } from '../../../../src/shop/ingredient/ingredient.view';
import { api } from '../../../lib/http/api';
import type { ApiResult } from '../../../lib/http/api.types';
import { toastDeleted } from '../../../lib/toasts/undo';
import type { Show } from './useRows';

/** What is done to one ingredient: it shows at once or with the answer, whichever is right. */
export const ingredientCalls = (show: Show, refresh: () => void) => ({
  // Each call raises the version by one; it is counted here for a panel that opens before the list comes again.
  async moveTo({ id, version }: IngredientRow, categoryId: string | null): Promise<void> {
    show(id, { categoryId });
    const answer = await api.post('/api/ingredient/move', { ids: [id], categoryId });
    if (answer.success) show(id, { version: version + 1 });
    refresh();
  },

  async checkNone({ id, version }: IngredientRow): Promise<void> {
    const answer = await api.post('/api/ingredient/confirmNoAllergens', { ids: [id] });
    if (answer.success) show(id, { allergens: [], version: version + 1 });
    refresh();
  },

  async setDishes({ id }: IngredientRow, productIds: string[]): Promise<ApiResult<unknown>> {
    const answer = await api.post('/api/ingredient/dishes', { id, productIds });
    if (answer.success) show(id, { usedIn: productIds });
    return answer;
  },

  /** Out of the dishes that contain it too. */
  async remove({ id, name, usedIn }: IngredientRow): Promise<ApiResult<unknown>> {
    const answer = await api.post('/api/ingredient/delete', { id, takeOut: usedIn.length > 0 });
    if (answer.success) toastDeleted(`„${name}“ gelöscht`, [id]);
    return answer;
  },

  async store(
    { id, version }: IngredientForm,
    changes: Partial<IngredientInput>,
  ): Promise<ApiResult<IngredientForm>> {
    const body = { id, version, ...changes };
    const answer = await api.post<IngredientForm>('/api/ingredient/update', body, { silent: true });
    if (answer.success) show(id, answer.data);
    return answer;
  },
});
