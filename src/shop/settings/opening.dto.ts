import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  Max,
  Min,
  ValidateIf,
} from 'class-validator';
import { FULFILMENTS, type Fulfilment } from '../../shared/fulfilment.types.js';
import {
  HOLIDAY_REGIONS,
  HOLIDAYS,
  type HolidayKey,
  type HolidayRegion,
  LAENDER,
  type Land,
} from '../opening-hours/holidays.types.js';
import {
  HOLIDAY_RULES,
  type HolidayRule,
  type HolidaySettings,
  type OpeningSettings,
  SLOT_STEPS,
  type SlotSettings,
  type SlotStep,
  type SpecialDay,
  type Vacation,
} from '../opening-hours/opening-hours.types.js';
import { Given, NeededLine, Nested, NestedList } from '../restaurant/fields.js';
import { RangeDto, WholeWeekDto } from '../restaurant/hours.dto.js';

const orNull = () => ValidateIf((_, value) => value !== null);

interface Bounds {
  min: number;
  max: number;
  what: string;
  nullable?: boolean;
}

const Whole = ({ min, max, what, nullable = false }: Bounds) => {
  const message = `Bitte ${what} von ${min} bis ${max} angeben.`;
  return applyDecorators(
    ...(nullable ? [orNull()] : []),
    IsInt({ message }),
    Min(min, { message }),
    Max(max, { message }),
    ApiProperty({ type: 'integer', minimum: min, maximum: max, nullable }),
  );
};

const Minutes = (max: number) => Whole({ min: 0, max, what: 'Minuten' });
const Cap = () => Whole({ min: 1, max: 10_000, what: 'eine Zahl', nullable: true });

const Ranges = () =>
  applyDecorators(
    ArrayMaxSize(4, { message: 'Höchstens vier Zeiträume am Tag.' }),
    NestedList(() => RangeDto, 'Bitte die Zeiten angeben.'),
    ApiProperty({ type: () => RangeDto, isArray: true, maxItems: 4 }),
  );

const Some = (keys: readonly string[], message: string) =>
  applyDecorators(
    IsArray({ message }),
    ArrayUnique({ message }),
    IsIn(keys as string[], { each: true, message }),
    ApiProperty({ enum: keys as string[], isArray: true }),
  );

const One = (keys: readonly (string | number)[], message: string) =>
  applyDecorators(IsIn(keys as string[], { message }), ApiProperty({ enum: keys as string[] }));

const OwnWeek = () =>
  applyDecorators(
    Given(),
    Nested(() => WholeWeekDto, 'Bitte die Zeiten angeben.'),
    ApiProperty({ type: () => WholeWeekDto, required: false }),
  );

const Switch = (message: string) => applyDecorators(IsBoolean({ message }), ApiProperty({ type: Boolean }));

export class OwnTimesDto implements Partial<OpeningSettings['ownTimes']> {
  @OwnWeek() delivery?: WholeWeekDto;
  @OwnWeek() pickup?: WholeWeekDto;
  @OwnWeek() table?: WholeWeekDto;
}

export class SpecialDayDto implements SpecialDay {
  @NeededLine(10) date: string;

  @orNull()
  @One(FULFILMENTS, 'Bitte wählen, wofür der Tag gilt.')
  fulfilment: Fulfilment | null;

  @Ranges() ranges: RangeDto[];
  @NeededLine(80) label: string;

  @Switch('Bitte wählen, ob der Vorabend um Mitternacht endet.')
  cutPrevious: boolean;
}

export class VacationDto implements Vacation {
  @NeededLine(10) from: string;
  @NeededLine(10) to: string;
  @NeededLine(80) label: string;
}

export class HolidaysDto implements HolidaySettings {
  @orNull()
  @One(Object.keys(LAENDER), 'Bitte das Bundesland auswählen.')
  land: Land | null;

  @One(HOLIDAY_RULES, 'Bitte wählen, was an Feiertagen gilt.')
  rule: HolidayRule;

  @Ranges() ranges: RangeDto[];

  @orNull()
  @Some(Object.keys(HOLIDAYS), 'Bitte Feiertage aus der Liste wählen.')
  only: HolidayKey[] | null;

  @Some(Object.keys(HOLIDAY_REGIONS), 'Bitte Orte aus der Liste wählen.')
  regions: HolidayRegion[];
}

export class LeadMinutesDto implements Record<Fulfilment, number> {
  @Minutes(1_440) delivery: number;
  @Minutes(1_440) pickup: number;
  @Minutes(1_440) table: number;
}

export class SlotsDto implements SlotSettings {
  @One(SLOT_STEPS, 'Bitte 5, 10, 15, 20, 30 oder 60 Minuten wählen.')
  stepMinutes: SlotStep;

  @Minutes(240) firstOffsetMinutes: number;
  @Cap() maxOrders: number | null;
  @Cap() maxItems: number | null;
}
