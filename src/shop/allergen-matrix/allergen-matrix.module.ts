import { Module } from '@nestjs/common';
import { DishModule } from '../dish/dish.module.js';
import { MenuModule } from '../menu/menu.module.js';
import { OptionGroupModule } from '../option-group/option-group.module.js';
import { PantryModule } from '../pantry/pantry.module.js';
import { AllergenEditing } from './allergen-editing.service.js';
import { AllergensController } from './allergen-matrix.controller.js';
import { AllergenMatrixPages } from './allergen-matrix.pages.js';
import { AllergenMatrixService } from './allergen-matrix.service.js';
import { CodeSetRepository } from './code-set.repository.js';

@Module({
  imports: [PantryModule, MenuModule, DishModule, OptionGroupModule],
  controllers: [AllergenMatrixPages, AllergensController],
  providers: [AllergenEditing, AllergenMatrixService, CodeSetRepository],
})
export class AllergenMatrixModule {}
