import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsBoolean, IsInt, IsString, Length, Matches, Max, MaxLength, Min } from 'class-validator';
import { Optional } from '../../platform/http/input/optional.decorator.js';
import { cleanText } from '../../shared/text.js';

const URL_WORDS = { message: 'Bitte gib die Adresse deiner Kasse mit höchstens 500 Zeichen an.' };
const SWITCH = { message: 'Bitte ein oder aus angeben.' };
const NAME = { message: 'Bitte gib dem Schlüssel einen Namen mit höchstens 40 Zeichen.' };
const WHICH = { message: 'Bitte wähle einen Eintrag.' };
const DAY = { message: 'Bitte gib den Tag als JJJJ-MM-TT an.' };
const LIMIT = { message: 'Bitte gib 1 bis 100 an.' };

export class WebhookDto {
  @IsString(URL_WORDS)
  @Length(1, 500, URL_WORDS)
  url: string;

  @IsBoolean(SWITCH)
  active: boolean;
}

export class TillKeyDto {
  @Transform(({ value }) => (typeof value === 'string' ? cleanText(value, { max: 200 }) : value))
  @IsString(NAME)
  @Length(1, 40, NAME)
  name: string;
}

export class WhichTillDto {
  @IsString(WHICH)
  @Length(1, 40, WHICH)
  id: string;
}

export class TillEventsDto {
  /** The id of the last event you have seen; without it from the oldest on. */
  @Optional()
  @IsString(WHICH)
  @MaxLength(40, WHICH)
  @ApiPropertyOptional({ type: String })
  after?: string;

  @Optional()
  @Type(() => Number)
  @IsInt(LIMIT)
  @Min(1, LIMIT)
  @Max(100, LIMIT)
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 100, default: 50 })
  limit?: number;
}

export class TillDayDto {
  /** A business day; without it the one that runs. */
  @Optional()
  @IsString(DAY)
  @Matches(/^\d{4}-\d{2}-\d{2}$/, DAY)
  @ApiPropertyOptional({ type: String, format: 'date' })
  day?: string;
}
