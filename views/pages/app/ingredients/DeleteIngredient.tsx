import type { IngredientRow } from '../../../../src/shop/ingredient/ingredient.view';
import type { DishName } from '../../../../src/shop/menu/menu.types';
import { ConfirmModal } from '../../../components/dialogs/ConfirmModal';
import { useSending } from '../../../lib/form/sending';
import { api } from '../../../lib/http/api';
import { toast } from '../../../lib/toasts/toasts';
import classes from './Ingredients.module.css';

interface Props {
  ingredient: IngredientRow | null;
  dishes: DishName[];
  close: () => void;
  deleted: () => void;
}

/** A dish that loses an ingredient loses its allergens too, so every such dish is named first. */
export function DeleteIngredient({ ingredient, dishes, close, deleted }: Props) {
  const { busy, send } = useSending();
  const using = dishes.filter(({ id }) => ingredient?.usedIn.includes(id));

  async function remove(): Promise<void> {
    if (!ingredient) return;
    const body = { id: ingredient.id, takeOut: using.length > 0 };
    const answer = await send(() => api.post('/api/ingredient/delete', body));
    if (answer?.message) toast.success(answer.message);
    close();
    deleted();
  }

  return (
    <ConfirmModal
      opened={ingredient !== null}
      title={`„${ingredient?.name}“ löschen?`}
      confirm={using.length > 0 ? 'Herausnehmen und löschen' : 'Löschen'}
      dangerous
      busy={busy}
      onConfirm={() => void remove()}
      onClose={close}
    >
      {using.length === 0 ? 'Die Zutat steckt in keinem Gericht.' : <Using dishes={using} />}
    </ConfirmModal>
  );
}

const Using = ({ dishes }: { dishes: DishName[] }) => (
  <>
    <p>Sie wird aus diesen Gerichten herausgenommen. Was sie mitbringt, steht dort danach nicht mehr:</p>
    <ul className={classes.dishes}>
      {dishes.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </ul>
  </>
);
