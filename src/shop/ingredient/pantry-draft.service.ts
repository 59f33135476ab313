import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { newId } from '../../shared/ids.js';
import { searchTokens } from '../../shared/text.js';
import { DishIngredientsService } from '../dish/dish-ingredients.service.js';
import type { Ingredient, IngredientCategory } from '../pantry/pantry.types.js';
import { IngredientRepository } from './ingredient.repository.js';
import { IngredientCategoryRepository } from './ingredient-category.repository.js';

/** A group of a pantry as a person writes it down. */
export interface PantryGroupDraft {
  name: string;
  ingredients: IngredientDraft[];
}

interface IngredientDraft extends Partial<Pick<Ingredient, 'allergens' | 'additives'>> {
  name: string;
  /** Names of the dishes it is in. */
  dishes: string[];
}

/** Puts a whole pantry into a shop that is being set up. Repeatable: what is there under its name stays as it is. */
@Injectable()
export class PantryDraftService {
  constructor(
    private readonly groups: IngredientCategoryRepository,
    private readonly ingredients: IngredientRepository,
    private readonly dishes: DishIngredientsService,
    private readonly clock: Clock,
  ) {}

  async put(shopId: string, drafts: readonly PantryGroupDraft[]): Promise<void> {
    const dishes = new Map((await this.dishes.all(shopId)).map(({ id, name }) => [name, id]));
    for (const [position, draft] of drafts.entries()) {
      const group = await this.group(shopId, draft.name, position);
      for (const one of draft.ingredients) {
        const ingredient = await this.ingredient(shopId, group.id, one);
        const ids = one.dishes.map((name) => dishes.get(name)).filter((id) => id !== undefined);
        await this.dishes.addTo(shopId, ingredient.id, ids);
      }
    }
  }

  private async group(shopId: string, name: string, position: number): Promise<IngredientCategory> {
    const known = (await this.groups.list(shopId)).find((group) => group.name === name);
    if (known) return known;
    const group = { id: newId(), shopId, version: 1, name, position };
    await this.groups.add(group);
    return group;
  }

  private async ingredient(shopId: string, categoryId: string, draft: IngredientDraft): Promise<Ingredient> {
    const { name, allergens = [], additives = [] } = draft;
    const known = (await this.ingredients.list(shopId)).find((one) => one.name === name);
    if (known) return known;
    const now = this.clock.now();
    const at = { createdAt: now, updatedAt: now };
    const ingredient = { id: newId(), shopId, version: 1, categoryId, name, allergens, additives, ...at };
    await this.ingredients.add(ingredient, searchTokens(name));
    return ingredient;
  }
}
