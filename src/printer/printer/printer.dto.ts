import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsObject,
  IsOptional,
  IsString,
  Length,
  Matches,
  ValidateNested,
} from 'class-validator';
import { Optional } from '../../platform/http/input/optional.decorator.js';
import { cleanText } from '../../shared/text.js';
import { ConnectionDto } from '../connection/connection.dto.js';
import { CODE_PAGES, type CodePage } from '../encode/code-page.types.js';
import { COLUMNS, type Columns, PRINTER_KINDS, type PrinterKind } from './printer.types.js';

const NAME = { message: 'Bitte gib dem Drucker einen Namen mit höchstens 40 Zeichen.' };
const WIDTH = { message: 'Bitte wähle eine der angebotenen Papierbreiten.' };
const MAX_STATIONS = 10;
const STATIONS = { message: 'Bitte eine bis zehn Stationen mit je höchstens 40 Zeichen angeben.' };
const EACH_STATION = { ...STATIONS, each: true };
const WHICH = { message: 'Bitte wähle einen Drucker.' };

const Name = () =>
  Transform(({ value }) => (typeof value === 'string' ? cleanText(value, { max: 200 }) : value));

/** Left out or null: it prints for every station. */
export const Stations = () =>
  applyDecorators(
    Transform(({ value }) =>
      Array.isArray(value)
        ? value.map((station) => (typeof station === 'string' ? cleanText(station, { max: 200 }) : station))
        : value,
    ),
    IsOptional(),
    IsArray(STATIONS),
    ArrayNotEmpty(STATIONS),
    ArrayMaxSize(MAX_STATIONS, STATIONS),
    ArrayUnique(STATIONS),
    IsString(EACH_STATION),
    Length(1, 40, EACH_STATION),
    Matches(/[\p{L}\p{N}]/u, EACH_STATION),
    ApiPropertyOptional({ type: [String], nullable: true, maxItems: MAX_STATIONS }),
  );

const PAGE = { message: 'Bitte wähle einen der angebotenen Zeichensätze.' };
const KIND = { message: 'Bitte wähle eine der angebotenen Arten von Druckern.' };

const CONNECTION = { message: 'Bitte gib an, wie der Drucker zu erreichen ist.' };

const Connected = () =>
  applyDecorators(
    Optional(),
    IsObject(CONNECTION),
    ValidateNested(CONNECTION),
    Type(() => ConnectionDto),
  );

export class AddPrinterDto {
  @Name()
  @IsString(NAME)
  @Length(1, 40, NAME)
  name: string;

  @IsIn(COLUMNS, WIDTH)
  columns: Columns;

  @Stations()
  stations?: string[] | null;

  @Optional()
  @IsIn(PRINTER_KINDS, KIND)
  kind?: PrinterKind;

  @Connected()
  connection?: ConnectionDto;
}

export class PrinterDto {
  @IsString(WHICH)
  @Length(1, 40, WHICH)
  id: string;
}

/** Another kind of printer under the same name. */
export class ConnectPrinterDto extends PrinterDto {
  @IsIn(PRINTER_KINDS, KIND)
  kind: PrinterKind;

  @Connected()
  connection?: ConnectionDto;
}

/** Where waiting papers go when their printer is removed, beside the id of another printer. */
export const CANCELLED = 'cancel';

export class RemovePrinterDto extends PrinterDto {
  @Optional()
  @IsString(WHICH)
  @Length(1, 40, WHICH)
  waiting?: string;
}

const SWITCH = { message: 'Bitte ein oder aus angeben.' };

export class ChangePrinterDto extends PrinterDto {
  @Optional()
  @IsBoolean(SWITCH)
  enabled?: boolean;

  @Name()
  @Optional()
  @IsString(NAME)
  @Length(1, 40, NAME)
  name?: string;

  @Optional()
  @IsIn(COLUMNS, WIDTH)
  columns?: Columns;

  @Connected()
  connection?: ConnectionDto;

  /** null: what its kind usually has. */
  @IsOptional()
  @IsIn(CODE_PAGES, PAGE)
  @ApiPropertyOptional({ enum: CODE_PAGES, nullable: true })
  codePage?: CodePage | null;

  @Stations()
  stations?: string[] | null;
}
