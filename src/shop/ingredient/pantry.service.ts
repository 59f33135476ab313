import { Injectable } from '@nestjs/common';
import type { Ingredient, IngredientCategory } from '../catalog/catalog.types.js';
import { IngredientRepository } from './ingredient.repository.js';
import { IngredientCategoryRepository } from './ingredient-category.repository.js';

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
