import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { legendOf } from '../../../../src/shop/allergens/allergens.rules';
import type { IngredientRow } from '../../../../src/shop/ingredient/ingredient.view';
import type { DishName } from '../../../../src/shop/menu/menu.types';
import { closing } from '../../../lib/form/unsaved';
import { IngredientPanel, PANEL } from './IngredientPanel';
import classes from './Ingredients.module.css';
import { NameCell } from './NameCell';
import type { Pantry } from './useIngredients';

interface Props {
  row: IngredientRow;
  categories: { id: string; name: string }[];
  dishes: DishName[];
  pantry: Pantry;
}

export function IngredientLine({ row, categories, dishes, pantry }: Props) {
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useId();
  const { name, allergens } = row;
  const open = pantry.opened === row.id;

  function close(): void {
    pantry.close();
    opener.current?.focus();
  }

  return (
    <li className={classes.line} data-open={open || undefined}>
      <NameCell name={name} save={(next) => void pantry.save(row, { name: next })} />
      <button
        ref={opener}
        type="button"
        className={classes.summary}
        aria-expanded={open}
        aria-controls={panel}
        onClick={closing(PANEL, () => (open ? close() : pantry.open(row.id)))}
      >
        <Summary row={row} />
      </button>
      {categories.length > 0 && <GroupSelect row={row} categories={categories} pantry={pantry} />}
      {allergens === null && !open && <NoAllergens name={name} onClick={() => void pantry.checkNone(row)} />}
      <div id={panel} className={classes.panel} hidden={!open}>
        {open && <IngredientPanel row={row} dishes={dishes} pantry={pantry} close={close} />}
      </div>
    </li>
  );
}

const Summary = ({ row }: Pick<Props, 'row'>) => (
  <>
    <span className={classes.told} data-open={row.allergens === null || undefined}>
      <span className="visually-hidden">{row.name}: </span>
      {toldText(row)}
    </span>
    <span className={classes.uses}>{usesText(row.usedIn.length)}</span>
    <IconChevronDown size={18} aria-hidden className={classes.chevron} />
  </>
);

const NoAllergens = ({ name, onClick }: { name: string; onClick: () => void }) => (
  <Button
    variant="subtle"
    className={classes.quick}
    aria-label={`${name} geprüft, keine Allergene`}
    onClick={onClick}
  >
    Keine Allergene
  </Button>
);

const GroupSelect = ({ row, categories, pantry }: Omit<Props, 'dishes'>) => (
  <select
    className={classes.select}
    aria-label={`Gruppe von ${row.name}`}
    value={row.categoryId ?? ''}
    onChange={({ currentTarget }) => void pantry.moveTo(row, currentTarget.value || null)}
  >
    <option value="">Ohne Gruppe</option>
    {categories.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </select>
);

function toldText({ allergens, additives }: IngredientRow): string {
  const words = legendOf([{ allergens, additives }]).map(({ name }) => name);
  if (allergens === null) return ['Nicht geprüft', ...words].join(', ');
  return words.length === 0 ? 'Keine Allergene' : words.join(', ');
}

function usesText(dishes: number): string {
  if (dishes === 0) return 'in keinem Gericht';
  return dishes === 1 ? 'in einem Gericht' : `in ${dishes} Gerichten`;
}
