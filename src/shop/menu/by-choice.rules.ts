import { ADDITIVES, type Additive, ALLERGENS, type Allergen } from '../allergens/allergens.types.js';
import type { Declared } from '../allergens/allergens-union.rules.js';
import type { Product } from './menu.types.js';

/** What the dishes bring that guests choose for a combo or as halves, beyond what the dish itself declares. */
export interface ByChoice {
  /** In it whatever they choose. */
  always: Allergen[];
  /** In it with one choice or another. */
  allergens: Allergen[];
  additives: Additive[];
  /** false when a choice has not been checked. */
  complete: boolean;
}

type Composed = Declared & Pick<Product, 'combo' | 'halves'>;

/** null for a dish that is not made of others. What is gone from the menu is no choice any more. */
export function byChoiceOf(dish: Composed, declared: ReadonlyMap<string, Declared>): ByChoice | null {
  const questions = questionsOf(dish).map((ids) => ids.flatMap((id) => declared.get(id) ?? []));
  if (questions.length === 0) return null;

  const choices = questions.flat();
  const own = new Set(dish.allergens);
  const brought = new Set(choices.flatMap(({ allergens }) => allergens ?? []));
  const additives = new Set(choices.flatMap((choice) => choice.additives));
  const always = ALLERGENS.filter((key) => !own.has(key) && questions.some((choice) => isInAll(key, choice)));
  return {
    always,
    allergens: ALLERGENS.filter((key) => brought.has(key) && !own.has(key) && !always.includes(key)),
    additives: ADDITIVES.filter((key) => additives.has(key) && !dish.additives.includes(key)),
    complete: choices.every(({ allergens }) => allergens !== null),
  };
}

const questionsOf = ({ combo, halves }: Pick<Product, 'combo' | 'halves'>): string[][] => [
  ...(combo?.courses.map(({ choices }) => choices.map(({ productId }) => productId)) ?? []),
  ...(halves ? [halves.productIds] : []),
];

const isInAll = (key: Allergen, choices: readonly Declared[]): boolean =>
  choices.length > 0 && choices.every(({ allergens }) => allergens?.includes(key));
