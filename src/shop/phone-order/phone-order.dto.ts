import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { Clean } from '../../platform/http/input/clean.decorator.js';
import { Optional } from '../../platform/http/input/optional.decorator.js';
import { READABLE } from '../../shared/text.js';
import { MOST_CALL_LIMITS } from '../restaurant/shop.types.js';
import { PHONE_PAYMENTS, PHONE_WAYS, type PhonePayment, type PhoneWay } from './phone-order.view.js';

const TEXT = { message: 'Das konnten wir nicht lesen.' };
const WHOLE = { message: 'Bitte eine ganze Zahl angeben.' };
const WHEN = { message: 'Diese Zeit gibt es nicht.' };
const WHAT = { message: 'Bitte wähle das Gericht noch einmal.' };
const POSTAL_CODE = { message: 'Bitte gib eine fünfstellige Postleitzahl ein.' };
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/;
const WAY = { message: 'Bitte Lieferung oder Abholung wählen.' };
const PHONE = { message: 'Das ist zu lang für eine Telefonnummer.' };

export class CallerDto {
  @ApiProperty()
  @MaxLength(40, PHONE)
  @IsString(TEXT)
  phone: string;
}

export class PhoneOptionDto {
  @ApiProperty()
  @MaxLength(40, WHAT)
  @IsString(WHAT)
  groupId: string;

  @ApiProperty()
  @MaxLength(40, WHAT)
  @IsString(WHAT)
  optionId: string;

  @ApiProperty()
  @Max(20, WHAT)
  @Min(1, WHAT)
  @IsInt(WHOLE)
  quantity: number;
}

export class PhoneLineDto {
  @ApiProperty()
  @MaxLength(40, WHAT)
  @IsString(WHAT)
  productId: string;

  @ApiPropertyOptional({ nullable: true, type: String })
  @MaxLength(40, WHAT)
  @IsString(WHAT)
  @IsOptional()
  variantId?: string | null;

  @ApiProperty({ type: [PhoneOptionDto] })
  @ArrayMaxSize(50, { message: 'Das sind zu viele Extras.' })
  @IsObject({ each: true, ...WHAT })
  @IsArray(WHAT)
  @ValidateNested({ each: true, ...WHAT })
  @Type(() => PhoneOptionDto)
  options: PhoneOptionDto[] = [];

  @ApiProperty()
  @Max(MOST_CALL_LIMITS.pieces, { message: `Bitte höchstens ${MOST_CALL_LIMITS.pieces} Stück.` })
  @Min(1, { message: 'Bitte mindestens ein Stück.' })
  @IsInt(WHOLE)
  quantity: number;

  @ApiPropertyOptional()
  @Clean(140)
  @Optional()
  @IsString(TEXT)
  note?: string;
}

export class PhoneAddressDto {
  @ApiPropertyOptional()
  @Clean(80)
  @IsString(TEXT)
  @Optional()
  street: string = '';

  @ApiPropertyOptional()
  @Clean(12)
  @IsString(TEXT)
  @Optional()
  houseNo: string = '';

  @ApiProperty()
  @Clean(12)
  @Matches(/^\d{5}$/, POSTAL_CODE)
  postalCode: string;

  @ApiPropertyOptional()
  @Clean(60)
  @IsString(TEXT)
  @Optional()
  city: string = '';

  @ApiPropertyOptional()
  @Clean(60)
  @IsString(TEXT)
  @Optional()
  floor: string = '';

  @ApiPropertyOptional()
  @Clean(80)
  @IsString(TEXT)
  @Optional()
  company: string = '';

  @ApiPropertyOptional()
  @Clean(140)
  @IsString(TEXT)
  @Optional()
  note: string = '';
}

export class PhoneSlotsDto {
  @ApiProperty({ enum: PHONE_WAYS })
  @IsIn(PHONE_WAYS, WAY)
  fulfilment: PhoneWay;
}

export class PhoneQuoteDto extends PhoneSlotsDto {
  @ApiProperty({ description: "'asap' or an instant like 2026-11-20T17:30:00Z" })
  @ValidateIf(({ when }) => when !== 'asap')
  @Matches(INSTANT, WHEN)
  @IsISO8601({ strict: true }, WHEN)
  when: string;

  @ApiProperty({ type: [PhoneLineDto] })
  @ArrayMaxSize(MOST_CALL_LIMITS.lines, { message: 'Das sind zu viele Zeilen für eine Bestellung.' })
  @IsObject({ each: true, ...WHAT })
  @IsArray(WHAT)
  @ValidateNested({ each: true, ...WHAT })
  @Type(() => PhoneLineDto)
  lines: PhoneLineDto[];

  @ApiProperty({ enum: PHONE_PAYMENTS })
  @IsIn(PHONE_PAYMENTS, { message: 'Bitte bar oder Karte wählen.' })
  payment: PhonePayment;

  @ApiPropertyOptional({ type: PhoneAddressDto })
  @ValidateIf(({ fulfilment, address }) => fulfilment === 'delivery' && address != null)
  @IsObject(TEXT)
  @ValidateNested(TEXT)
  @Type(() => PhoneAddressDto)
  address?: PhoneAddressDto;
}

export class PhoneOrderDto extends PhoneQuoteDto {
  @ApiProperty()
  @MaxLength(40, PHONE)
  @IsString(TEXT)
  phone: string;

  @ApiProperty()
  @Clean(80)
  @Matches(READABLE, { message: 'Auf welchen Namen?' })
  @IsString(TEXT)
  name: string;

  /** For the kitchen. */
  @ApiPropertyOptional()
  @Clean(300, 'many')
  @Optional()
  @IsString(TEXT)
  note?: string;

  /** The caller wants to be known the next time. */
  @ApiProperty()
  @IsBoolean(TEXT)
  remembered: boolean;

  @ApiPropertyOptional()
  @Optional()
  @IsBoolean(TEXT)
  ageConfirmed?: boolean;

  /** From now on, as it was said on the phone; orders ahead have their time already. */
  @ApiPropertyOptional()
  @Optional()
  @Max(240, { message: 'Bitte höchstens vier Stunden angeben.' })
  @Min(1, { message: 'Bitte mindestens eine Minute angeben.' })
  @IsInt(WHOLE)
  minutes?: number;

  @ApiPropertyOptional()
  @Optional()
  @IsInt(WHOLE)
  expectedCents?: number;
}
