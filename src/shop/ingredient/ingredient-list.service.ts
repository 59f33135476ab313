import { Injectable } from '@nestjs/common';
import { DishIngredientsService } from '../dish/dish-ingredients.service.js';
import { IngredientRepository } from './ingredient.repository.js';
import { inShelfOrder, isListed } from './ingredient.rules.js';
import type { IngredientQuestion } from './ingredient.types.js';
import {
  type IngredientCategoriesPage,
  type IngredientRow,
  type IngredientsPage,
  toIngredientRow,
} from './ingredient.view.js';
import { IngredientCategoryRepository } from './ingredient-category.repository.js';

@Injectable()
export class IngredientListService {
  constructor(
    private readonly ingredients: IngredientRepository,
    private readonly categories: IngredientCategoryRepository,
    private readonly dishes: DishIngredientsService,
  ) {}

  async page(shopId: string, question: IngredientQuestion): Promise<IngredientsPage> {
    const [all, rows, categories, dishes, uses] = await Promise.all([
      this.ingredients.list(shopId),
      this.rows(shopId, question),
      this.categories.list(shopId),
      this.dishes.all(shopId),
      this.dishes.uses(shopId),
    ]);
    return {
      question,
      ingredients: rows,
      categories: categories.map(({ id, name }) => ({ id, name })),
      dishes,
      counts: {
        ingredients: all.length,
        unchecked: all.filter(({ allergens }) => allergens === null).length,
        unused: all.filter(({ id }) => !uses.has(id)).length,
      },
    };
  }

  async rows(shopId: string, { search, filter }: IngredientQuestion): Promise<IngredientRow[]> {
    const [found, categories, uses] = await Promise.all([
      this.ingredients.search(shopId, search),
      this.categories.list(shopId),
      this.dishes.uses(shopId),
    ]);
    const used = new Set(uses.keys());
    return inShelfOrder(found, categories)
      .filter((ingredient) => isListed(ingredient, filter, used))
      .map((ingredient) => toIngredientRow(ingredient, uses.get(ingredient.id) ?? []));
  }

  async categoriesPage(shopId: string): Promise<IngredientCategoriesPage> {
    const [categories, counts] = await Promise.all([
      this.categories.list(shopId),
      this.ingredients.countByCategory(shopId),
    ]);
    return {
      outside: counts.get(null) ?? 0,
      categories: categories.map(({ id, version, name }) => ({
        id,
        version,
        name,
        ingredients: counts.get(id) ?? 0,
      })),
    };
  }
}
