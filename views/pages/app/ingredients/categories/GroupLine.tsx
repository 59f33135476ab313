import { Button } from '@mantine/core';
import type { IngredientCategoryRow } from '../../../../../src/shop/ingredient/ingredient.view';
import classes from '../../../../components/tables/SortableLines.module.css';

interface Props {
  row: IngredientCategoryRow;
  edit: () => void;
  remove: () => void;
}

export function GroupLine({ row: { name, ingredients }, edit, remove }: Props) {
  return (
    <>
      <div className={classes.words}>
        <h2 className={classes.name}>{name}</h2>
        <p className={classes.facts}>{countText(ingredients)}</p>
      </div>
      <div className={classes.actions}>
        <Button variant="subtle" onClick={edit} aria-label={`${name} umbenennen`}>
          Umbenennen
        </Button>
        <Button variant="subtle" onClick={remove} aria-label={`${name} löschen`}>
          Löschen
        </Button>
      </div>
    </>
  );
}

function countText(ingredients: number): string {
  if (ingredients === 0) return 'Noch keine Zutat';
  return ingredients === 1 ? 'Eine Zutat' : `${ingredients} Zutaten`;
}
