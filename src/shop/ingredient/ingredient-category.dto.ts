import { IsNotEmpty } from 'class-validator';
import { Count, Id, IdOrNull } from '../menu/menu-fields.js';
import { NeededLine } from '../restaurant/fields.js';

const MAX_VERSION = 2 ** 31;

export class CreateIngredientCategoryDto {
  @NeededLine(60)
  @IsNotEmpty({ message: 'Bitte einen Namen eingeben.' })
  name: string;
}

export class UpdateIngredientCategoryDto extends CreateIngredientCategoryDto {
  @Id() id: string;
  @Count(1, MAX_VERSION) version: number;
}

export class MoveIngredientCategoryDto {
  @Id() id: string;
  @IdOrNull() before: string | null;
}

export class IngredientCategoryDto {
  @Id() id: string;
}
