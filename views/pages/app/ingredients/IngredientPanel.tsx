import { Button, Group, MultiSelect } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import type { IngredientRow } from '../../../../src/shop/ingredient/ingredient.view';
import type { DishName } from '../../../../src/shop/menu/menu.types';
import { SubmitButton } from '../../../components/fields/SubmitButton';
import { toast } from '../../../lib/toasts/toasts';
import { AllergenFields } from '../products/editor/AllergenFields';
import classes from './Ingredients.module.css';
import type { Pantry } from './useIngredients';

interface Props {
  row: IngredientRow;
  dishes: DishName[];
  pantry: Pantry;
  close: () => void;
}

/** The list keeps still meanwhile, so the row changes by our own steps alone: what a colleague saves is asked about. */
export function IngredientPanel({ row, dishes, pantry, close }: Props) {
  const [usedBefore] = useState(row.usedIn);
  const [allergens, setAllergens] = useState(row.allergens);
  const [additives, setAdditives] = useState(row.additives);
  const [usedIn, setUsedIn] = useState(row.usedIn);
  const [busy, setBusy] = useState(false);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    const assigned = isSame(usedIn, usedBefore) || (await pantry.setDishes(row, usedIn));
    const declared = assigned && (await pantry.save(row, { allergens, additives }));
    setBusy(false);
    if (!declared) return;
    toast.success('Änderungen gespeichert');
    close();
  }

  function keyed(event: KeyboardEvent): void {
    // The first Escape belongs to an open list of dishes.
    const inList = (event.target as HTMLElement).getAttribute('aria-expanded') === 'true';
    if (event.key === 'Escape' && !inList) close();
  }

  return (
    <form onSubmit={(event) => void save(event)} onKeyDown={keyed} aria-label={`${row.name} bearbeiten`}>
      <div className={classes.fields}>
        <div>
          <AllergenFields
            allergens={allergens}
            additives={additives}
            setAllergens={setAllergens}
            setAdditives={setAdditives}
          />
        </div>
        <MultiSelect
          label="In welchen Gerichten"
          description="Diese Gerichte zeigen Allergene und Zusatzstoffe sofort."
          placeholder={usedIn.length === 0 ? 'Gericht suchen' : undefined}
          data={dishes.map(({ id, name }) => ({ value: id, label: name }))}
          value={usedIn}
          onChange={setUsedIn}
          searchable
          hidePickedOptions
          nothingFoundMessage="Kein Gericht gefunden."
          clearButtonProps={{ 'aria-label': 'Alle Gerichte entfernen' }}
        />
      </div>
      <Group justify="space-between" gap="sm" mt="lg">
        <Button variant="subtle" color="red.4" onClick={() => pantry.askDelete(row)}>
          Zutat löschen
        </Button>
        <Group gap="sm">
          <Button variant="default" onClick={close} disabled={busy}>
            Abbrechen
          </Button>
          <SubmitButton loading={busy}>Speichern</SubmitButton>
        </Group>
      </Group>
    </form>
  );
}

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id));
