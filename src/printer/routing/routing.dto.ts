import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Length,
  Max,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { Optional } from '../../platform/http/input/optional.decorator.js';
import { FULFILMENTS, type Fulfilment } from '../../shared/fulfilment.types.js';
import { PrinterDto, Stations } from '../printer/printer.dto.js';
import {
  MOST_COPIES,
  MOST_MINUTES,
  MOST_ROUTES,
  PRINT_EVENTS,
  type PrintEventName,
  type PrintRoute,
  TEMPLATES,
  type TemplateName,
} from './routing.types.js';

const MOST_CATEGORIES = 100;
const EVENT = { message: 'Bitte wähle, wann gedruckt wird.' };
const TEMPLATE = { message: 'Bitte wähle eine der Vorlagen.' };
const COPIES = { message: `Bitte 1 bis ${MOST_COPIES} Exemplare angeben.` };
const MINUTES = { message: `Bitte 0 bis ${MOST_MINUTES} Minuten angeben.` };
const WAYS = { message: 'Bitte wähle, für welche Bestellungen gedruckt wird.' };
const DISHES = { message: 'Bitte wähle mindestens eine Kategorie.' };
const RULES = { message: `Bitte höchstens ${MOST_ROUTES} Bons je Drucker angeben.` };
const WHERE = { message: 'Bitte wähle einen Drucker.' };
const SWITCH = { message: 'Bitte ein oder aus angeben.' };

const NotNull = () => ValidateIf((_, value) => value !== null);

class PrintRouteDto implements PrintRoute {
  @IsIn(PRINT_EVENTS, EVENT)
  @ApiProperty({ enum: PRINT_EVENTS })
  event: PrintEventName;

  /** null: the lead of the shop. */
  @IsOptional()
  @IsInt(MINUTES)
  @Min(0, MINUTES)
  @Max(MOST_MINUTES, MINUTES)
  @ApiPropertyOptional({ type: 'integer', minimum: 0, maximum: MOST_MINUTES, nullable: true })
  minutes?: number | null;

  /** null: all. */
  @NotNull()
  @IsArray(WAYS)
  @ArrayNotEmpty(WAYS)
  @ArrayUnique(WAYS)
  @IsIn(FULFILMENTS, { ...WAYS, each: true })
  @ApiProperty({ enum: FULFILMENTS, isArray: true, nullable: true })
  orderTypes: Fulfilment[] | null;

  /** null: what the stations of the printer make. */
  @NotNull()
  @IsArray(DISHES)
  @ArrayNotEmpty(DISHES)
  @ArrayMaxSize(MOST_CATEGORIES, DISHES)
  @ArrayUnique(DISHES)
  @IsString({ ...DISHES, each: true })
  @Length(1, 40, { ...DISHES, each: true })
  @ApiProperty({ type: [String], nullable: true, maxItems: MOST_CATEGORIES })
  categories: string[] | null;

  @IsIn(TEMPLATES, TEMPLATE)
  @ApiProperty({ enum: TEMPLATES })
  template: TemplateName;

  @IsInt(COPIES)
  @Min(1, COPIES)
  @Max(MOST_COPIES, COPIES)
  @ApiProperty({ type: 'integer', minimum: 1, maximum: MOST_COPIES })
  copies: number;
}

const Routes = () =>
  applyDecorators(
    IsOptional(),
    IsArray(RULES),
    ArrayMaxSize(MOST_ROUTES, RULES),
    ValidateNested({ each: true, ...RULES }),
    Type(() => PrintRouteDto),
    ApiPropertyOptional({ type: [PrintRouteDto], nullable: true, maxItems: MOST_ROUTES }),
  );

export class RoutingDto extends PrinterDto {
  @Stations()
  stations?: string[] | null;

  @Routes()
  routes?: PrintRouteDto[] | null;

  @IsOptional()
  @IsString(WHERE)
  @Length(1, 40, WHERE)
  @ApiPropertyOptional({ type: String, nullable: true })
  failoverId?: string | null;

  /** It can only be taken over: some printer always catches the rest. */
  @Optional()
  @IsBoolean(SWITCH)
  catchAll?: boolean;
}
