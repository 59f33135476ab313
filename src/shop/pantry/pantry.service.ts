import { Injectable } from '@nestjs/common';
import { IngredientRepository } from '../ingredient/ingredient.repository.js';
import { IngredientCategoryRepository } from '../ingredient/ingredient-category.repository.js';
import type { Ingredient, IngredientCategory } from '../menu/menu.types.js';

/** What the kitchen buys, for the menu to read. Knows nothing of dishes. */
@Injectable()
export class PantryService {
  constructor(
    private readonly ingredients: IngredientRepository,
    private readonly groups: IngredientCategoryRepository,
  ) {}

  list(shopId: string): Promise<Ingredient[]> {
    return this.ingredients.list(shopId);
  }

  listGroups(shopId: string): Promise<IngredientCategory[]> {
    return this.groups.list(shopId);
  }
}
