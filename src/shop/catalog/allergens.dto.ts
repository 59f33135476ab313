import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsInt } from 'class-validator';
import { CODE_SETS, type CodeSet } from './allergens.types.js';

export class CodeSetDto {
  @IsIn(CODE_SETS, { message: 'Diese Schreibweise gibt es nicht.' })
  @ApiProperty({ enum: CODE_SETS })
  codeSet: CodeSet;
}

const FIRST = 1;

export class AllergensPageDto {
  /** What is no page is the first one. */
  @Transform(({ value }) => (/^[1-9]\d{0,3}$/.test(String(value)) ? Number(value) : FIRST))
  @IsInt()
  page: number = FIRST;
}
