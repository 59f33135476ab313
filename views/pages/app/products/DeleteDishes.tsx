import { useState } from 'react';
import type { DishUse } from '../../../../src/shop/dish/product-parts.types';
import type { ProductRow } from '../../../../src/shop/dish/product-row.view';
import { ConfirmModal } from '../../../components/dialogs/ConfirmModal';
import { useSending } from '../../../lib/form/sending';
import { api } from '../../../lib/http/api';
import type { ApiFailure } from '../../../lib/http/api.types';
import { toast } from '../../../lib/toasts/toasts';

interface Props {
  /** Empty while nobody asks. */
  rows: readonly ProductRow[];
  close: () => void;
  done: () => void;
}

const WAYS: Record<DishUse['as'], string> = {
  combo: 'Teil des Menüs',
  halves: 'Hälfte von',
  goesWith: '„Dazu passt“ bei',
};

/** Asks once, and once more with the places where a dish is part of another one. */
export function DeleteDishes({ rows, close, done }: Props) {
  const [uses, setUses] = useState<DishUse[]>([]);
  const { busy, send } = useSending();

  function leave(): void {
    setUses([]);
    close();
  }

  async function remove(): Promise<void> {
    const body = { ids: rows.map(({ id }) => id), confirmed: uses.length > 0 };
    const answer = await send(() => api.post('/api/product/delete', body, { silent: true }), refused);
    if (!answer) return;
    if (answer.message) toast.success(answer.message);
    leave();
    done();
  }

  function refused({ code, data, headline, message }: ApiFailure): boolean {
    if (code === 'DISH_IN_USE') setUses((data as { uses: DishUse[] }).uses);
    else toast.error(headline, message);
    return true;
  }

  return (
    <ConfirmModal
      opened={rows.length > 0}
      title={titleOf(rows)}
      confirm={uses.length > 0 ? 'Herausnehmen und löschen' : 'Löschen'}
      dangerous
      busy={busy}
      onConfirm={() => void remove()}
      onClose={leave}
    >
      {uses.length > 0 ? <Places uses={uses} /> : GONE}
    </ConfirmModal>
  );
}

const GONE =
  'Verschwindet sofort von der Karte und lässt sich nicht zurückholen. Bestellungen bleiben, wie sie sind.';

function Places({ uses }: { uses: DishUse[] }) {
  const parts = uses.some(({ as }) => as !== 'goesWith');

  return (
    <>
      <p>Steht noch an anderer Stelle und wird dort herausgenommen:</p>
      <ul>
        {uses.map(({ id, name, as }) => (
          <li key={`${id}/${as}`}>
            {WAYS[as]} „{name}“
          </li>
        ))}
      </ul>
      {parts && (
        <p>
          Fehlt danach ein ganzer Teil oder die zweite Hälfte, gilt die Speise als ausverkauft, bis du sie
          änderst.
        </p>
      )}
    </>
  );
}

function titleOf(rows: readonly ProductRow[]): string {
  if (rows.length > 1) return `${rows.length} Speisen löschen?`;
  return `„${rows[0]?.name ?? ''}“ löschen?`;
}
