import { Controller, Query } from '@nestjs/common';
import { Roles } from '../../auth/roles.decorator.js';
import { Page } from '../../platform/pages/page.decorator.js';
import { CurrentShop } from '../restaurant/current-shop.decorator.js';
import type { Shop } from '../restaurant/shop.types.js';
import { FindIngredientsDto } from './ingredient.dto.js';
import type { IngredientCategoriesPage, IngredientsPage } from './ingredient.view.js';
import { IngredientListService } from './ingredient-list.service.js';

@Roles('owner', 'manager')
@Controller()
export class IngredientPages {
  constructor(private readonly lists: IngredientListService) {}

  @Page('/app/ingredients')
  ingredients(
    @CurrentShop() { id }: Shop,
    @Query() { search = '', filter = 'all' }: FindIngredientsDto,
  ): Promise<IngredientsPage> {
    return this.lists.page(id, { search, filter });
  }

  @Page('/app/ingredients/categories')
  categories(@CurrentShop() { id }: Shop): Promise<IngredientCategoriesPage> {
    return this.lists.categoriesPage(id);
  }
}
