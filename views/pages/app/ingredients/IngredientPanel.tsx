import { Button, Group } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import type { IngredientRow } from '../../../../src/shop/ingredient/ingredient.view';
import type { DishName } from '../../../../src/shop/menu/menu.types';
import { AllergenFields } from '../../../components/allergens/AllergenFields';
import { SubmitButton } from '../../../components/fields/SubmitButton';
import { MultiSelect } from '../../../components/fields/Tags';
import { useSending } from '../../../lib/form/sending';
import { closing, useUnsaved } from '../../../lib/form/unsaved';
import type { ApiResult } from '../../../lib/http/api.types';
import { toast } from '../../../lib/toasts/toasts';
import classes from './Ingredients.module.css';
import type { Pantry } from './useIngredients';

interface Props {
  row: IngredientRow;
  dishes: DishName[];
  pantry: Pantry;
  close: () => void;
}

/** What is asked about when it is closed; one ingredient is open at a time. */
export const PANEL = 'ingredient';

/** While it is open the list takes in no changes of others; what a colleague saved meanwhile ends in the conflict dialog. */
export function IngredientPanel({ row, dishes, pantry, close }: Props) {
  const [usedBefore] = useState(row.usedIn);
  const [fields, setFields] = useState({ allergens: row.allergens, additives: row.additives });
  const [usedIn, setUsedIn] = useState(row.usedIn);
  const { busy, send } = useSending();

  const dirty = isChanged(fields, row) || !isSame(usedIn, usedBefore);
  useUnsaved(dirty ? { what: row.name, save } : null, PANEL);

  async function store(): Promise<ApiResult<unknown>> {
    const assigned = isSame(usedIn, usedBefore) ? null : await pantry.setDishes(row, usedIn);
    return assigned?.success === false ? assigned : pantry.save(row, fields);
  }

  async function save(): Promise<boolean> {
    if (!(await send(store))) return false;
    toast.success('Änderungen gespeichert');
    close();
    return true;
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={(event) => isLeaving(event) && void closing(PANEL, close)()}
      aria-label={`${row.name} bearbeiten`}
    >
      <div className={classes.fields}>
        <div>
          <AllergenFields
            {...fields}
            setAllergens={(allergens) => setFields((before) => ({ ...before, allergens }))}
            setAdditives={(additives) => setFields((before) => ({ ...before, additives }))}
          />
        </div>
        <UsedIn dishes={dishes} value={usedIn} onChange={setUsedIn} />
      </div>
      <Buttons busy={busy} close={closing(PANEL, close)} remove={() => void pantry.askDelete(row)} />
    </form>
  );
}

interface UsedInProps {
  dishes: DishName[];
  value: string[];
  onChange: (ids: string[]) => void;
}

const UsedIn = ({ dishes, value, onChange }: UsedInProps) => (
  <MultiSelect
    label="In welchen Gerichten"
    description="Diese Gerichte zeigen Allergene und Zusatzstoffe sofort."
    placeholder={value.length === 0 ? 'Gericht suchen' : undefined}
    data={dishes.map(({ id, name }) => ({ value: id, label: name }))}
    value={value}
    onChange={onChange}
    searchable
    hidePickedOptions
    nothingFoundMessage="Kein Gericht gefunden."
    clearButtonProps={{ 'aria-label': 'Alle Gerichte entfernen' }}
  />
);

const Buttons = ({
  busy,
  close,
  remove,
}: {
  busy: boolean;
  close: () => Promise<void>;
  remove: () => void;
}) => (
  <Group justify="space-between" gap="sm" mt="lg">
    <Button variant="subtle" color="red.4" onClick={remove}>
      Zutat löschen
    </Button>
    <Group gap="sm">
      <Button variant="default" onClick={() => void close()} disabled={busy}>
        Abbrechen
      </Button>
      <SubmitButton loading={busy}>Speichern</SubmitButton>
    </Group>
  </Group>
);

/** The first Escape belongs to an open list of dishes. */
function isLeaving({ key, target }: KeyboardEvent): boolean {
  return key === 'Escape' && (target as HTMLElement).getAttribute('aria-expanded') !== 'true';
}

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id));

const isChanged = (fields: Pick<IngredientRow, 'allergens' | 'additives'>, row: IngredientRow): boolean =>
  !isSameOrNull(fields.allergens, row.allergens) || !isSameOrNull(fields.additives, row.additives);

/** Null is not looked at yet, which is something else than none. */
const isSameOrNull = (a: readonly string[] | null, b: readonly string[] | null): boolean =>
  a === null || b === null ? a === b : isSame(a, b);
