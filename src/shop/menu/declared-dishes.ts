import { type DeclaredIngredient, withIngredients } from '../allergens/allergens-union.rules.js';
import type { Product } from './menu.types.js';

type Read = Readonly<Product>;

/** Dishes with what their ingredients contain. What has not changed stays the very same object, and what was made of it holds. */
export class DeclaredDishes {
  private readonly known = new WeakMap<Read, { pantry: string; declared: Product }>();

  of(dishes: readonly Read[], ingredients: readonly DeclaredIngredient[]): Product[] {
    const pantry = JSON.stringify(
      ingredients.map(({ id, allergens, additives }) => [id, allergens, additives]),
    );
    const unknown = dishes.filter((dish) => this.known.get(dish)?.pantry !== pantry);
    for (const [at, declared] of withIngredients(unknown, ingredients).entries()) {
      const dish = unknown[at];
      if (dish) this.known.set(dish, { pantry, declared });
    }
    return dishes.flatMap((dish) => this.known.get(dish)?.declared ?? []);
  }
}
