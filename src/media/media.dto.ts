import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsNumber, IsOptional, Max, Min } from 'class-validator';
import { Id } from '../shop/menu/menu-fields.js';
import { Given, Line, Nested } from '../shop/restaurant/fields.js';
import { MEDIA_FILTERS, type MediaFilter } from './media.types.js';

const PLACE = { message: 'Bitte eine Stelle im Bild wählen.' };
const ID = /^[0-9a-z]{20}$/;

const Share = () =>
  applyDecorators(
    IsNumber({}, PLACE),
    Min(0, PLACE),
    Max(1, PLACE),
    ApiProperty({ type: Number, minimum: 0, maximum: 1 }),
  );

class LibraryFocusDto {
  @Share() x: number;
  @Share() y: number;
}

export class LibraryPictureDto {
  @Id() id: string;
}

/** What is left out stays as it is. */
export class UpdatePictureDto extends LibraryPictureDto {
  @Line(200) alt?: string;

  @Given()
  @Nested(() => LibraryFocusDto, PLACE.message)
  @ApiProperty({ type: LibraryFocusDto, required: false })
  focus?: LibraryFocusDto;
}

export class MediaListDto {
  /** An unknown filter shows all. */
  @Transform(({ value }) => (MEDIA_FILTERS.includes(value) ? value : 'all'))
  @IsIn(MEDIA_FILTERS)
  @ApiProperty({ enum: MEDIA_FILTERS, required: false })
  filter: MediaFilter = 'all';

  /** An unknown picture starts at the newest. */
  @Transform(({ value }) => (ID.test(String(value)) ? value : null))
  @IsOptional()
  @ApiProperty({ type: String, required: false, nullable: true })
  before: string | null = null;
}
