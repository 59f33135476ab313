import { Injectable } from '@nestjs/common';
import type { DishName } from '../menu/menu.types.js';
import { DishIngredientsRepository, type DishUsing } from './dish-ingredients.repository.js';

/** Dishes as far as ingredients are concerned. The caller publishes the change. */
@Injectable()
export class DishIngredientsService {
  constructor(private readonly dishes: DishIngredientsRepository) {}

  async all(shopId: string): Promise<DishName[]> {
    return (await this.dishes.list(shopId)).map(({ id, name }) => ({ id, name }));
  }

  async using(shopId: string, ingredientId: string): Promise<DishName[]> {
    const dishes = await this.dishes.list(shopId);
    return dishes
      .filter(({ ingredientIds }) => ingredientIds.includes(ingredientId))
      .map(({ id, name }) => ({ id, name }));
  }

  /** Ids of dishes by the ids of their ingredients. */
  async uses(shopId: string): Promise<Map<string, string[]>> {
    const uses = new Map<string, string[]>();
    for (const { id, ingredientIds } of await this.dishes.list(shopId))
      for (const ingredientId of ingredientIds)
        uses.set(ingredientId, [...(uses.get(ingredientId) ?? []), id]);
    return uses;
  }

  find(shopId: string, id: string): Promise<DishUsing | null> {
    return this.dishes.find(shopId, id);
  }

  /** False when the dish is no longer of this version. */
  setIngredients(shopId: string, id: string, version: number, ingredientIds: string[]): Promise<boolean> {
    return this.dishes.setIngredients(shopId, id, version, ingredientIds);
  }

  addTo(shopId: string, ingredientId: string, dishIds: string[]): Promise<void> {
    return this.dishes.add(shopId, ingredientId, dishIds);
  }

  takeOut(shopId: string, ingredientId: string, dishIds: string[]): Promise<void> {
    return this.dishes.takeOut(shopId, ingredientId, dishIds);
  }
}
