import { Button, Group, Modal } from '@mantine/core';
import { additiveEntry, allergenEntry } from '../../../../src/shop/allergens/allergens.rules';
import type { IngredientInput } from '../../../../src/shop/ingredient/ingredient.types';
import { DataTable } from '../../../components/tables/DataTable';
import type { Conflict } from './useIngredients';

interface Props {
  conflict: Conflict | null;
  categories: { id: string; name: string }[];
  settle: (keepMine: boolean) => Promise<void>;
}

const LABELS: Record<keyof IngredientInput, string> = {
  name: 'Name',
  categoryId: 'Gruppe',
  allergens: 'Allergene',
  additives: 'Zusatzstoffe',
};

/** Two people had the ingredient open: here stand both versions, and nothing is lost without a decision. */
export function ConflictModal({ conflict, categories, settle }: Props) {
  const groupName = (id: string | null) => categories.find((one) => one.id === id)?.name ?? 'Ohne Gruppe';
  const words = (key: keyof IngredientInput, input: Partial<IngredientInput>): string =>
    key === 'categoryId' ? groupName(input.categoryId ?? null) : wordsOf(key, input);
  const rows = (Object.keys(LABELS) as (keyof IngredientInput)[])
    .filter((key) => conflict && key in conflict.mine && differ(conflict, key))
    .map((key) => ({
      key,
      mine: conflict ? words(key, conflict.mine) : '',
      theirs: conflict ? words(key, conflict.current) : '',
    }));

  return (
    <Modal
      opened={conflict !== null}
      onClose={() => void settle(false)}
      title="Inzwischen geändert"
      size="lg"
    >
      <p>Jemand anderes hat „{conflict?.current.name}“ gespeichert, während du die Zutat offen hattest.</p>
      <DataTable
        caption="Unterschiede"
        columns={[
          { label: 'Feld', cell: (row) => LABELS[row.key], main: true },
          { label: 'Deine Eingabe', cell: (row) => row.mine },
          { label: 'Jetzt gespeichert', cell: (row) => row.theirs },
        ]}
        rows={rows}
        keyOf={(row) => row.key}
        empty={<p>Deine Eingabe steht dort schon so.</p>}
      />
      <Group justify="flex-end" gap="sm" mt="xl">
        <Button variant="default" onClick={() => void settle(false)}>
          Gespeichertes behalten
        </Button>
        <Button onClick={() => void settle(true)}>Meine Eingabe speichern</Button>
      </Group>
    </Modal>
  );
}

const differ = ({ mine, current }: Conflict, key: keyof IngredientInput): boolean =>
  JSON.stringify(mine[key]) !== JSON.stringify(current[key]);

function wordsOf(key: keyof IngredientInput, input: Partial<IngredientInput>): string {
  if (key === 'allergens' && input.allergens === null) return 'nicht geprüft';
  if (key === 'allergens') return listed(input.allergens?.map((one) => allergenEntry(one).name));
  if (key === 'additives') return listed(input.additives?.map((one) => additiveEntry(one).name));
  return input.name ?? '';
}

const listed = (names: string[] = []): string => (names.length === 0 ? 'keine' : names.join(', '));
