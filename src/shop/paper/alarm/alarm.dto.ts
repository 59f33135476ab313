import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsString, Length } from 'class-validator';

const WHICH = { message: 'Bitte wähle eine Meldung.' };

export class AlarmsDto {
  @IsArray(WHICH)
  @ArrayNotEmpty(WHICH)
  @ArrayMaxSize(100, WHICH)
  @IsString({ ...WHICH, each: true })
  @Length(1, 40, { ...WHICH, each: true })
  ids: string[];
}
