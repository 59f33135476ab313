import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { IngredientRepository } from './ingredient.repository.js';
import { IngredientCategorySchema, IngredientSchema } from './ingredient.schema.js';
import { IngredientCategoryRepository } from './ingredient-category.repository.js';
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
