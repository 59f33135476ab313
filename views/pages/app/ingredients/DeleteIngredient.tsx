import type { IngredientRow } from '../../../../src/shop/ingredient/ingredient.view';
import type { DishName } from '../../../../src/shop/menu/menu.types';
import { ConfirmModal } from '../../../components/dialogs/ConfirmModal';
import { useSending } from '../../../lib/form/sending';
import type { ApiResult } from '../../../lib/http/api.types';
import classes from './Ingredients.module.css';

interface Props {
  /** In use; any other one is deleted without a question. */
  ingredient: IngredientRow | null;
  dishes: DishName[];
  remove: (row: IngredientRow) => Promise<ApiResult<unknown>>;
  close: () => void;
  deleted: () => void;
}

/** A dish that loses an ingredient loses its allergens too, so every such dish is named first. */
export function DeleteIngredient({ ingredient, dishes, remove, close, deleted }: Props) {
  const { busy, send } = useSending();

  async function confirm(): Promise<void> {
    if (ingredient) await send(() => remove(ingredient));
    close();
    deleted();
  }

  return (
    <ConfirmModal
      opened={ingredient !== null}
      title={`„${ingredient?.name}“ löschen?`}
      confirm="Herausnehmen und löschen"
      dangerous
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={close}
    >
      <Using dishes={dishes.filter(({ id }) => ingredient?.usedIn.includes(id))} />
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
