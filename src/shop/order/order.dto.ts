import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsString,
  Length,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { Optional } from '../../platform/http/input/optional.decorator.js';
import { NestedList } from '../restaurant/fields.js';
import {
  BY_THE_CLOCK,
  CANCEL_REASONS,
  type CancelReason,
  ORDER_STATES,
  type OrderState,
  REJECT_REASONS,
  type RejectReason,
} from './order.types.js';

const WHICH = 'Welche Bestellung ist gemeint?';
const REASONS = [...new Set([...REJECT_REASONS, ...CANCEL_REASONS])].filter(
  (one) => !BY_THE_CLOCK.includes(one),
);

/** Left out is fine; null is no number. */
const MayBeLeftOut = () => ValidateIf((_, value) => value !== undefined);

export class WhichOrderDto {
  @ApiProperty()
  @IsString({ message: WHICH })
  @Length(20, 20, { message: WHICH })
  id: string;
}

export class MoveOrderDto extends WhichOrderDto {
  @ApiProperty({ enum: ORDER_STATES })
  @IsIn(ORDER_STATES, { message: 'Diesen Stand gibt es nicht.' })
  to: OrderState;

  /** Minutes until it is ready, said when accepting. */
  @ApiPropertyOptional()
  @MayBeLeftOut()
  @Max(1440, { message: 'Bitte höchstens einen Tag angeben.' })
  @Min(0, { message: 'Bitte mindestens 0 Minuten angeben.' })
  @IsInt({ message: 'Bitte ganze Minuten angeben.' })
  minutes?: number;

  @ApiPropertyOptional({ enum: REASONS })
  @Optional()
  @IsIn(REASONS, { message: 'Diesen Grund gibt es nicht.' })
  reason?: RejectReason | CancelReason;

  /** A sentence of the restaurant for the guest. */
  @ApiPropertyOptional()
  @Optional()
  @IsString({ message: 'Bitte einen Text angeben.' })
  @MaxLength(200, { message: 'Bitte höchstens 200 Zeichen.' })
  text?: string;

  /** So long the step can be taken back. */
  @ApiPropertyOptional()
  @MayBeLeftOut()
  @Max(10, { message: 'Bitte höchstens 10 Sekunden angeben.' })
  @Min(0, { message: 'Bitte mindestens 0 Sekunden angeben.' })
  @IsInt({ message: 'Bitte ganze Sekunden angeben.' })
  undoSeconds?: number;

  /** Whoever hands it over has seen papers: asked where the order has an age limit. */
  @ApiPropertyOptional()
  @Optional()
  @IsBoolean({ message: 'Wurde der Ausweis gezeigt?' })
  ageChecked?: boolean;

  /** The one the tablet has seen: then it reads whether somebody else was quicker. */
  @ApiPropertyOptional()
  @MayBeLeftOut()
  @IsInt({ message: 'Bitte die Seite neu laden.' })
  version?: number;
}

export class PromiseDto extends WhichOrderDto {
  /** From now on. */
  @ApiProperty()
  @Max(1440, { message: 'Bitte höchstens einen Tag angeben.' })
  @Min(1, { message: 'Bitte mindestens eine Minute angeben.' })
  @IsInt({ message: 'Bitte ganze Minuten angeben.' })
  minutes: number;

  /** The one the tablet has seen. */
  @ApiPropertyOptional()
  @Optional()
  @IsInt({ message: 'Bitte die Seite neu laden.' })
  version?: number;
}

class LoweredDto {
  @ApiProperty()
  @IsString({ message: 'Welche Position ist gemeint?' })
  @MaxLength(60, { message: 'Welche Position ist gemeint?' })
  lineId: string;

  /** So many are left; 0 strikes the line. */
  @ApiProperty()
  @Max(999, { message: 'Bitte höchstens 999 angeben.' })
  @Min(0, { message: 'Bitte mindestens 0 angeben.' })
  @IsInt({ message: 'Bitte eine ganze Zahl angeben.' })
  quantity: number;
}

export class ChangeOrderDto extends WhichOrderDto {
  @ApiProperty({ type: [LoweredDto] })
  @ArrayMaxSize(100, { message: 'Bitte höchstens 100 Positionen.' })
  @NestedList(() => LoweredDto, 'Bitte eine Liste angeben.')
  lines: LoweredDto[];

  /** Nobody has shown papers: what has an age limit is struck, whatever the lines say. */
  @ApiPropertyOptional()
  @Optional()
  @IsBoolean({ message: 'Bitte ja oder nein angeben.' })
  tooYoung?: boolean;

  /** The one the tablet has seen. */
  @ApiPropertyOptional()
  @Optional()
  @IsInt({ message: 'Bitte die Seite neu laden.' })
  version?: number;
}

export class SeenDto {
  @ApiProperty({ type: [String] })
  @IsArray({ message: WHICH })
  @ArrayMaxSize(100, { message: 'Bitte höchstens 100 Bestellungen auf einmal.' })
  @IsString({ each: true, message: WHICH })
  @Length(20, 20, { each: true, message: WHICH })
  ids: string[];
}

export class TakeDto {
  /** Of each column. */
  @ApiPropertyOptional()
  @Optional()
  @Type(() => Number)
  @Max(500, { message: 'Bitte höchstens 500 angeben.' })
  @Min(1, { message: 'Bitte mindestens 1 angeben.' })
  @IsInt({ message: 'Bitte eine ganze Zahl angeben.' })
  take?: number;
}

export class FindOrdersDto {
  @ApiProperty()
  @IsString({ message: 'Bitte Nummer, Name oder Telefon angeben.' })
  @MaxLength(60, { message: 'Bitte höchstens 60 Zeichen.' })
  q: string;
}
