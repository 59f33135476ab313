import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { IngredientRepository } from '../ingredient/ingredient.repository.js';
import { IngredientCategoryRepository } from '../ingredient/ingredient-category.repository.js';
import { IngredientCategorySchema, IngredientSchema } from './pantry.schema.js';
import { PantryService } from './pantry.service.js';

/** Below the menu, which reads it. The pages and calls that change it stand above the menu. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'Ingredient', schema: IngredientSchema },
      { name: 'IngredientCategory', schema: IngredientCategorySchema },
    ]),
  ],
  providers: [IngredientCategoryRepository, IngredientRepository, PantryService],
  exports: [IngredientCategoryRepository, IngredientRepository, PantryService],
})
export class PantryModule {}
