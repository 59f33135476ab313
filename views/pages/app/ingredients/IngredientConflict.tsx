import { additiveEntry, allergenEntry } from '../../../../src/shop/allergens/allergens.rules';
import type { IngredientInput } from '../../../../src/shop/ingredient/ingredient.types';
import { ConflictTable } from '../../../components/dialogs/ConflictTable';
import type { Conflict } from './useIngredients';

type Named = { id: string; name: string };

interface Props {
  conflict: Conflict | null;
  categories: Named[];
  settle: (keepMine: boolean) => Promise<void>;
}

type Key = keyof IngredientInput;

const LABELS: Record<Key, string> = {
  name: 'Name',
  categoryId: 'Gruppe',
  allergens: 'Allergene',
  additives: 'Zusatzstoffe',
};

export const IngredientConflict = ({ conflict, categories, settle }: Props) => (
  <ConflictTable
    opened={conflict !== null}
    lead={`Jemand anderes hat „${conflict?.current.name}“ gespeichert, während du die Zutat offen hattest.`}
    differences={conflict ? differencesIn(conflict, categories) : []}
    empty={<p>Deine Eingabe steht dort schon so.</p>}
    keep="Meine Eingabe speichern"
    onSettle={(keepsMine) => void settle(keepsMine)}
    onClose={() => void settle(false)}
  />
);

const differencesIn = (conflict: Conflict, categories: Named[]) =>
  (Object.keys(LABELS) as Key[])
    .filter((key) => key in conflict.mine && differ(conflict, key))
    .map((key) => ({
      label: LABELS[key],
      mine: wordsOf(key, conflict.mine, categories),
      theirs: wordsOf(key, conflict.current, categories),
    }));

const differ = ({ mine, current }: Conflict, key: Key): boolean =>
  JSON.stringify(mine[key]) !== JSON.stringify(current[key]);

function wordsOf(key: Key, input: Partial<IngredientInput>, categories: Named[]): string {
  if (key === 'categoryId')
    return categories.find(({ id }) => id === input.categoryId)?.name ?? 'Ohne Gruppe';
  if (key === 'allergens' && input.allergens === null) return 'nicht geprüft';
  if (key === 'allergens') return listed(input.allergens?.map((one) => allergenEntry(one).name));
  if (key === 'additives') return listed(input.additives?.map((one) => additiveEntry(one).name));
  return input.name ?? '';
}

const listed = (names: string[] = []): string => (names.length === 0 ? 'keine' : names.join(', '));
