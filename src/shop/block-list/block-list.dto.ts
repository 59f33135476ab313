import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsString,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { Clean } from '../../platform/http/input/clean.decorator.js';
import { Optional } from '../../platform/http/input/optional.decorator.js';
import { BLOCK_KINDS, BLOCK_MONTHS, type BlockKind, type BlockMonths } from './block-list.types.js';

const WHAT = { message: 'Was soll gesperrt werden?' };
const WHY = { message: 'Bitte einen Grund angeben.' };
const MOST = 1_000_000;

export class NewBlockDto {
  @ApiProperty({ enum: BLOCK_KINDS })
  @IsIn(BLOCK_KINDS, WHAT)
  kind: BlockKind;

  /** A number, a mail address, or street and house number. */
  @ApiProperty()
  @MaxLength(120, { message: 'Das ist zu lang.' })
  @IsString(WHAT)
  value: string;

  /** Only of an address. */
  @ApiPropertyOptional()
  @ValidateIf(({ kind }) => kind === 'address')
  @Matches(/^\d{5}$/, { message: 'Bitte gib eine fünfstellige Postleitzahl ein.' })
  postalCode?: string;

  @ApiProperty()
  @Clean(140)
  @Matches(/\S/, WHY)
  @IsString(WHY)
  reason: string;

  @ApiProperty({ enum: BLOCK_MONTHS })
  @IsIn(BLOCK_MONTHS, { message: 'Wie lange?' })
  months: BlockMonths;
}

export class BlockListDto {
  /** Its guest is about to be blocked. */
  @ApiPropertyOptional()
  @Optional()
  // An address somebody kept or mistyped opens the plain list.
  @Transform(({ value }) => (typeof value === 'string' && value.length === 20 ? value : undefined))
  order?: string;
}

export class WhichBlockDto {
  @ApiProperty()
  @Length(20, 20, WHAT)
  @IsString(WHAT)
  id: string;
}

export class CallBackDto {
  @ApiProperty({ nullable: true, type: Number })
  @ValidateIf(({ aboveCents }) => aboveCents !== null)
  @Max(MOST, { message: 'Bitte höchstens 10.000 €.' })
  @Min(100, { message: 'Bitte mindestens 1 €.' })
  @IsInt({ message: 'Bitte einen Betrag angeben.' })
  aboveCents: number | null;

  @ApiProperty()
  @IsBoolean({ message: 'Ja oder nein?' })
  first: boolean;

  /** Ask for payment online instead, once a method is connected. */
  @ApiPropertyOptional()
  @Optional()
  @IsBoolean({ message: 'Ja oder nein?' })
  payOnline?: boolean;
}
