import { withIngredients } from '../allergens/allergens-union.rules.js';
import { DECLARABLES, type Declarable } from '../allergens/own-codes.rules.js';
import { byChoiceOf } from '../menu/by-choice.rules.js';
import type { Category, Option, OptionGroup, Product } from '../menu/menu.types.js';
import type { Ingredient } from '../pantry/pantry.types.js';
import type { AllergenRow, Inherited } from './allergen-matrix.view.js';

export interface MatrixParts {
  categories: readonly Pick<Category, 'id' | 'name'>[];
  products: readonly Product[];
  optionGroups: readonly OptionGroup[];
  ingredients: readonly Ingredient[];
}

/** Unchecked rows first; otherwise in the order of the menu, then the options. */
export function matrixRows(parts: MatrixParts): AllergenRow[] {
  const rows = [...dishRows(parts), ...parts.optionGroups.flatMap(optionRows)];
  return [...rows.filter(isUnchecked), ...rows.filter((row) => !isUnchecked(row))];
}

export const isUnchecked = ({ allergens, ingredients, unchecked }: AllergenRow): boolean =>
  unchecked.length > 0 || (allergens === null && ingredients === 0);

/** What else a dish loses together with these ingredients. */
export const leavingWith = (
  { allergens, additives, inherited }: AllergenRow,
  gone: readonly string[],
): Declarable[] =>
  inherited
    .filter(
      ({ key, from }) => from.every(({ id }) => gone.includes(id)) && !byHand({ allergens, additives }, key),
    )
    .map(({ key }) => key);

const byHand = (
  { allergens, additives }: Pick<AllergenRow, 'allergens' | 'additives'>,
  key: Declarable,
): boolean => [...(allergens ?? []), ...additives].some((one) => one === key);

function dishRows({ categories, products, ingredients }: MatrixParts): AllergenRow[] {
  const place = new Map(categories.map(({ id, name }, index) => [id, { name, index }]));
  const placeOf = ({ categoryId }: Product) => place.get(categoryId)?.index ?? categories.length;
  const byId = new Map(ingredients.map((ingredient) => [ingredient.id, ingredient]));
  const declared = new Map(withIngredients(products, ingredients).map((dish) => [dish.id, dish]));
  return [...products]
    .sort((a, b) => placeOf(a) - placeOf(b) || a.position - b.position)
    .map((product) => ({
      ...dishRow(product, place.get(product.categoryId)?.name ?? '', byId),
      byChoice: byChoiceOf(product, declared),
    }));
}

const GONE = 'Gelöschte Zutat';

function dishRow(
  product: Product,
  category: string,
  byId: ReadonlyMap<string, Ingredient>,
): Omit<AllergenRow, 'byChoice'> {
  const { id, version, name, allergens, additives, ingredientIds } = product;
  const used = ingredientIds.flatMap((one) => byId.get(one) ?? []);
  const unchecked = ingredientIds.flatMap((one) => {
    const ingredient = byId.get(one);
    return ingredient?.allergens ? [] : [{ id: one, name: ingredient?.name ?? GONE }];
  });
  return {
    kind: 'dish',
    id,
    groupId: null,
    version,
    name,
    category,
    allergens,
    additives,
    inherited: inheritedFrom(used),
    unchecked,
    ingredients: ingredientIds.length,
  };
}

const optionRows = (group: OptionGroup): AllergenRow[] =>
  group.options.map((option) => optionRow(option, group));

const optionRow = (
  { id, name, allergens, additives }: Option,
  { id: groupId, version, name: group }: OptionGroup,
): AllergenRow => ({
  kind: 'option',
  id,
  groupId,
  version,
  name,
  category: `Auswahl „${group}“`,
  allergens,
  additives,
  inherited: [],
  unchecked: [],
  ingredients: 0,
  byChoice: null,
});

const inheritedFrom = (used: readonly Ingredient[]): Inherited[] =>
  DECLARABLES.flatMap((key) => {
    const from = used.filter((one) => byHand(one, key)).map(({ id, name }) => ({ id, name }));
    return from.length > 0 ? [{ key, from }] : [];
  });
