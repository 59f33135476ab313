import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  Matches,
  Max,
  Min,
  ValidateBy,
  ValidateIf,
} from 'class-validator';
import {
  type AreaMatch,
  BELOW_MINIMUM,
  type BelowMinimum,
  type DeliveryArea,
  type DeliveryAreaRule,
  type PlacedCode,
  type Position,
} from '../delivery/delivery.types.js';
import type { ShopTimes } from '../opening-hours/opening-hours.types.js';
import { NeededLine, Nested } from '../restaurant/fields.js';
import { WholeWeekDto } from '../restaurant/hours.dto.js';

const Amount = () =>
  applyDecorators(
    IsInt({ message: 'Bitte einen Betrag eingeben.' }),
    Min(0, { message: 'Der Betrag muss größer oder gleich 0,00 € sein.' }),
    Max(100_000, { message: 'Bitte einen Betrag bis 1.000,00 € eingeben.' }),
    ApiProperty({ type: 'integer', minimum: 0, maximum: 100_000 }),
  );

const Minutes = () =>
  applyDecorators(
    IsInt({ message: 'Bitte ganze Minuten eingeben.' }),
    Min(0, { message: 'Bitte mindestens 0 Minuten eingeben.' }),
    Max(600, { message: 'Bitte höchstens 600 Minuten eingeben.' }),
    ApiProperty({ type: 'integer', minimum: 0, maximum: 600 }),
  );

const Match = () =>
  applyDecorators(
    ValidateBy({
      name: 'areaMatch',
      validator: { validate: isAreaMatch, defaultMessage: () => 'Bitte das Gebiet festlegen.' },
    }),
    ApiProperty({ type: Object, example: { type: 'plz', codes: ['10969'] } }),
  );

export class MinutesDto {
  @Minutes() from: number;
  @Minutes() to: number;
}

export class DeliveryAreaDto implements DeliveryArea {
  @NeededLine(40)
  @IsNotEmpty({ message: 'Bitte ausfüllen.' })
  id: string;

  @NeededLine(80)
  name: string;

  @IsBoolean({ message: 'Bitte wählen, ob das Gebiet aktiv ist.' })
  @ApiProperty({ type: Boolean })
  active: boolean;

  @ApiProperty({ type: 'integer', minimum: 0, maximum: 999 })
  @Max(999, { message: 'Bitte eine Zahl bis 999 eingeben.' })
  @Min(0, { message: 'Bitte eine Zahl ab 0 eingeben.' })
  @IsInt({ message: 'Bitte eine ganze Zahl eingeben.' })
  priority: number;

  @Match() match: AreaMatch;
  @Amount() minOrderCents: number;
  @Amount() feeCents: number;

  @ValidateIf((_, value) => value !== null)
  @Amount()
  freeFromCents: number | null;

  @IsIn(BELOW_MINIMUM, { message: 'Bitte wählen, was unter dem Mindestbestellwert gilt.' })
  @ApiProperty({ enum: BELOW_MINIMUM })
  belowMinimum: BelowMinimum;

  @Amount() surchargeCents: number;

  @Nested(() => MinutesDto, 'Bitte die Lieferzeit angeben.')
  @ApiProperty({ type: () => MinutesDto })
  eta: MinutesDto;

  @ValidateIf((_, value) => value !== null)
  @Nested(() => WholeWeekDto, 'Bitte die Zeiten angeben.')
  @ApiProperty({ type: () => WholeWeekDto, nullable: true })
  times: ShopTimes | null;
}

export class DeliveryAreaRuleDto implements DeliveryAreaRule {
  @NeededLine(40)
  areaId: string;

  @Amount() fromOrderCents: number;
  @Amount() feeCents: number;
}

export class PlacedCodeDto implements PlacedCode {
  @Matches(/^\d{5}$/, { message: 'Bitte eine fünfstellige Postleitzahl eingeben.' })
  @ApiProperty({ type: String, pattern: '^\\d{5}$' })
  code: string;

  @ValidateBy({
    name: 'place',
    validator: {
      validate: isPosition,
      defaultMessage: () => 'Bitte Breite und Länge wie 52.5004, 13.4049 angeben.',
    },
  })
  @ApiProperty({ type: Number, isArray: true, minItems: 2, maxItems: 2, example: [13.4049, 52.5004] })
  position: Position;
}

const MAX_CODES = 500;
const MAX_POINTS = 2_000;

/** Exactly the shapes of the union: what is stored here is drawn, compared and measured later. */
function isAreaMatch(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const match = value as Record<string, unknown>;
  if (match.type === 'plz') return areStrings(match.codes, /^\d{5}$/) && areStreets(match.exceptStreets);
  if (match.type === 'radius') return isPosition(match.center) && isWithin(match.km, 0, 100);
  return match.type === 'polygon' && Array.isArray(match.rings) && match.rings.every(isRing);
}

const areStrings = (value: unknown, like: RegExp): boolean =>
  Array.isArray(value) &&
  value.length <= MAX_CODES &&
  value.every((item) => typeof item === 'string' && like.test(item));

const areStreets = (value: unknown): boolean => value === undefined || areStrings(value, /^.{1,100}$/u);

const isRing = (value: unknown): boolean =>
  Array.isArray(value) && value.length >= 3 && value.length <= MAX_POINTS && value.every(isPosition);

/** Longitude, then latitude. */
export function isPosition(value: unknown): boolean {
  return (
    Array.isArray(value) && value.length === 2 && isWithin(value[0], -180, 180) && isWithin(value[1], -90, 90)
  );
}

const isWithin = (value: unknown, from: number, to: number): boolean =>
  typeof value === 'number' && value >= from && value <= to;
