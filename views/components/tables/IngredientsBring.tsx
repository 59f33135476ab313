import { allergenEntry } from '../../../src/shop/allergens/allergens.rules';
import type { Additive, Allergen } from '../../../src/shop/allergens/allergens.types';
import { knowledgeOf } from '../../../src/shop/allergens/allergens-union.rules';
import classes from '../fields/IngredientPicker.module.css';

interface Props {
  chosen: readonly { id: string; name: string; allergens: Allergen[] | null; additives: Additive[] }[];
}

/** What the chosen ingredients say about a dish, and which of them leave its guests without an answer. */
export function IngredientsBring({ chosen }: Props) {
  if (chosen.length === 0) return null;
  const dish = { allergens: null, additives: [], ingredientIds: chosen.map(({ id }) => id) };
  const { known } = knowledgeOf(dish, chosen);
  const unchecked = chosen.filter(({ allergens }) => allergens === null).map(({ name }) => name);
  const names = known.map((key) => allergenEntry(key).name).join(', ');

  return (
    <output className={classes.bring}>
      {names && `Allergene aus Zutaten: ${names}.`}
      {!names && unchecked.length === 0 && 'Diese Zutaten bringen keine Allergene mit.'}
      {unchecked.length > 0 && (
        <span className={classes.warn}>
          {' '}
          Noch nicht geprüft: {unchecked.join(', ')}. Solange steht auch das Gericht als ungeprüft auf der
          Karte.
        </span>
      )}
    </output>
  );
}
