import type { FieldProblem } from '../../shared/field-problem.js';
import { sameName } from '../../shared/text.js';
import type { Ingredient, IngredientCategory } from '../pantry/pantry.types.js';
import type { IngredientFilter, IngredientInput } from './ingredient.types.js';

interface Around {
  others: readonly Pick<Ingredient, 'name'>[];
  categories: readonly Pick<IngredientCategory, 'id'>[];
}

/** What validating the fields alone cannot find. */
export function ingredientProblems(
  { name, categoryId }: Pick<IngredientInput, 'name' | 'categoryId'>,
  { others, categories }: Around,
): FieldProblem[] {
  const taken = others.some((other) => sameName(other.name, name));
  const unknown = categoryId !== null && !categories.some(({ id }) => id === categoryId);
  return [
    ...(taken ? [{ field: 'name', message: 'Diese Zutat gibt es schon.' }] : []),
    ...(unknown
      ? [{ field: 'categoryId', message: 'Diese Gruppe gibt es nicht mehr. Bitte neu wählen.' }]
      : []),
  ];
}

export const isListed = (
  { id, allergens }: Pick<Ingredient, 'id' | 'allergens'>,
  filter: IngredientFilter,
  used: ReadonlySet<string>,
): boolean => {
  if (filter === 'unchecked') return allergens === null;
  return filter === 'unused' ? !used.has(id) : true;
};

/** By group in the order of the groups, those without one last; alphabetically within a group. */
export function inShelfOrder<T extends Pick<Ingredient, 'name' | 'categoryId'>>(
  ingredients: readonly T[],
  categories: readonly Pick<IngredientCategory, 'id'>[],
): T[] {
  const place = new Map(categories.map(({ id }, index) => [id as string | null, index]));
  const placeOf = ({ categoryId }: T) => place.get(categoryId) ?? categories.length;
  return [...ingredients].sort(
    (a, b) => placeOf(a) - placeOf(b) || a.name.localeCompare(b.name, 'de', { numeric: true }),
  );
}
