import { IsOptional, IsString, Length } from 'class-validator';

const WHICH = { message: 'Bitte wähle einen Druckauftrag.' };
const WHERE = { message: 'Bitte wähle einen Drucker.' };

export class PrintListDto {
  /** Only what this one prints. */
  @IsOptional()
  @IsString(WHERE)
  @Length(0, 40, WHERE)
  printer?: string;
}

export class PrintJobDto {
  @IsString(WHICH)
  @Length(1, 40, WHICH)
  id: string;
}

export class ReprintDto extends PrintJobDto {
  /** Another printer than last time. */
  @IsOptional()
  @IsString(WHERE)
  @Length(1, 40, WHERE)
  printerId?: string;
}

export class MovePrintDto extends PrintJobDto {
  @IsString(WHERE)
  @Length(1, 40, WHERE)
  printerId: string;
}
