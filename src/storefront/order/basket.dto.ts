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
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { Clean } from '../../platform/http/input/clean.decorator.js';
import { Optional } from '../../platform/http/input/optional.decorator.js';
import { PAYMENT_METHODS, type PaymentMethod } from '../../shop/basket/basket.types.js';
import { MOST_CASH_CENTS } from '../../shop/restaurant/pay-ways.types.js';
import { MOST_CALL_LIMITS } from '../../shop/restaurant/shop.types.js';
import { says } from '../words/says.js';
import { AddressDto, GuestContactDto, POSTAL_CODE } from './contact.dto.js';

const BY_GUESTS = ['pickup', 'delivery'] as const;
const AND_AT_TABLES = [...BY_GUESTS, 'table'] as const;
type GuestFulfilment = (typeof AND_AT_TABLES)[number];

const INSTANT = /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?Z$/;
const WHEN = says('time.unknown');
const ID = says('choice.unknown');
const MOST_CODES = 5;
const WHOLE = says('number.whole');
/** More than any basket comes to; what a guest saw is repeated in the sentence about another price. */
const MOST_SHOWN_CENTS = 100_000_000;

/** The lowest decorator is asked first and its refusal is the one that is said: what something is, then how much. */
export class ChosenOptionDto {
  @ApiProperty()
  @IsString(ID)
  @Length(1, 40, ID)
  groupId: string;

  @ApiProperty()
  @IsString(ID)
  @Length(1, 40, ID)
  optionId: string;

  @ApiProperty({ minimum: 1, maximum: 20 })
  @Min(1, says('extra.tooFew'))
  @Max(20, says('extra.tooMany'))
  @IsInt(WHOLE)
  quantity: number;
}

export class BasketLineDto {
  @ApiProperty()
  @IsString(ID)
  @Length(1, 40, ID)
  productId: string;

  @ApiPropertyOptional({ nullable: true, type: String })
  @IsOptional()
  @IsString(ID)
  @Length(1, 40, ID)
  variantId?: string | null;

  @ApiProperty({ type: [ChosenOptionDto] })
  @ArrayMaxSize(50, says('extras.tooMany'))
  @IsObject(says('value.unfit', { each: true }))
  @IsArray(says('extras.incomplete'))
  @ValidateNested(says('value.unfit', { each: true }))
  @Type(() => ChosenOptionDto)
  options: ChosenOptionDto[] = [];

  /** How many the restaurant takes online is its own setting; see `callLimits`. */
  @ApiProperty({ minimum: 1, maximum: MOST_CALL_LIMITS.pieces })
  @Min(1, says('quantity.tooFew'))
  @Max(MOST_CALL_LIMITS.pieces, says('quantity.tooMany'))
  @IsInt(WHOLE)
  quantity: number;

  @ApiPropertyOptional()
  @Clean(140)
  @Optional()
  @IsString(says('note.unreadable'))
  note?: string;
}

export class BasketDto {
  @ApiProperty({ enum: AND_AT_TABLES })
  @IsIn(AND_AT_TABLES, says('fulfilment.notOffered'))
  fulfilment: GuestFulfilment;

  /** Stands on the table; only asked there. */
  @ApiPropertyOptional()
  @ValidateIf(({ fulfilment }) => fulfilment === 'table')
  @IsString(says('table.missing'))
  @Length(1, 100, says('table.missing'))
  tableCode?: string;

  /** The secret that joining the table has given to this browser. */
  @ApiPropertyOptional()
  @Optional()
  @IsString(says('table.missing'))
  @MaxLength(100, says('table.missing'))
  tableGuest?: string;

  /** For everybody at the table: split evenly. */
  @ApiPropertyOptional()
  @Optional()
  @IsBoolean(says('value.unfit'))
  shared?: boolean;

  @ApiProperty({ description: "'asap' or an instant like 2026-11-20T17:30:00Z" })
  @ValidateIf(({ when }) => when !== 'asap')
  @Matches(INSTANT, WHEN)
  @IsISO8601({ strict: true }, WHEN)
  when: string;

  @ApiProperty({ type: [BasketLineDto] })
  @ArrayMaxSize(MOST_CALL_LIMITS.lines, says('basket.tooLong'))
  @IsObject(says('value.unfit', { each: true }))
  @IsArray(says('basket.missing'))
  @ValidateNested(says('value.unfit', { each: true }))
  @Type(() => BasketLineDto)
  lines: BasketLineDto[];

  @ApiProperty({ enum: PAYMENT_METHODS })
  @IsIn(PAYMENT_METHODS, says('payment.unknown'))
  payment: PaymentMethod;

  /** "Zahle mit 50 €": a wish, read by whoever brings the change. */
  @ApiPropertyOptional({ minimum: 0, maximum: MOST_CASH_CENTS })
  @Optional()
  @Min(0, says('cash.unfit'))
  @Max(MOST_CASH_CENTS, says('cash.unfit'))
  @IsInt(WHOLE)
  cashCents?: number;

  /** Of vouchers. What is wrong with one stands in the quote, not here. */
  @ApiPropertyOptional({ type: [String], maxItems: MOST_CODES })
  @Optional()
  @ArrayMaxSize(MOST_CODES, says('codes.tooMany'))
  @MaxLength(40, says('codes.tooLong', { each: true }))
  @IsString(says('codes.tooLong', { each: true }))
  @IsArray(says('codes.tooLong'))
  codes?: string[];

  @ApiPropertyOptional({ minimum: 0, maximum: 20000 })
  @Optional()
  @Min(0, says('tip.negative'))
  @Max(20_000, says('tip.tooMuch'))
  @IsInt(WHOLE)
  tipCents?: number;
}

/** What a basket needs to know its price: the postal code decides the area, which may exclude single streets and houses. */
export class PlaceDto {
  @ApiProperty()
  @Clean(12)
  @Matches(POSTAL_CODE, says('postalCode.invalid'))
  postalCode: string;

  @ApiPropertyOptional()
  @Clean(80)
  @Optional()
  @IsString(says('street.unreadable'))
  street?: string;

  @ApiPropertyOptional()
  @Clean(12)
  @Optional()
  @IsString(says('houseNo.missing'))
  houseNo?: string;

  @ApiPropertyOptional()
  @Clean(60)
  @Optional()
  @IsString(says('city.missing'))
  city?: string;
}

export class QuoteDto extends BasketDto {
  /** Only asked of deliveries. */
  @ApiPropertyOptional({ type: PlaceDto })
  @ValidateIf(({ fulfilment, address }) => fulfilment === 'delivery' && address != null)
  @IsObject(says('address.unreadable'))
  @ValidateNested(says('value.unfit'))
  @Type(() => PlaceDto)
  address?: PlaceDto;
}

export class GuestSlotsDto {
  @ApiProperty({ enum: BY_GUESTS })
  @IsIn(BY_GUESTS, says('fulfilment.notOffered'))
  fulfilment: (typeof BY_GUESTS)[number];

  /** A delivery has the hours of its area. */
  @ApiPropertyOptional()
  @Optional()
  @Matches(POSTAL_CODE, says('postalCode.invalid'))
  postalCode?: string;
}

export class OrderDto extends BasketDto {
  @ApiPropertyOptional({ type: AddressDto })
  @ValidateIf(({ fulfilment }) => fulfilment === 'delivery')
  @IsObject(says('address.missing'))
  @ValidateNested(says('value.unfit'))
  @Type(() => AddressDto)
  address?: AddressDto;

  @ApiProperty({ type: GuestContactDto })
  @IsObject(says('contact.missing'))
  @ValidateNested(says('contact.missing'))
  @Type(() => GuestContactDto)
  contact: GuestContactDto;

  @ApiPropertyOptional({ minimum: 0, maximum: MOST_SHOWN_CENTS })
  @Optional()
  @Min(0, says('value.unfit'))
  @Max(MOST_SHOWN_CENTS, says('value.unfit'))
  @IsInt(WHOLE)
  expectedCents?: number;

  /** What each line cost in the basket, so that a change can be named. */
  @ApiPropertyOptional({ type: [Number], maxItems: MOST_CALL_LIMITS.lines })
  @Optional()
  @ArrayMaxSize(MOST_CALL_LIMITS.lines, says('basket.tooLong'))
  @Min(0, says('value.unfit', { each: true }))
  @Max(MOST_SHOWN_CENTS, says('value.unfit', { each: true }))
  @IsInt(says('number.whole', { each: true }))
  @IsArray(says('prices.missing'))
  expectedLines?: number[];

  /** "Ich bin mindestens 16 Jahre alt": demanded where the basket holds something for grown-ups. */
  @ApiPropertyOptional()
  @Optional()
  @IsBoolean(says('age.unconfirmed'))
  ageConfirmed?: boolean;
}
