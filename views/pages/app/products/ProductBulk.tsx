import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { ProductRow } from '../../../../src/shop/dish/product-row.view';
import { ConfirmModal } from '../../../components/dialogs/ConfirmModal';
import { BulkBar } from '../../../components/tables/BulkBar';
import { type Once, useSendingOnce } from '../../../lib/form/sending-once';
import { api } from '../../../lib/http/api';
import { toast } from '../../../lib/toasts/toasts';
import { toastRun } from '../../../lib/toasts/undo';
import { DeleteDishes } from './DeleteDishes';

/** Fetched when the first dish is chosen. */
const PriceModal = lazy(() => import('./BulkModals').then((modals) => ({ default: modals.PriceModal })));
const MoveModal = lazy(() => import('./BulkModals').then((modals) => ({ default: modals.MoveModal })));

interface Props {
  rows: ProductRow[];
  categories: { id: string; name: string }[];
  done: () => void;
  clear: () => void;
}

type Wish = 'price' | 'move' | 'allergens' | 'delete';

export function ProductBulk({ rows, categories, done, clear }: Props) {
  const [asking, setAsking] = useState<Wish | null>(null);
  const { busy, send } = useSendingOnce();
  if (rows.length === 0) return null;
  const close = () => setAsking(null);
  const unchecked = rows.filter(({ allergens }) => allergens === 'unchecked').length;

  async function run(path: string, body: object, summary: string): Promise<void> {
    const sent = { ids: rows.map(({ id }) => id), ...body };
    const call = (once: Once) =>
      api.post<{ run?: string | null } | null>(`/api/product/${path}`, sent, { ...once, silent: false });
    // Ten per cent more twice are twenty-one.
    const answer = await send(call, undefined, JSON.stringify([path, sent]));
    if (!answer) return;
    if (answer.data?.run) toastRun(summary, answer.data.run);
    else toast.success(summary);
    close();
    done();
  }

  const modal = { close, busy, run };
  return (
    <>
      <BulkBar
        label="Ausgewählte Speisen"
        count={rows.length === 1 ? 'Eine Speise' : `${rows.length} Speisen`}
        onClear={clear}
      >
        <Buttons busy={busy} unchecked={unchecked} ask={setAsking} run={run} />
      </BulkBar>
      <Suspense>
        <PriceModal opened={asking === 'price'} rows={rows} {...modal} />
        <MoveModal opened={asking === 'move'} categories={categories} {...modal} />
      </Suspense>
      <AllergensModal opened={asking === 'allergens'} unchecked={unchecked} {...modal} />
      <DeleteDishes rows={asking === 'delete' ? rows : []} close={close} done={done} />
    </>
  );
}

type Run = (path: string, body: object, summary: string) => Promise<void>;

interface ButtonsProps {
  busy: boolean;
  unchecked: number;
  ask: (wish: Wish) => void;
  run: Run;
}

const Buttons = ({ busy, unchecked, ask, run }: ButtonsProps) => (
  <>
    <Button variant="default" onClick={() => ask('price')}>
      Preise ändern
    </Button>
    <Button
      variant="default"
      loading={busy}
      onClick={() => void run('soldOut', { span: 'tomorrow' }, 'Ausverkauft bis morgen')}
    >
      Ausverkauft bis morgen
    </Button>
    <Button
      variant="default"
      loading={busy}
      onClick={() => void run('soldOut', { span: 'available' }, 'Wieder im Verkauf')}
    >
      Wieder im Verkauf
    </Button>
    <Button variant="default" onClick={() => ask('move')}>
      Verschieben
    </Button>
    <Button variant="default" onClick={() => ask('allergens')} disabled={unchecked === 0}>
      Keine Allergene
    </Button>
    <Button variant="default" onClick={() => ask('delete')}>
      Löschen
    </Button>
  </>
);

interface AllergensModalProps {
  opened: boolean;
  unchecked: number;
  busy: boolean;
  run: Run;
  close: () => void;
}

const AllergensModal = ({ opened, unchecked, busy, run, close }: AllergensModalProps) => (
  <ConfirmModal
    opened={opened}
    title="Geprüft, keine Allergene?"
    confirm="Als geprüft eintragen"
    busy={busy}
    onConfirm={() => void run('confirmNoAllergens', {}, 'Als geprüft eingetragen')}
    onClose={close}
  >
    {unchecked === 1 ? 'Eine ausgewählte Speise ist' : `${unchecked} ausgewählte Speisen sind`} noch
    ungeprüft. Gäste lesen danach, dass keine kennzeichnungspflichtigen Allergene enthalten sind. Was schon
    eingetragen ist, bleibt.
  </ConfirmModal>
);
