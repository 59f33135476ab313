import { useId } from 'react';
import type { IngredientRow } from '../../../../src/shop/ingredient/ingredient.view';
import type { DishName } from '../../../../src/shop/menu/menu.types';
import { IngredientLine } from './IngredientLine';
import classes from './Ingredients.module.css';
import type { Pantry } from './useIngredients';

interface Props {
  name: string;
  rows: IngredientRow[];
  categories: { id: string; name: string }[];
  dishes: DishName[];
  pantry: Pantry;
}

export function IngredientGroup({ name, rows, categories, dishes, pantry }: Props) {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <section className={classes.group} aria-labelledby={id}>
      <h2 id={id} className={classes.groupName}>
        {name}
      </h2>
      <ul className={classes.lines} aria-labelledby={id}>
        {rows.map((row) => (
          <IngredientLine key={row.id} row={row} categories={categories} dishes={dishes} pantry={pantry} />
        ))}
      </ul>
    </section>
  );
}
