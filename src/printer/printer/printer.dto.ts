import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString, Length } from 'class-validator';
import { cleanText } from '../../shared/text.js';
import { COLUMNS, type Columns } from './printer.types.js';

const NAME = { message: 'Bitte gib dem Drucker einen Namen mit höchstens 40 Zeichen.' };
const WIDTH = { message: 'Bitte wähle eine der angebotenen Papierbreiten.' };
const WHICH = { message: 'Bitte wähle einen Drucker.' };

const Name = () =>
  Transform(({ value }) => (typeof value === 'string' ? cleanText(value, { max: 200 }) : value));

export class AddPrinterDto {
  @Name()
  @IsString(NAME)
  @Length(1, 40, NAME)
  name: string;

  @IsIn(COLUMNS, WIDTH)
  columns: Columns;
}

export class PrinterDto {
  @IsString(WHICH)
  @Length(1, 40, WHICH)
  id: string;
}

export class ChangePrinterDto extends PrinterDto {
  @Name()
  @IsOptional()
  @IsString(NAME)
  @Length(1, 40, NAME)
  name?: string;

  @IsOptional()
  @IsIn(COLUMNS, WIDTH)
  columns?: Columns;
}
