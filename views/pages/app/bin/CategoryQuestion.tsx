import { useState } from 'react';
import type { BinPage } from '../../../../src/shop/bin/bin.view';
import { ConfirmModal } from '../../../components/dialogs/ConfirmModal';
import { Select } from '../../../components/fields/Select';
import type { Restoring } from './useRestoring';

interface Props extends Pick<BinPage, 'categories'> {
  restoring: Restoring;
}

export function CategoryQuestion({ restoring: { homeless, restore, forget, busy }, categories }: Props) {
  const [categoryId, setCategoryId] = useState<string | null>(null);

  return (
    <ConfirmModal
      opened={homeless !== null}
      title="In welche Kategorie?"
      confirm="Wiederherstellen"
      busy={busy}
      onConfirm={() => void (homeless && categoryId && restore(homeless, categoryId))}
      onClose={forget}
    >
      <p>Die Kategorie von damals gibt es nicht mehr.</p>
      <Select
        label="Kategorie"
        description={categories.length === 0 ? 'Es gibt noch keine. Lege zuerst eine an.' : undefined}
        placeholder="Bitte wählen"
        data={categories.map(({ id, name }) => ({ value: id, label: name }))}
        value={categoryId}
        onChange={setCategoryId}
      />
    </ConfirmModal>
  );
}
