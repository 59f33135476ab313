import { useEffect, useState } from 'react';
import type { DishUse } from '../../../../src/shop/dish/product-parts.types';
import type { ProductRow } from '../../../../src/shop/dish/product-row.view';
import { ConfirmModal } from '../../../components/dialogs/ConfirmModal';
import { useSending } from '../../../lib/form/sending';
import { api } from '../../../lib/http/api';
import type { ApiFailure } from '../../../lib/http/api.types';
import { toast } from '../../../lib/toasts/toasts';
import { toastDeleted } from '../../../lib/toasts/undo';

interface Props {
  /** Empty while nothing is to be deleted. */
  rows: readonly ProductRow[];
  close: () => void;
  done: () => void;
}

const WAYS: Record<DishUse['as'], string> = {
  combo: 'Teil des Menüs',
  halves: 'Hälfte von',
  goesWith: '„Dazu passt“ bei',
};

/** Deletes at once, with an undo in the toast; asks only where another dish could not be sold without it. */
export function DeleteDishes({ rows, close, done }: Props) {
  const [uses, setUses] = useState<DishUse[]>([]);
  const { busy, send } = useSending();
  const wanted = rows.map(({ id }) => id).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: other dishes are another wish, all else is this one
  useEffect(() => {
    if (wanted !== '') void remove(false);
  }, [wanted]);

  function leave(): void {
    setUses([]);
    close();
  }

  async function remove(confirmed: boolean): Promise<void> {
    const ids = rows.map(({ id }) => id);
    const body = { ids, confirmed };
    const answer = await send(() => api.post('/api/product/delete', body, { silent: true }), refused);
    if (!answer) return;
    toastDeleted(deletedText(rows), ids);
    leave();
    done();
  }

  function refused({ code, data, headline, message }: ApiFailure): boolean {
    if (code === 'DISH_IN_USE') {
      setUses((data as { uses: DishUse[] }).uses);
      return true;
    }
    toast.error(headline, message);
    leave();
    return true;
  }

  return (
    <ConfirmModal
      opened={uses.length > 0}
      title={titleOf(rows)}
      confirm="Herausnehmen und löschen"
      dangerous
      busy={busy}
      onConfirm={() => void remove(true)}
      onClose={leave}
    >
      <Places uses={uses} />
    </ConfirmModal>
  );
}

const Places = ({ uses }: { uses: DishUse[] }) => (
  <>
    <p>Steht noch an anderer Stelle und wird dort herausgenommen:</p>
    <ul>
      {uses.map(({ id, name, as }) => (
        <li key={`${id}/${as}`}>
          {WAYS[as]} „{name}“
        </li>
      ))}
    </ul>
    <p>
      Fehlt danach ein ganzer Teil oder die zweite Hälfte, gilt die Speise als ausverkauft, bis du sie
      änderst.
    </p>
  </>
);

const deletedText = (rows: readonly ProductRow[]): string =>
  rows.length > 1 ? `${rows.length} Speisen gelöscht` : `„${rows[0]?.name ?? ''}“ gelöscht`;

function titleOf(rows: readonly ProductRow[]): string {
  if (rows.length > 1) return `${rows.length} Speisen löschen?`;
  return `„${rows[0]?.name ?? ''}“ löschen?`;
}
