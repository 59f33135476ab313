import { Module } from '@nestjs/common';
import { CatalogModule } from '../menu/menu.module.js';
import { PantryModule } from '../pantry/pantry.module.js';
import { IngredientController } from './ingredient.controller.js';
import { IngredientPages } from './ingredient.pages.js';
import { IngredientService } from './ingredient.service.js';
import { IngredientCategoryController } from './ingredient-category.controller.js';
import { IngredientCategoryService } from './ingredient-category.service.js';
import { IngredientListService } from './ingredient-list.service.js';
import { IngredientUseController } from './ingredient-use.controller.js';
import { IngredientUseService } from './ingredient-use.service.js';

@Module({
  imports: [PantryModule, CatalogModule],
  controllers: [IngredientCategoryController, IngredientController, IngredientPages, IngredientUseController],
  providers: [IngredientCategoryService, IngredientListService, IngredientService, IngredientUseService],
})
export class IngredientModule {}
