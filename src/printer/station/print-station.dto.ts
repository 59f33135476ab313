import { IsBoolean, IsString, Length, Matches } from 'class-validator';

const WHICH = { message: 'Bitte wähle einen Drucker.' };
const PAPER = { message: 'Diesen Bon gibt es nicht.' };

export class StationDto {
  @IsString(WHICH)
  @Length(1, 40, WHICH)
  printerId: string;
}

export class StationResultDto extends StationDto {
  @IsString(PAPER)
  @Matches(/^\w{1,40}$/, PAPER)
  token: string;

  /** false: it did not come out. */
  @IsBoolean({ message: 'Bitte sag, ob der Bon herausgekommen ist.' })
  printed: boolean;
}
