import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsBoolean, Matches } from 'class-validator';
import type { DayTimes, ShopTimes, TimeRange } from '../opening-hours/opening-hours.types.js';
import { Given, Nested, NestedList } from './fields.js';

const MAX_RANGES = 4;

export class RangeDto implements TimeRange {
  @Matches(/^([01]\d|2[0-3]):[0-5]\d$/, { message: 'Bitte eine Uhrzeit wie 11:30 eingeben.' })
  @ApiProperty({ type: String, example: '11:30' })
  from: string;

  @Matches(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, { message: 'Bitte eine Uhrzeit wie 22:00 eingeben.' })
  @ApiProperty({ type: String, example: '22:00' })
  to: string;
}

class DayDto implements DayTimes {
  @IsBoolean({ message: 'Bitte wählen, ob an diesem Tag geöffnet ist.' })
  @ApiProperty({ type: Boolean })
  closed: boolean;

  @ArrayMaxSize(MAX_RANGES, { message: 'Höchstens vier Zeiträume am Tag.' })
  @NestedList(() => RangeDto, 'Bitte die Zeiten dieses Tages angeben.')
  @ApiProperty({ type: () => RangeDto, isArray: true, maxItems: MAX_RANGES })
  ranges: RangeDto[];
}

const Day = ({ required }: { required: boolean }) =>
  applyDecorators(
    ...(required ? [] : [Given()]),
    Nested(() => DayDto, 'Bitte die Zeiten dieses Tages angeben.'),
    ApiProperty({ type: () => DayDto, required }),
  );

/** The days that change; the others stay. */
export class WeekDto implements Partial<ShopTimes> {
  @Day({ required: false }) monday?: DayDto;
  @Day({ required: false }) tuesday?: DayDto;
  @Day({ required: false }) wednesday?: DayDto;
  @Day({ required: false }) thursday?: DayDto;
  @Day({ required: false }) friday?: DayDto;
  @Day({ required: false }) saturday?: DayDto;
  @Day({ required: false }) sunday?: DayDto;
}

export class WholeWeekDto implements ShopTimes {
  @Day({ required: true }) monday: DayDto;
  @Day({ required: true }) tuesday: DayDto;
  @Day({ required: true }) wednesday: DayDto;
  @Day({ required: true }) thursday: DayDto;
  @Day({ required: true }) friday: DayDto;
  @Day({ required: true }) saturday: DayDto;
  @Day({ required: true }) sunday: DayDto;
}
