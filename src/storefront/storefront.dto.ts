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
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { Clean } from '../platform/http/clean.decorator.js';
import { PAYMENT_METHODS, type PaymentMethod } from '../shop/basket/basket.types.js';
import { AddressDto, ContactDto, POSTAL_CODE } from './order/guest-contact.dto.js';
import { LanguageDto } from './words/language.dto.js';

const BY_GUESTS = ['pickup', 'delivery'] as const;
type GuestFulfilment = (typeof BY_GUESTS)[number];

const INSTANT = /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?Z$/;
const WHEN = { message: 'Diese Uhrzeit kennen wir nicht.' };
const ID = { message: 'Diese Auswahl kennen wir nicht.' };
const WHOLE = { message: 'Bitte eine ganze Zahl angeben.' };

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
  @IsInt(WHOLE)
  @Min(1, { message: 'Bitte mindestens eins wählen.' })
  @Max(20, { message: 'So oft gibt es dieses Extra nicht.' })
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
  @IsArray({ message: 'Die Extras sind unvollständig.' })
  @ArrayMaxSize(50, { message: 'Das sind zu viele Extras.' })
  @ValidateNested({ each: true })
  @Type(() => ChosenOptionDto)
  options: ChosenOptionDto[] = [];

  @ApiProperty({ minimum: 1, maximum: 99 })
  @IsInt(WHOLE)
  @Min(1, { message: 'Bitte mindestens ein Stück bestellen.' })
  @Max(99, { message: 'Mehr als 99 Stück bitte telefonisch bestellen.' })
  quantity: number;

  @ApiPropertyOptional()
  @Clean(140)
  @IsOptional()
  @IsString({ message: 'Die Anmerkung konnten wir nicht lesen.' })
  note?: string;
}

export class BasketDto {
  /** Orders at a table come with their own page. */
  @ApiProperty({ enum: BY_GUESTS })
  @IsIn(BY_GUESTS, { message: 'Diese Art der Bestellung bietet das Restaurant gerade nicht an.' })
  fulfilment: GuestFulfilment;

  @ApiProperty({ description: "'asap' or an instant like 2026-11-20T17:30:00Z" })
  @ValidateIf(({ when }) => when !== 'asap')
  @Matches(INSTANT, WHEN)
  @IsISO8601({ strict: true }, WHEN)
  when: string;

  @ApiProperty({ type: [BasketLineDto] })
  @IsArray({ message: 'Der Warenkorb fehlt.' })
  @ArrayMaxSize(100, { message: 'Mehr als 100 Zeilen bitte telefonisch bestellen.' })
  @ValidateNested({ each: true })
  @Type(() => BasketLineDto)
  lines: BasketLineDto[];

  @ApiProperty({ enum: PAYMENT_METHODS })
  @IsIn(PAYMENT_METHODS, { message: 'Diese Zahlungsart gibt es nicht.' })
  payment: PaymentMethod;

  @ApiPropertyOptional({ minimum: 0, maximum: 20000 })
  @IsOptional()
  @IsInt(WHOLE)
  @Min(0, { message: 'Trinkgeld kann nicht negativ sein.' })
  @Max(20_000, { message: 'So viel Trinkgeld nehmen wir nur persönlich an.' })
  tipCents?: number;
}

/** What a basket needs to know its price: the postal code decides the area, a street may be left out of it. */
export class PlaceDto {
  @ApiProperty()
  @Clean(12)
  @Matches(POSTAL_CODE, { message: 'Bitte gib eine Postleitzahl mit fünf Ziffern an.' })
  postalCode: string;

  @ApiPropertyOptional()
  @Clean(80)
  @IsOptional()
  @IsString({ message: 'Die Straße konnten wir nicht lesen.' })
  street?: string;
}

export class QuoteDto extends BasketDto {
  /** Only asked of deliveries. */
  @ApiPropertyOptional({ type: PlaceDto })
  @ValidateIf(({ fulfilment, address }) => fulfilment === 'delivery' && address != null)
  @IsObject({ message: 'Die Adresse konnten wir nicht lesen.' })
  @ValidateNested()
  @Type(() => PlaceDto)
  address?: PlaceDto;
}

export class SlotsDto extends LanguageDto {
  @ApiProperty({ enum: BY_GUESTS })
  @IsIn(BY_GUESTS, { message: 'Diese Art der Bestellung bietet das Restaurant gerade nicht an.' })
  fulfilment: GuestFulfilment;

  /** A delivery has the hours of its area. */
  @ApiPropertyOptional()
  @IsOptional()
  @Matches(POSTAL_CODE, { message: 'Bitte gib eine Postleitzahl mit fünf Ziffern an.' })
  postalCode?: string;
}

export class OrderDto extends BasketDto {
  @ApiPropertyOptional({ type: AddressDto })
  @ValidateIf(({ fulfilment }) => fulfilment === 'delivery')
  @IsObject({ message: 'Bitte gib an, wohin wir liefern sollen.' })
  @ValidateNested()
  @Type(() => AddressDto)
  address?: AddressDto;

  @ApiProperty({ type: ContactDto })
  @ValidateNested({ message: 'Deine Angaben fehlen.' })
  @Type(() => ContactDto)
  contact: ContactDto;

  @ApiPropertyOptional()
  @IsOptional()
  @IsInt(WHOLE)
  expectedCents?: number;

  /** What each line cost in the basket, so that a change can be named. */
  @ApiPropertyOptional({ type: [Number], maxItems: 100 })
  @IsOptional()
  @IsArray({ message: 'Die Preise des Warenkorbs fehlen.' })
  @ArrayMaxSize(100, { message: 'Mehr als 100 Zeilen bitte telefonisch bestellen.' })
  @IsInt({ each: true, ...WHOLE })
  expectedLines?: number[];

  /** "Ich bin mindestens 16 Jahre alt": demanded where the basket holds something for grown-ups. */
  @ApiPropertyOptional()
  @IsOptional()
  @IsBoolean({ message: 'Bitte bestätige dein Alter.' })
  ageConfirmed?: boolean;
}
