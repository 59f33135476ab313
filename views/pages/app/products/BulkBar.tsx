import { Button, Group, Modal, NumberInput, Select, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { formatEuro } from '../../../../src/shared/money';
import { raisedPrice } from '../../../../src/shop/dish/dish-edit.rules';
import type { ProductRow } from '../../../../src/shop/dish/product-row.view';
import { ConfirmModal } from '../../../components/dialogs/ConfirmModal';
import { api } from '../../../lib/http/api';
import { toast } from '../../../lib/toasts/toasts';
import { DeleteDishes } from './DeleteDishes';
import classes from './Products.module.css';

interface Props {
  rows: ProductRow[];
  categories: { id: string; name: string }[];
  done: () => void;
  clear: () => void;
}

type Asking = 'price' | 'move' | 'allergens' | 'delete' | null;

export function BulkBar({ rows, categories, done, clear }: Props) {
  const [asking, setAsking] = useState<Asking>(null);
  const [busy, setBusy] = useState(false);
  if (rows.length === 0) return null;
  const ids = rows.map(({ id }) => id);
  const unchecked = rows.filter(({ allergens }) => allergens === 'unchecked').length;
  const close = () => setAsking(null);

  async function run(path: string, body: object, said: string): Promise<void> {
    setBusy(true);
    const answer = await api.post(`/api/product/${path}`, { ids, ...body });
    setBusy(false);
    if (!answer.success) return;
    toast.success(said);
    close();
    done();
  }

  return (
    <section className={classes.bulk} aria-label="Ausgewählte Speisen">
      <p className={classes.bulkCount} role="status">
        {rows.length === 1 ? 'Eine Speise' : `${rows.length} Speisen`} ausgewählt
      </p>
      <Group gap="xs">
        <Button variant="default" onClick={() => setAsking('price')}>
          Preise ändern
        </Button>
        <Button
          variant="default"
          loading={busy}
          onClick={() => void run('soldOut', { span: 'tomorrow' }, 'Bis morgen ausverkauft')}
        >
          Bis morgen ausverkauft melden
        </Button>
        <Button
          variant="default"
          loading={busy}
          onClick={() => void run('soldOut', { span: 'available' }, 'Wieder auf der Karte')}
        >
          Wieder anbieten
        </Button>
        <Button variant="default" onClick={() => setAsking('move')}>
          Verschieben
        </Button>
        <Button variant="default" onClick={() => setAsking('allergens')} disabled={unchecked === 0}>
          Keine Allergene
        </Button>
        <Button variant="default" onClick={() => setAsking('delete')}>
          Löschen
        </Button>
        <Button variant="subtle" onClick={clear}>
          Auswahl aufheben
        </Button>
      </Group>
      <PriceModal opened={asking === 'price'} close={close} rows={rows} busy={busy} run={run} />
      <MoveModal opened={asking === 'move'} close={close} categories={categories} busy={busy} run={run} />
      <ConfirmModal
        opened={asking === 'allergens'}
        title="Geprüft, keine Allergene?"
        confirm="Als geprüft eintragen"
        busy={busy}
        onConfirm={() => void run('confirmNoAllergens', {}, 'Als geprüft eingetragen')}
        onClose={close}
      >
        {unchecked === 1 ? 'Eine ausgewählte Speise ist' : `${unchecked} ausgewählte Speisen sind`} noch
        ungeprüft. Gäste lesen danach, dass keine kennzeichnungspflichtigen Allergene enthalten sind. Was
        schon eingetragen ist, bleibt.
      </ConfirmModal>
      <DeleteDishes rows={asking === 'delete' ? rows : []} close={close} done={done} />
    </section>
  );
}

interface ModalProps {
  opened: boolean;
  close: () => void;
  busy: boolean;
  run: (path: string, body: object, said: string) => Promise<void>;
}

const ROUNDING = [
  { value: '1', label: 'auf den Cent' },
  { value: '5', label: 'auf 5 Cent' },
  { value: '10', label: 'auf 10 Cent' },
  { value: '50', label: 'auf 50 Cent' },
];

function PriceModal({ opened, close, rows, busy, run }: ModalProps & { rows: ProductRow[] }) {
  const [percent, setPercent] = useState<number | string>(5);
  const [roundTo, setRoundTo] = useState('10');
  const value = typeof percent === 'number' ? percent : null;
  const example = rows[0]?.variants[0];

  return (
    <Modal opened={opened} onClose={close} title="Preise ändern">
      <Stack gap="md">
        <NumberInput
          label="Um wie viel Prozent"
          description="Mit Minus davor werden die Preise niedriger."
          value={percent}
          onChange={setPercent}
          min={-90}
          max={200}
          decimalScale={2}
          decimalSeparator=","
          suffix=" %"
          hideControls
          data-autofocus
        />
        <Select
          label="Runden"
          data={ROUNDING}
          value={roundTo}
          onChange={(next) => setRoundTo(next ?? '10')}
          allowDeselect={false}
        />
        {example && value !== null && (
          <Text role="status">
            Zum Beispiel {rows[0]?.name}: {formatEuro(example.priceCents)} wird{' '}
            {formatEuro(raisedPrice(example.priceCents, value, Number(roundTo)))}
          </Text>
        )}
        <Button
          loading={busy}
          disabled={value === null || value === 0}
          onClick={() =>
            void run('raisePrices', { percent: value, roundTo: Number(roundTo) }, 'Preise geändert')
          }
        >
          Preise ändern
        </Button>
      </Stack>
    </Modal>
  );
}

function MoveModal({ opened, close, categories, busy, run }: ModalProps & Pick<Props, 'categories'>) {
  const [categoryId, setCategoryId] = useState<string | null>(null);

  return (
    <Modal opened={opened} onClose={close} title="In eine andere Kategorie">
      <Stack gap="md">
        <Select
          label="Kategorie"
          placeholder="Bitte wählen"
          data={categories.map(({ id, name }) => ({ value: id, label: name }))}
          value={categoryId}
          onChange={setCategoryId}
          data-autofocus
        />
        <Button
          loading={busy}
          disabled={!categoryId}
          onClick={() => void run('moveAll', { categoryId }, 'Verschoben')}
        >
          Verschieben
        </Button>
      </Stack>
    </Modal>
  );
}
