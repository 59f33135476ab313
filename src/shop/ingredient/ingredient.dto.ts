import { ApiProperty, OmitType, PartialType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsNotEmpty, ValidateIf } from 'class-validator';
import type { Additive, Allergen } from '../allergens/allergens.types.js';
import { Additives, Allergens, Count, Id, IdOrNull, Ids } from '../menu/menu-fields.js';
import { Given, Line, NeededLine } from '../restaurant/fields.js';
import { INGREDIENT_FILTERS, type IngredientFilter, type IngredientInput } from './ingredient.types.js';

const MAX_VERSION = 2 ** 31;
const MAX_AT_ONCE = 2_000;

class IngredientFields implements IngredientInput {
  @NeededLine(60)
  @IsNotEmpty({ message: 'Bitte einen Namen eingeben.' })
  name: string;

  @IdOrNull() categoryId: string | null;
  @Allergens() allergens: Allergen[] | null;
  @Additives() additives: Additive[];
}

/** Only the name is required, so that an ingredient can be added while editing a dish. */
export class CreateIngredientDto extends PartialType(OmitType(IngredientFields, ['name']), {
  skipNullProperties: false,
}) {
  @NeededLine(60)
  @IsNotEmpty({ message: 'Bitte einen Namen eingeben.' })
  name: string;
}

/** What is left out stays as it is. */
export class UpdateIngredientDto extends PartialType(IngredientFields, { skipNullProperties: false }) {
  @Id() id: string;
  @Count(1, MAX_VERSION) version: number;
}

export class DeleteIngredientDto {
  @Id() id: string;

  /** Takes it out of every dish first; otherwise an ingredient in use is not deleted. */
  @Given()
  @IsBoolean({ message: 'Bitte ja oder nein sagen.' })
  @ApiProperty({ type: Boolean, required: false })
  takeOut?: boolean;
}

export class IngredientsDto {
  @Ids(MAX_AT_ONCE) ids: string[];
}

export class MoveIngredientsDto extends IngredientsDto {
  @IdOrNull() categoryId: string | null;
}

export class IngredientDishesDto {
  @Id() id: string;
  @Ids(MAX_AT_ONCE) productIds: string[];
}

export class FindIngredientsDto {
  @Line(60) search?: string;

  @ValidateIf((_, value) => value !== undefined)
  @Transform(({ value }) => (INGREDIENT_FILTERS.includes(value) ? value : 'all'))
  @ApiProperty({ enum: INGREDIENT_FILTERS, required: false })
  filter?: IngredientFilter;
}
