import type { DeclaredIngredient } from '../allergens/allergens-union.rules.js';
import { withIngredients } from '../allergens/allergens-union.rules.js';
import type { Product } from './menu.types.js';

type Read = Readonly<Product>;

/** Dishes with what their ingredients contain. What has not changed stays the very same object, and what was made of it holds. */
export class DeclaredDishes {
  private readonly known = new WeakMap<Read, { pantry: string; declared: Product }>();

  of(dishes: readonly Read[], ingredients: readonly DeclaredIngredient[]): Product[] {
    const pantry = JSON.stringify(
      ingredients.map(({ id, allergens, additives }) => [id, allergens, additives]),
    );
    const isKnown = (dish: Read) => this.known.get(dish)?.pantry === pantry;
    const unknown = dishes.filter((dish) => !isKnown(dish));
    for (const [at, declared] of withIngredients(unknown, ingredients).entries())
      this.known.set(unknown[at]!, { pantry, declared });
    return dishes.map((dish) => this.known.get(dish)!.declared);
  }
}
