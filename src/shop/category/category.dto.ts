import { ApiProperty, PartialType } from '@nestjs/swagger';
import { IsNotEmpty, Matches, ValidateIf } from 'class-validator';
import type { Fulfilment } from '../../shared/fulfilment.types.js';
import type { Picture } from '../menu/menu.types.js';
import { Count, Fulfilments, Id, IdOrNull } from '../menu/menu-fields.js';
import { PictureOrNull } from '../menu/menu-picture.dto.js';
import type { ShopTimes } from '../opening-hours/opening-hours.types.js';
import { Line, NeededLine, Nested } from '../restaurant/fields.js';
import { WholeWeekDto } from '../restaurant/hours.dto.js';
import type { CategoryInput } from './category.types.js';

const MAX_VERSION = 2 ** 31;

export class CreateCategoryDto implements CategoryInput {
  @NeededLine(60)
  @IsNotEmpty({ message: 'Bitte einen Namen eingeben.' })
  name: string;

  @NeededLine(200) description: string;
  @Fulfilments() fulfilments: Fulfilment[];
  @PictureOrNull() image?: Picture | null;

  @ValidateIf((_, value) => value !== null && value !== undefined)
  @Nested(() => WholeWeekDto, 'Bitte die Zeiten der Woche angeben.')
  @ApiProperty({ type: WholeWeekDto, nullable: true, required: false })
  times?: ShopTimes | null;

  @ValidateIf((_, value) => value !== null)
  @Line(40)
  @Matches(/[\p{L}\p{N}]/u, { message: 'Bitte die Station angeben, etwa Bar.' })
  @ApiProperty({ type: String, nullable: true, required: false, maxLength: 40 })
  station?: string | null;
}

/** What is left out stays as it is. */
export class UpdateCategoryDto extends PartialType(CreateCategoryDto, { skipNullProperties: false }) {
  @Id() id: string;
  @Count(1, MAX_VERSION) version: number;
}

export class MoveCategoryDto {
  @Id() id: string;
  @IdOrNull() before: string | null;
}

export class DeleteCategoryDto {
  @Id() id: string;
  @IdOrNull() moveTo: string | null;
}
