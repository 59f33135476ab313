import { Injectable } from '@nestjs/common';
import { PantryRepository } from './pantry.repository.js';
import type { Ingredient, IngredientCategory } from './pantry.types.js';

/** What the kitchen buys, for the menu to read. Knows nothing of dishes. */
@Injectable()
export class PantryService {
  constructor(private readonly pantry: PantryRepository) {}

  list(shopId: string): Promise<Ingredient[]> {
    return this.pantry.list(shopId);
  }

  listToRead(shopId: string): Promise<readonly Readonly<Ingredient>[]> {
    return this.pantry.listToRead(shopId);
  }

  listGroups(shopId: string): Promise<IngredientCategory[]> {
    return this.pantry.listGroups(shopId);
  }
}
