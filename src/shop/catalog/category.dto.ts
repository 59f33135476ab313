import { PartialType } from '@nestjs/swagger';
import { IsNotEmpty } from 'class-validator';
import type { Fulfilment } from '../delivery/fulfilment.types.js';
import { NeededLine } from '../restaurant/fields.js';
import type { CategoryInput } from './menu-edit.types.js';
import { Count, Fulfilments, Id, IdOrNull } from './menu-fields.js';

const MOST_VERSIONS = 2 ** 31;

export class CreateCategoryDto implements CategoryInput {
  @NeededLine(60)
  @IsNotEmpty({ message: 'Bitte einen Namen eingeben.' })
  name: string;

  @NeededLine(200) description: string;
  @Fulfilments() fulfilments: Fulfilment[];
}

/** What is left out stays as it is. */
export class UpdateCategoryDto extends PartialType(CreateCategoryDto, { skipNullProperties: false }) {
  @Id() id: string;
  @Count(1, MOST_VERSIONS) version: number;
}

export class MoveCategoryDto {
  @Id() id: string;
  @IdOrNull() before: string | null;
}

export class DeleteCategoryDto {
  @Id() id: string;
  @IdOrNull() moveTo: string | null;
}
