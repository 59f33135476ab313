import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsEmail,
  IsIn,
  IsInt,
  Max,
  Min,
  ValidateBy,
  ValidateIf,
} from 'class-validator';
import { isDate } from '../../shared/berlin-time.js';
import type { Position } from '../delivery/delivery.types.js';
import { VAT_SCHEMES, type VatScheme } from '../pricing/pricing.types.js';
import { Given, Line, LineLike, Nested, NestedList } from '../restaurant/fields.js';
import { WeekDto } from '../restaurant/hours.dto.js';
import { PAYMENT_METHODS } from '../restaurant/pay-ways.types.js';
import {
  type CallLimits,
  CONTACT_MONTHS,
  type LadderMinutes,
  MOST_CALL_LIMITS,
  MOST_LADDER,
  PRINTER_TYPES,
  type PrinterType,
  REUSE,
  type Reuse,
  TIDY_HOURS,
  TIP_RECIPIENTS,
  type TipRecipient,
} from '../restaurant/shop.types.js';
import {
  DeliveryAreaDto,
  DeliveryAreaRuleDto,
  isPosition,
  MinutesDto,
  PlacedCodeDto,
} from './delivery.dto.js';
import {
  HolidaysDto,
  LeadMinutesDto,
  OwnTimesDto,
  SlotsDto,
  SpecialDayDto,
  VacationDto,
} from './opening.dto.js';
import { PayWayDto } from './pay-way.dto.js';

const HOST = /^[a-z0-9]([a-z0-9.:-]*[a-z0-9])?$/i;

const Switch = () =>
  applyDecorators(
    Given(),
    IsBoolean({ message: 'Bitte an oder aus wählen.' }),
    ApiProperty({ type: Boolean, required: false }),
  );

const Day = () =>
  applyDecorators(
    ValidateIf((_, value) => value !== undefined && value !== null),
    ValidateBy({
      name: 'day',
      validator: {
        validate: (value) => typeof value === 'string' && isDate(value),
        defaultMessage: () => 'Bitte ein Datum angeben.',
      },
    }),
    ApiProperty({ type: String, format: 'date', required: false, nullable: true }),
  );

const List = (most: number, item: () => new () => object) =>
  applyDecorators(
    Given(),
    ArrayMaxSize(most, { message: `Höchstens ${most} Einträge.` }),
    NestedList(item, 'Bitte eine Liste angeben.'),
    ApiProperty({ type: () => item(), isArray: true, required: false, maxItems: most }),
  );

const Part = (sentence: string, type: () => new () => object) =>
  applyDecorators(Given(), Nested(type, sentence), ApiProperty({ type: () => type(), required: false }));

const Whole = (max: number, what: string, min = 0) => {
  const message = `Bitte ${what} von ${min} bis ${max} angeben.`;
  return applyDecorators(
    Given(),
    IsInt({ message }),
    Min(min, { message }),
    Max(max, { message }),
    ApiProperty({ type: 'integer', minimum: min, maximum: max, required: false }),
  );
};

const Place = () =>
  applyDecorators(
    ValidateIf((_, value) => value !== undefined && value !== null),
    ValidateBy({
      name: 'place',
      validator: {
        validate: isPosition,
        defaultMessage: () => 'Bitte Breite und Länge wie 52.5004, 13.4049 angeben.',
      },
    }),
    ApiProperty({
      type: Number,
      isArray: true,
      minItems: 2,
      maxItems: 2,
      example: [13.4049, 52.5004],
      required: false,
      nullable: true,
    }),
  );

const Most = (max: number, message: string, min = 1) =>
  applyDecorators(
    IsInt({ message }),
    Min(min, { message }),
    Max(max, { message }),
    ApiProperty({ type: 'integer', minimum: min, maximum: max }),
  );

class CallLimitsDto implements CallLimits {
  @Most(MOST_CALL_LIMITS.pieces, 'Bitte eine Stückzahl von 1 bis 999 angeben.') pieces: number;
  @Most(MOST_CALL_LIMITS.lines, 'Bitte eine Zahl von 1 bis 100 angeben.') lines: number;
  @Most(MOST_CALL_LIMITS.cents, 'Bitte einen Betrag von 0,01 bis 100.000,00 € angeben.') cents: number;
}

const Step = (max: number) => Most(max, `Bitte 0 bis ${max} Minuten angeben.`, 0);

class LadderDto implements LadderMinutes {
  @Step(MOST_LADDER.push) push: number;
  @Step(MOST_LADDER.mail) mail: number;
  @Step(MOST_LADDER.reject) reject: number;
}

export class SettingsDto {
  @Switch() shopEnabled?: boolean;
  @Switch() preorder?: boolean;
  @Switch() menuOnly?: boolean;
  @Switch() payOnSite?: boolean;
  @Switch() dailyFigures?: boolean;
  @Switch() autoAccept?: boolean;

  @List(100, () => DeliveryAreaDto)
  deliveryAreas?: DeliveryAreaDto[];

  @List(500, () => DeliveryAreaRuleDto)
  deliveryAreaRules?: DeliveryAreaRuleDto[];

  @Place() position?: Position | null;

  @List(200, () => PlacedCodeDto)
  @ArrayUnique(({ code }: PlacedCodeDto) => code, { message: 'Diese Postleitzahl steht schon da.' })
  placedCodes?: PlacedCodeDto[];

  @Part('Bitte die Lieferzeit angeben.', () => MinutesDto)
  deliveryTime?: MinutesDto;

  @Part('Bitte die Öffnungszeiten angeben.', () => WeekDto)
  shopTimes?: WeekDto;

  @Part('Bitte die Zeiten angeben.', () => OwnTimesDto)
  ownTimes?: OwnTimesDto;

  @List(100, () => SpecialDayDto)
  specialDays?: SpecialDayDto[];

  @List(50, () => VacationDto)
  vacations?: VacationDto[];

  @Part('Bitte angeben, was an Feiertagen gilt.', () => HolidaysDto)
  holidays?: HolidaysDto;

  @Part('Bitte die Vorlaufzeiten angeben.', () => LeadMinutesDto)
  leadMinutes?: LeadMinutesDto;

  @Part('Bitte die Zeitfenster angeben.', () => SlotsDto)
  slots?: SlotsDto;

  @Whole(240, 'Minuten') lastOrderMinutes?: number;
  @Whole(60, 'Tage') preorderMaxDays?: number;
  @Whole(CONTACT_MONTHS.most, 'Monate', CONTACT_MONTHS.least) contactMonths?: number;
  @Whole(TIDY_HOURS.most, 'Stunden') tidyHours?: number;

  @Given()
  @IsIn(VAT_SCHEMES, { message: 'Bitte wählen, wie ihr besteuert werdet.' })
  @ApiProperty({ enum: VAT_SCHEMES, required: false, default: 'regular' })
  vatScheme?: VatScheme;

  @Day() vatSchemeFrom?: string | null;

  @Part('Bitte angeben, ab wann Gäste anrufen sollen.', () => CallLimitsDto)
  callLimits?: CallLimitsDto;

  @Part('Bitte angeben, was geschieht, wenn niemand antwortet.', () => LadderDto)
  // By its interface: class-transformer takes a class with a field `push` for a kind of list.
  ladder?: LadderMinutes;

  @List(PAYMENT_METHODS.length, () => PayWayDto)
  @ArrayUnique(({ method }: PayWayDto) => method, { message: 'Diese Zahlart steht schon da.' })
  payWays?: PayWayDto[];

  @Day() shopStartDay?: string | null;
  @Day() shopCloseDay?: string | null;

  @Given()
  @IsArray({ message: 'Bitte eine Liste angeben.' })
  @ArrayMaxSize(20, { message: 'Höchstens 20 Adressen.' })
  @IsEmail({}, { each: true, message: 'Bitte gib gültige E-Mail-Adressen ein.' })
  @ApiProperty({ type: String, isArray: true, format: 'email', required: false, maxItems: 20 })
  shopEmails?: string[];

  @Given()
  @IsIn(REUSE, { message: 'Bitte wählen, was zu Mehrweg gilt.' })
  @ApiProperty({ enum: REUSE, required: false, default: 'notAffected' })
  reuse?: Reuse;

  @Given()
  @IsIn(TIP_RECIPIENTS, { message: 'Bitte wählen, wer das Trinkgeld bekommt.' })
  @ApiProperty({ enum: TIP_RECIPIENTS, required: false, default: 'staff' })
  tipRecipient?: TipRecipient;

  @Given()
  @IsIn(PRINTER_TYPES, { message: 'Bitte die Art des Druckers wählen.' })
  @ApiProperty({ enum: PRINTER_TYPES, required: false, default: 'Cloud' })
  printerType?: PrinterType;

  @LineLike(100, HOST, 'Bitte eine IP-Adresse oder einen Rechnernamen eingeben.')
  printerIP?: string;

  @Line(120)
  printerTopic?: string;
}
