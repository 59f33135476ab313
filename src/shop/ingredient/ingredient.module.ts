import { Module } from '@nestjs/common';
import { DishModule } from '../dish/dish.module.js';
import { MenuModule } from '../menu/menu.module.js';
import { PantryModule } from '../pantry/pantry.module.js';
import { IngredientController } from './ingredient.controller.js';
import { IngredientPages } from './ingredient.pages.js';
import { IngredientRepository } from './ingredient.repository.js';
import { IngredientService } from './ingredient.service.js';
import { IngredientCategoryController } from './ingredient-category.controller.js';
import { IngredientCategoryRepository } from './ingredient-category.repository.js';
import { IngredientCategoryService } from './ingredient-category.service.js';
import { IngredientListService } from './ingredient-list.service.js';
import { IngredientUseController } from './ingredient-use.controller.js';
import { IngredientUseService } from './ingredient-use.service.js';

@Module({
  imports: [PantryModule, MenuModule, DishModule],
  controllers: [IngredientCategoryController, IngredientController, IngredientPages, IngredientUseController],
  providers: [
    IngredientCategoryRepository,
    IngredientCategoryService,
    IngredientListService,
    IngredientRepository,
    IngredientService,
    IngredientUseService,
  ],
})
export class IngredientModule {}
