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
  Matches,
  Max,
  MaxLength,
  Min,
  NotEquals,
} from 'class-validator';
import { Clean } from '../../../platform/http/input/clean.decorator.js';
import { Optional } from '../../../platform/http/input/optional.decorator.js';
import { MOST_AMOUNTS, MOST_BALANCE_CENTS, MOST_VOUCHER_CENTS } from '../voucher.rules.js';
import { VOUCHER_STATES, type VoucherState } from '../voucher.types.js';

const WHICH = { message: 'Welcher Gutschein?' };
const WHY = { message: 'Bitte einen Grund angeben.' };
const AMOUNT = { message: 'Bitte einen Betrag angeben.' };
const TOO_MUCH = { message: 'Das ist zu viel für einen Gutschein.' };

export class WhichVoucherDto {
  @ApiProperty()
  @Length(20, 20, WHICH)
  @IsString(WHICH)
  id: string;
}

export class BlockVoucherDto extends WhichVoucherDto {
  @ApiProperty()
  @Clean(140)
  @Matches(/\S/, WHY)
  @IsString(WHY)
  note: string;
}

export class CorrectVoucherDto extends BlockVoucherDto {
  @ApiProperty({ minimum: -MOST_BALANCE_CENTS, maximum: MOST_BALANCE_CENTS })
  @NotEquals(0, AMOUNT)
  @Min(-MOST_BALANCE_CENTS, TOO_MUCH)
  @Max(MOST_BALANCE_CENTS, TOO_MUCH)
  @IsInt(AMOUNT)
  cents: number;
}

export class VoucherListDto {
  @ApiPropertyOptional()
  @Optional()
  @MaxLength(80, { message: 'Das ist zu lang.' })
  @IsString({ message: 'Wonach suchen?' })
  search?: string;

  @ApiPropertyOptional({ enum: VOUCHER_STATES })
  @Optional()
  @IsIn(VOUCHER_STATES, { message: 'Diesen Stand gibt es nicht.' })
  state?: VoucherState;

  @ApiPropertyOptional({ minimum: 1, maximum: 1_000 })
  @Optional()
  @Min(1, { message: 'Diese Seite gibt es nicht.' })
  @Max(1_000, { message: 'Diese Seite gibt es nicht.' })
  @IsInt({ message: 'Diese Seite gibt es nicht.' })
  @Type(() => Number)
  page?: number;
}

export class VoucherTermsDto {
  @ApiProperty()
  @IsBoolean({ message: 'Ja oder nein?' })
  on: boolean;

  @ApiProperty({ type: [Number], maxItems: MOST_AMOUNTS })
  @ArrayMaxSize(MOST_AMOUNTS, { message: 'So viele Beträge passen nicht.' })
  @Max(MOST_VOUCHER_CENTS, { ...TOO_MUCH, each: true })
  @IsInt({ ...AMOUNT, each: true })
  @IsArray(AMOUNT)
  amounts: number[];

  @ApiProperty()
  @Max(MOST_VOUCHER_CENTS, TOO_MUCH)
  @IsInt(AMOUNT)
  ownFromCents: number;

  @ApiProperty()
  @Max(MOST_VOUCHER_CENTS, TOO_MUCH)
  @IsInt(AMOUNT)
  ownToCents: number;
}

export class MatchDto extends WhichVoucherDto {
  @ApiProperty()
  @Length(20, 20, WHICH)
  @IsString(WHICH)
  voucherId: string;
}

export class DecideDto extends WhichVoucherDto {
  @ApiProperty()
  @IsBoolean({ message: 'Annehmen oder ablehnen?' })
  accept: boolean;
}
