import { Button } from '@mantine/core';
import { useState } from 'react';
import { reload } from 'vike/client/router';
import type { BinPage, BinRow } from '../../../../src/shop/bin/bin.view';
import { ConfirmModal } from '../../../components/dialogs/ConfirmModal';
import { BulkBar } from '../../../components/tables/BulkBar';
import { useSending } from '../../../lib/form/sending';
import { api } from '../../../lib/http/api';
import { toast } from '../../../lib/toasts/toasts';
import { CategoryQuestion } from './CategoryQuestion';
import { useRestoring } from './useRestoring';

interface Props extends Pick<BinPage, 'categories'> {
  rows: BinRow[];
  clear: () => void;
}

export function BinBulk({ rows, categories, clear }: Props) {
  const [asking, setAsking] = useState(false);
  const { busy, send } = useSending();
  const restoring = useRestoring(clear);
  if (rows.length === 0) return null;
  const ids = rows.map(({ id }) => id);

  async function purge(): Promise<void> {
    const answer = await send(() => api.post('/api/bin/purge', { ids }));
    setAsking(false);
    if (!answer) return;
    if (answer.message) toast.success(answer.message);
    clear();
    await reload();
  }

  return (
    <>
      <BulkBar
        label="Ausgewählt im Papierkorb"
        count={rows.length === 1 ? `„${rows[0]?.name}“` : String(rows.length)}
        onClear={clear}
      >
        <Button variant="default" loading={restoring.busy} onClick={() => void restoring.restore(ids)}>
          Wiederherstellen
        </Button>
        <Button variant="default" onClick={() => setAsking(true)}>
          Endgültig löschen
        </Button>
      </BulkBar>
      <CategoryQuestion restoring={restoring} categories={categories} />
      <ConfirmModal
        opened={asking}
        title={
          rows.length === 1 ? `„${rows[0]?.name}“ endgültig löschen?` : `${rows.length} endgültig löschen?`
        }
        confirm="Endgültig löschen"
        dangerous
        busy={busy}
        onConfirm={() => void purge()}
        onClose={() => setAsking(false)}
      >
        Danach lässt es sich nicht mehr zurückholen. Bestellungen bleiben, wie sie sind.
      </ConfirmModal>
    </>
  );
}
