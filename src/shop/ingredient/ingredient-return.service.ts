import { Injectable } from '@nestjs/common';
import { searchTokens } from '../../shared/text.js';
import { freeName } from '../bin/bin.rules.js';
import type { BinEntry } from '../bin/bin.types.js';
import type { BinKeeper } from '../bin/bin-keepers.js';
import { DishIngredientsService } from '../dish/dish-ingredients.service.js';
import type { Shop } from '../restaurant/shop.types.js';
import { PantryIsFull } from './ingredient.errors.js';
import { IngredientRepository } from './ingredient.repository.js';
import { MAX_INGREDIENTS } from './ingredient.types.js';
import { IngredientCategoryRepository } from './ingredient-category.repository.js';
import type { BinnedIngredient } from './ingredient-return.rules.js';

/** Brings deleted ingredients back, and into the dishes that contained them. */
@Injectable()
export class IngredientReturn implements BinKeeper {
  readonly kind = 'ingredient';

  constructor(
    private readonly ingredients: IngredientRepository,
    private readonly groups: IngredientCategoryRepository,
    private readonly dishes: DishIngredientsService,
  ) {}

  async check({ id: shopId }: Shop, entries: BinEntry[]): Promise<void> {
    const all = await this.ingredients.list(shopId);
    if (all.length + entries.length > MAX_INGREDIENTS) throw new PantryIsFull(MAX_INGREDIENTS);
  }

  async restore({ id: shopId }: Shop, entries: BinEntry[]): Promise<void> {
    const groups = new Set((await this.groups.list(shopId)).map(({ id }) => id));
    for (const { content } of entries) {
      const { ingredient, dishes } = content as BinnedIngredient;
      const { id, categoryId, version } = ingredient;
      const others = (await this.ingredients.list(shopId)).filter((other) => other.id !== id);
      const name = freeName(
        ingredient.name,
        others.map((other) => other.name),
      );
      const inGroup = categoryId !== null && groups.has(categoryId) ? categoryId : null;
      const back = { ...ingredient, name, categoryId: inGroup, version: version + 1 };
      await this.ingredients.putBack(shopId, back, searchTokens(name));
      await this.dishes.addTo(shopId, id, dishes);
    }
  }
}
