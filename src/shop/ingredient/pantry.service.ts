import { Injectable } from '@nestjs/common';
import type { Ingredient } from '../catalog/catalog.types.js';
import { IngredientRepository } from './ingredient.repository.js';

/** What the kitchen buys, for the menu to read. Knows nothing of dishes. */
@Injectable()
export class PantryService {
  constructor(private readonly ingredients: IngredientRepository) {}

  list(shopId: string): Promise<Ingredient[]> {
    return this.ingredients.list(shopId);
  }
}
