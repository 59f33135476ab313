import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsInt, Length, Max, Min, ValidateIf } from 'class-validator';
import { WEEKDAYS, type Weekday } from '../../shared/berlin-time.js';
import { FULFILMENTS, type Fulfilment } from '../../shared/fulfilment.types.js';
import { LANGUAGES, type Language } from '../../shared/voice.types.js';
import {
  MENU_DESIGNS,
  type MenuChoice,
  type MenuDesign,
  PAPER_FORMATS,
  type PaperFormat,
} from './printed-menu.types.js';

const UNKNOWN = { message: 'Diese Auswahl kennen wir nicht.' };
const MOST_CATEGORIES = 500;
const isGiven = (_: unknown, value: unknown) => value !== null && value !== undefined;

/** All of it stands in the address, so that a menu can be asked for again. */
export class MenuChoiceDto implements MenuChoice {
  @IsIn(PAPER_FORMATS, UNKNOWN)
  @ApiProperty({ enum: PAPER_FORMATS, required: false })
  format: PaperFormat = 'a4';

  @IsIn(MENU_DESIGNS, UNKNOWN)
  @ApiProperty({ enum: MENU_DESIGNS, required: false })
  design: MenuDesign = 'classic';

  @IsIn(LANGUAGES, UNKNOWN)
  @ApiProperty({ enum: LANGUAGES, required: false })
  language: Language = 'de';

  /** Ids with commas between them; left out for the whole menu. */
  @Transform(({ value }) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value))
  @ValidateIf(isGiven)
  @IsArray(UNKNOWN)
  @ArrayMaxSize(MOST_CATEGORIES, UNKNOWN)
  @Length(1, 40, { each: true, ...UNKNOWN })
  @ApiProperty({ type: String, required: false, description: 'Ids with commas between them' })
  categoryIds: string[] | null = null;

  @ValidateIf(isGiven)
  @IsIn(WEEKDAYS, UNKNOWN)
  @ApiProperty({ enum: WEEKDAYS, required: false })
  weekday: Weekday | null = null;

  @ValidateIf(isGiven)
  @IsIn(FULFILMENTS, UNKNOWN)
  @ApiProperty({ enum: FULFILMENTS, required: false })
  fulfilment: Fulfilment | null = null;

  @Transform(({ value }) => Number(value))
  @IsInt(UNKNOWN)
  @Min(0, UNKNOWN)
  @Max(3, UNKNOWN)
  @ApiProperty({ type: Number, required: false, minimum: 0, maximum: 3 })
  columns = 0;

  @Transform(({ value }) => value !== 'false')
  @IsBoolean(UNKNOWN)
  @ApiProperty({ type: Boolean, required: false })
  descriptions = true;

  @Transform(({ value }) => value === 'true')
  @IsBoolean(UNKNOWN)
  @ApiProperty({ type: Boolean, required: false })
  cropMarks = false;
}
