import { Transform } from 'class-transformer';
import { IsIn } from 'class-validator';
import { LANGUAGES, type Language } from '../../shared/voice.types.js';
import { languageOf } from './voice.rules.js';

/** `?lang=en` of every page and call for guests; what nobody speaks here is read as German. */
export class LanguageDto {
  @Transform(({ value }) => languageOf(value))
  @IsIn(LANGUAGES)
  lang: Language = 'de';
}
