import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn } from 'class-validator';
import { RESULT_SPANS, type ResultSpan } from './results.view.js';

export class ResultsDto {
  @ApiProperty({ enum: RESULT_SPANS, type: Number })
  @IsIn(RESULT_SPANS, { message: 'Bitte 7, 30 oder 90 Tage wählen.' })
  @Type(() => Number)
  days: ResultSpan;
}
