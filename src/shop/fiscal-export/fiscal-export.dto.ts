import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsInt, IsString, Matches, Max, Min, ValidateBy } from 'class-validator';
import { isDate } from '../../shared/berlin-time.js';
import { Email, Given } from '../restaurant/fields.js';
import { isMonth } from './files/period.rules.js';

const says = (message: string) => ({ message });

const IsDay = () =>
  ValidateBy(
    { name: 'day', validator: { validate: (value) => typeof value === 'string' && isDate(value) } },
    says('Bitte einen Tag angeben.'),
  );
const IsMonth = () =>
  ValidateBy(
    { name: 'month', validator: { validate: (value) => typeof value === 'string' && isMonth(value) } },
    says('Bitte einen Monat angeben.'),
  );

/** An address somebody kept or mistyped opens the page. */
export class ShownMonthDto {
  @Given()
  @Transform(({ value }) => (typeof value === 'string' && isMonth(value) ? value : ''))
  @IsString(says('Bitte einen Monat angeben.'))
  month?: string;
}

export class MonthDto {
  @ApiProperty()
  @IsMonth()
  month: string;
}

export class MoreReceiptsDto extends MonthDto {
  /** The place in the chain where the last page ended. */
  @ApiProperty()
  @Type(() => Number)
  @IsInt(says('Bitte die Seite neu laden.'))
  @Min(1, says('Bitte die Seite neu laden.'))
  @Max(2 ** 40, says('Bitte die Seite neu laden.'))
  before: number;
}

export class PeriodOfExportDto {
  @ApiProperty()
  @Matches(/^20/, says('Bitte einen Tag ab dem Jahr 2000 angeben.'))
  @IsDay()
  from: string;

  @ApiProperty()
  @Matches(/^20/, says('Bitte einen Tag ab dem Jahr 2000 angeben.'))
  @IsDay()
  to: string;
}

export class AdviserDto {
  /** '' ends it. */
  @ApiProperty()
  @Email()
  @IsString(says('Bitte gib eine gültige E-Mail-Adresse ein.'))
  email: string;
}
