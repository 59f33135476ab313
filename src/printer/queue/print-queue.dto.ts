import { IsString, Length } from 'class-validator';

const WHICH = { message: 'Bitte wähle einen Druckauftrag.' };

export class PrintJobDto {
  @IsString(WHICH)
  @Length(1, 40, WHICH)
  id: string;
}
