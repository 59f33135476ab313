import { Button, Group } from '@mantine/core';
import { reload } from 'vike/client/router';
import { leavingWith } from '../../../../src/shop/allergen-matrix/allergen-matrix.rules';
import type {
  AllergenRow,
  IngredientName,
  Inherited,
} from '../../../../src/shop/allergen-matrix/allergen-matrix.view';
import { entryOf } from '../../../../src/shop/allergens/own-codes.rules';
import { Modal } from '../../../components/dialogs/Dialog';
import { useSending } from '../../../lib/form/sending';
import { api } from '../../../lib/http/api';
import { toast } from '../../../lib/toasts/toasts';
import { inheritedOf, type MatrixColumn, namesOf } from './matrix';

interface Props {
  asking: { row: AllergenRow; column: MatrixColumn } | null;
  close: () => void;
}

/** An allergen that comes from an ingredient is changed at the ingredient, or goes with it when it leaves the dish. */
export function IngredientsModal({ asking, close }: Props) {
  const inherited = asking && inheritedOf(asking.row, asking.column);
  return (
    <Modal
      opened={asking !== null}
      onClose={close}
      title={inherited ? `${entryOf(inherited.key).name}: ${asking?.row.name}` : 'Zutaten noch nicht geprüft'}
      returnFocus={false}
    >
      {asking && inherited && <Inheriting row={asking.row} inherited={inherited} close={close} />}
      {asking && !inherited && <Unchecked row={asking.row} close={close} />}
    </Modal>
  );
}

interface InheritingProps {
  row: AllergenRow;
  inherited: Inherited;
  close: () => void;
}

function Inheriting({ row, inherited, close }: InheritingProps) {
  const { busy, send } = useSending();
  const names = namesOf(inherited.from);
  const ids = inherited.from.map(({ id }) => id);
  const alsoGone = leavingWith(row, ids).filter((key) => key !== inherited.key);

  async function takeOut(): Promise<void> {
    const body = { productId: row.id, version: row.version, key: inherited.key, ingredientIds: ids };
    const answer = await send(() => api.post('/api/allergens/takeOut', body));
    if (answer?.message) toast.success(answer.message);
    close();
    await reload();
  }

  return (
    <>
      <Consequences names={names} alsoGone={alsoGone.map((key) => entryOf(key).name)} />
      <Group justify="flex-end" gap="sm" mt="xl">
        <Button variant="default" onClick={close} disabled={busy} data-autofocus>
          Abbrechen
        </Button>
        <IngredientLink ingredients={inherited.from} />
        <Button color="red.4" loading={busy} onClick={() => void takeOut()}>
          {names} herausnehmen
        </Button>
      </Group>
    </>
  );
}

const Consequences = ({ names, alsoGone }: { names: string; alsoGone: string[] }) => (
  <>
    <p>
      Das bringt {names} mit. Solange die Zutat im Gericht ist, müssen Gäste es lesen. Es verschwindet nur
      zusammen mit ihr; wer sie herausnimmt, steht danach im Protokoll.
    </p>
    {alsoGone.length > 0 && <p>Ebenfalls weg wäre dann: {alsoGone.join(', ')}.</p>}
    <p>Stimmt die Angabe bei der Zutat nicht, ändere sie dort: dann stimmt sie in allen Gerichten.</p>
  </>
);

function Unchecked({ row, close }: { row: AllergenRow; close: () => void }) {
  return (
    <>
      <p>
        Bei {namesOf(row.unchecked)} ist noch nichts eingetragen. Solange lesen Gäste bei „{row.name}“, dass
        niemand geprüft hat, was enthalten ist.
      </p>
      <Group justify="flex-end" gap="sm" mt="xl">
        <Button variant="default" onClick={close}>
          Schließen
        </Button>
        <IngredientLink ingredients={row.unchecked} />
      </Group>
    </>
  );
}

function IngredientLink({ ingredients }: { ingredients: readonly IngredientName[] }) {
  const [first] = ingredients;
  const search = ingredients.length === 1 && first ? `?search=${encodeURIComponent(first.name)}` : '';
  return (
    <Button component="a" href={`/app/ingredients${search}`} variant="default">
      Zu den Zutaten
    </Button>
  );
}
