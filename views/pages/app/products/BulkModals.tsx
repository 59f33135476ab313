import { Button, NumberInput, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { formatEuro } from '../../../../src/shared/money';
import { raisedPrice } from '../../../../src/shop/dish/dish-edit.rules';
import type { ProductRow } from '../../../../src/shop/dish/product-row.view';
import { Modal } from '../../../components/dialogs/Dialog';
import { Select } from '../../../components/fields/Select';

interface ModalProps {
  opened: boolean;
  close: () => void;
  busy: boolean;
  /** Does it to all chosen dishes, and says so. */
  run: (path: string, body: object, done: string) => Promise<void>;
}

const ROUNDING = [
  { value: '1', label: 'auf den Cent' },
  { value: '5', label: 'auf 5 Cent' },
  { value: '10', label: 'auf 10 Cent' },
  { value: '50', label: 'auf 50 Cent' },
];

export function PriceModal({ opened, close, rows, busy, run }: ModalProps & { rows: ProductRow[] }) {
  const [percent, setPercent] = useState<number | string>(5);
  const [roundTo, setRoundTo] = useState('10');
  const value = typeof percent === 'number' ? percent : null;
  const body = { percent: value, roundTo: Number(roundTo) };

  return (
    <Modal opened={opened} onClose={close} title="Preise ändern">
      <Stack gap="md">
        <PercentField value={percent} onChange={setPercent} />
        <Select
          label="Runden"
          data={ROUNDING}
          value={roundTo}
          onChange={(next) => setRoundTo(next ?? '10')}
          allowDeselect={false}
        />
        {value !== null && <Example row={rows[0]} percent={value} roundTo={Number(roundTo)} />}
        <Button
          loading={busy}
          disabled={value === null || value === 0}
          onClick={() => void run('raisePrices', body, 'Preise geändert')}
        >
          Preise ändern
        </Button>
      </Stack>
    </Modal>
  );
}

interface PercentFieldProps {
  value: number | string;
  onChange: (value: number | string) => void;
}

const PercentField = (props: PercentFieldProps) => (
  <NumberInput
    label="Um wie viel Prozent"
    description="Mit Minus davor werden die Preise niedriger."
    min={-90}
    max={200}
    decimalScale={2}
    decimalSeparator=","
    suffix=" %"
    hideControls
    data-autofocus
    {...props}
  />
);

function Example({ row, percent, roundTo }: { row?: ProductRow; percent: number; roundTo: number }) {
  const cents = row?.variants[0]?.priceCents;
  if (cents === undefined) return null;

  return (
    <Text role="status">
      Zum Beispiel {row?.name}: {formatEuro(cents)} wird {formatEuro(raisedPrice(cents, percent, roundTo))}
    </Text>
  );
}

type MoveProps = ModalProps & { categories: { id: string; name: string }[] };

export function MoveModal({ opened, close, categories, busy, run }: MoveProps) {
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
