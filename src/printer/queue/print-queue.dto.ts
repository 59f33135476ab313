import { IsString, Length } from 'class-validator';
import { Optional } from '../../platform/http/input/optional.decorator.js';

const WHICH = { message: 'Bitte wähle einen Druckauftrag.' };
const WHERE = { message: 'Bitte wähle einen Drucker.' };

export class PrintListDto {
  /** Only what this one prints. */
  @Optional()
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
  @Optional()
  @IsString(WHERE)
  @Length(1, 40, WHERE)
  printerId?: string;
}

export class MovePrintDto extends PrintJobDto {
  @IsString(WHERE)
  @Length(1, 40, WHERE)
  printerId: string;
}
