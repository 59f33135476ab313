import { ApiProperty } from '@nestjs/swagger';
import { IsString, Length, MaxLength, MinLength, ValidateIf } from 'class-validator';
import { Clean } from '../../platform/http/input/clean.decorator.js';
import { Id } from '../../shop/menu/menu-fields.js';

const MAX_PROMPT = 1_000;
/** Longer ones are refused as they are, before anything reads them. */
const FAR = 20_000;
const DISH = { message: 'Diese Speise kennen wir nicht.' };

export class GenerateTextDto {
  @Clean(FAR, 'many')
  @IsString({ message: 'Bitte sag, was geschrieben werden soll.' })
  @MinLength(1, { message: 'Bitte sag, was geschrieben werden soll.' })
  @MaxLength(MAX_PROMPT, { message: `Bitte höchstens ${MAX_PROMPT} Zeichen eingeben.` })
  @ApiProperty({ type: String, minLength: 1, maxLength: MAX_PROMPT })
  prompt: string;

  /** A dish of this restaurant that the text is about. */
  @ValidateIf((_, value) => value !== undefined && value !== null)
  @IsString(DISH)
  @Length(1, 40, DISH)
  @ApiProperty({ type: String, required: false })
  productId?: string;
}

export class GenerateAltDto {
  /** A picture of this restaurant's library. */
  @Id() id: string;
}
