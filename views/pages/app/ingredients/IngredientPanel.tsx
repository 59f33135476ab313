import { Button, Group } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import type { IngredientRow } from '../../../../src/shop/ingredient/ingredient.view';
import type { DishName } from '../../../../src/shop/menu/menu.types';
import { AllergenFields } from '../../../components/allergens/AllergenFields';
import { SubmitButton } from '../../../components/fields/SubmitButton';
import { MultiSelect } from '../../../components/fields/Tags';
import { useSending } from '../../../lib/form/sending';
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

/** While it is open the list takes in no changes of others; what a colleague saved meanwhile ends in the conflict dialog. */
export function IngredientPanel({ row, dishes, pantry, close }: Props) {
  const [usedBefore] = useState(row.usedIn);
  const [fields, setFields] = useState({ allergens: row.allergens, additives: row.additives });
  const [usedIn, setUsedIn] = useState(row.usedIn);
  const { busy, send } = useSending();

  async function store(): Promise<ApiResult<unknown>> {
    const assigned = isSame(usedIn, usedBefore) ? null : await pantry.setDishes(row, usedIn);
    return assigned?.success === false ? assigned : pantry.save(row, fields);
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!(await send(store))) return;
    toast.success('Änderungen gespeichert');
    close();
  }

  return (
    <form
      onSubmit={(event) => void save(event)}
      onKeyDown={(event) => isLeaving(event) && close()}
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
      <Buttons busy={busy} close={close} remove={() => void pantry.askDelete(row)} />
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

const Buttons = ({ busy, close, remove }: { busy: boolean; close: () => void; remove: () => void }) => (
  <Group justify="space-between" gap="sm" mt="lg">
    <Button variant="subtle" color="red.4" onClick={remove}>
      Zutat löschen
    </Button>
    <Group gap="sm">
      <Button variant="default" onClick={close} disabled={busy}>
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
