import { Module, type OnModuleInit } from '@nestjs/common';
import { BinModule } from '../bin/bin.module.js';
import { BinKeepers } from '../bin/bin-keepers.js';
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
import { IngredientGroupReturn } from './ingredient-group-return.service.js';
import { IngredientListService } from './ingredient-list.service.js';
import { IngredientReturn } from './ingredient-return.service.js';
import { IngredientUseController } from './ingredient-use.controller.js';
import { IngredientUseService } from './ingredient-use.service.js';
import { PantryDraftService } from './pantry-draft.service.js';

@Module({
  imports: [BinModule, PantryModule, MenuModule, DishModule],
  controllers: [IngredientCategoryController, IngredientController, IngredientPages, IngredientUseController],
  providers: [
    IngredientCategoryRepository,
    IngredientCategoryService,
    IngredientGroupReturn,
    IngredientListService,
    IngredientRepository,
    IngredientReturn,
    IngredientService,
    IngredientUseService,
    PantryDraftService,
  ],
  exports: [PantryDraftService],
})
export class IngredientModule implements OnModuleInit {
  constructor(
    private readonly keepers: BinKeepers,
    private readonly ingredients: IngredientReturn,
    private readonly groups: IngredientGroupReturn,
  ) {}

  onModuleInit(): void {
    this.keepers.add(this.ingredients);
    this.keepers.add(this.groups);
  }
}
