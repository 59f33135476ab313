import { reload } from 'vike/client/router';
import type { IngredientCategoryRow } from '../../../../../src/shop/ingredient/ingredient.view';
import { ConfirmModal } from '../../../../components/dialogs/ConfirmModal';
import { useSending } from '../../../../lib/form/sending';
import { api } from '../../../../lib/http/api';
import { toast } from '../../../../lib/toasts/toasts';

interface Props {
  group: IngredientCategoryRow | null;
  close: () => void;
}

export function DeleteGroup({ group, close }: Props) {
  const { busy, send } = useSending();

  async function remove(): Promise<void> {
    if (!group) return;
    const answer = await send(() => api.post('/api/ingredientCategory/delete', { id: group.id }));
    if (answer?.message) toast.success(answer.message);
    close();
    await reload();
  }

  return (
    <ConfirmModal
      opened={group !== null}
      title={`„${group?.name}“ löschen?`}
      confirm="Löschen"
      dangerous
      busy={busy}
      onConfirm={() => void remove()}
      onClose={close}
    >
      {group?.ingredients === 0
        ? 'Die Gruppe ist leer.'
        : 'Die Zutaten bleiben und stehen danach in keiner Gruppe. An den Gerichten ändert sich nichts.'}
    </ConfirmModal>
  );
}
