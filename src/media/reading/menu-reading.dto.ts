import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsString, Max, MaxLength, Min, MinLength } from 'class-validator';
import { Clean } from '../../platform/http/input/clean.decorator.js';
import { Id } from '../../shop/menu/menu-fields.js';
import { MAX_PARTS, MAX_SOURCE_TEXT } from './source-parts.rules.js';

const FAR = 200_000;
const EMPTY = { message: 'Bitte füge den Text deiner Karte ein.' };
const PAGE = { message: 'Diese Seite gibt es nicht.' };

export class MenuTextDto {
  @Clean(FAR, 'many')
  @IsString(EMPTY)
  @MinLength(1, EMPTY)
  @MaxLength(MAX_SOURCE_TEXT, { message: `Bitte höchstens ${MAX_SOURCE_TEXT} Zeichen auf einmal.` })
  @ApiProperty({ type: String, minLength: 1, maxLength: MAX_SOURCE_TEXT })
  text: string;
}

export class MenuReadingDto {
  @Id() id: string;
}

export class MenuReadingPictureDto extends MenuReadingDto {
  @Type(() => Number)
  @IsInt(PAGE)
  @Min(0, PAGE)
  @Max(MAX_PARTS - 1, PAGE)
  @ApiProperty({ type: Number, minimum: 0, maximum: MAX_PARTS - 1 })
  part: number;
}
