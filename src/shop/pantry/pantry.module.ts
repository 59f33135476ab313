import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PantryRepository } from './pantry.repository.js';
import { IngredientCategorySchema, IngredientSchema } from './pantry.schema.js';
import { PantryService } from './pantry.service.js';

/** The menu reads ingredients from here; the pages and calls that edit them belong to `ingredient`, above the menu. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'Ingredient', schema: IngredientSchema },
      { name: 'IngredientCategory', schema: IngredientCategorySchema },
    ]),
  ],
  providers: [PantryRepository, PantryService],
  exports: [MongooseModule, PantryService],
})
export class PantryModule {}
