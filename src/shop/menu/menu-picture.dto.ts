import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsNumber, Matches, Max, Min, ValidateIf } from 'class-validator';
import { NeededLine, Nested } from '../restaurant/fields.js';
import type { Picture } from './menu.types.js';

const WRONG = { message: 'Bitte das Bild neu wählen.' };
const MAX_PIXELS = 20_000;

const Share = () =>
  applyDecorators(
    IsNumber({}, WRONG),
    Min(0, WRONG),
    Max(1, WRONG),
    ApiProperty({ type: Number, minimum: 0, maximum: 1 }),
  );

const Pixels = () =>
  applyDecorators(
    IsInt(WRONG),
    Min(1, WRONG),
    Max(MAX_PIXELS, WRONG),
    ApiProperty({ type: 'integer', minimum: 1, maximum: MAX_PIXELS }),
  );

class FocusDto {
  @Share() x: number;
  @Share() y: number;
}

class MenuPictureDto implements Picture {
  /** It becomes part of a URL. */
  @Matches(/^[a-z0-9]{1,40}$/, WRONG)
  @ApiProperty({ type: String, pattern: '^[a-z0-9]{1,40}$' })
  id: string;

  @NeededLine(200) alt: string;

  @Nested(() => FocusDto, WRONG.message)
  @ApiProperty({ type: FocusDto })
  focus: FocusDto;

  @Pixels() width: number;
  @Pixels() height: number;
}

/** null: no picture. */
export const PictureOrNull = () =>
  applyDecorators(
    ValidateIf((_, value) => value !== null && value !== undefined),
    Nested(() => MenuPictureDto, WRONG.message),
    ApiProperty({ type: MenuPictureDto, nullable: true, required: false }),
  );
