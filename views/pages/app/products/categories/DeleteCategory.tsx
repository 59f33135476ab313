import { useState } from 'react';
import { reload } from 'vike/client/router';
import type { CategoryRow } from '../../../../../src/shop/category/category.view';
import { ConfirmModal } from '../../../../components/dialogs/ConfirmModal';
import { Select } from '../../../../components/fields/Select';
import { useSending } from '../../../../lib/form/sending';
import { api } from '../../../../lib/http/api';
import { toastDeleted } from '../../../../lib/toasts/undo';

interface Props {
  /** With dishes in it; an empty one is deleted without a question. */
  category: CategoryRow | null;
  others: CategoryRow[];
  close: () => void;
}

/** Dishes are never lost with their category: first it is said where they go. */
export function DeleteCategory({ category, others, close }: Props) {
  const [moveTo, setMoveTo] = useState<string | null>(null);
  /** Pressed before it was said where the dishes go. */
  const [tried, setTried] = useState(false);
  const { busy, send } = useSending();

  function leave(): void {
    setMoveTo(null);
    setTried(false);
    close();
  }

  async function remove(): Promise<void> {
    setTried(moveTo === null);
    if (!category || moveTo === null) return;
    if (!(await send(() => deleteCategory(category, moveTo)))) return;
    leave();
    await reload();
  }

  return (
    <ConfirmModal
      opened={category !== null}
      title={`„${category?.name}“ löschen?`}
      confirm="Umziehen und löschen"
      dangerous
      busy={busy}
      onConfirm={() => void remove()}
      onClose={leave}
    >
      {category && (
        <TargetSelect
          products={category.products}
          targets={others.filter(({ id }) => id !== category.id)}
          value={moveTo}
          onChange={setMoveTo}
          missing={tried && moveTo === null}
        />
      )}
    </ConfirmModal>
  );
}

export async function deleteCategory({ id, name }: CategoryRow, moveTo: string | null) {
  const answer = await api.post('/api/category/delete', { id, moveTo });
  if (answer.success) toastDeleted(`„${name}“ gelöscht`, [id]);
  return answer;
}

interface TargetSelectProps {
  products: number;
  targets: CategoryRow[];
  value: string | null;
  onChange: (id: string | null) => void;
  missing: boolean;
}

const TargetSelect = ({ products, targets, value, onChange, missing }: TargetSelectProps) => (
  <Select
    label={products === 1 ? 'Wohin zieht die Speise um?' : `Wohin ziehen die ${products} Speisen um?`}
    description={
      targets.length === 0
        ? 'Es gibt keine andere Kategorie. Lege zuerst eine an.'
        : 'Wird die Kategorie wiederhergestellt, kommen sie zurück.'
    }
    error={missing && targets.length > 0 && 'Bitte eine Kategorie wählen.'}
    placeholder="Kategorie wählen"
    data={targets.map(({ id, name }) => ({ value: id, label: name }))}
    value={value}
    onChange={onChange}
  />
);
