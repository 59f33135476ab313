import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, IsString, Length, Max, MaxLength, Min } from 'class-validator';
import { ORDER_STATES, type OrderState, REJECT_REASONS, type RejectReason } from './order.types.js';

export class MoveOrderDto {
  @ApiProperty()
  @IsString({ message: 'Welche Bestellung ist gemeint?' })
  @Length(20, 20, { message: 'Welche Bestellung ist gemeint?' })
  id: string;

  @ApiProperty({ enum: ORDER_STATES })
  @IsIn(ORDER_STATES, { message: 'Diesen Stand gibt es nicht.' })
  to: OrderState;

  /** Minutes until it is ready, said when accepting. */
  @ApiPropertyOptional()
  @IsOptional()
  @IsInt({ message: 'Bitte ganze Minuten angeben.' })
  @Min(0, { message: 'Bitte mindestens 0 Minuten angeben.' })
  @Max(1440, { message: 'Bitte höchstens einen Tag angeben.' })
  minutes?: number;

  @ApiPropertyOptional({ enum: REJECT_REASONS })
  @IsOptional()
  @IsIn(REJECT_REASONS, { message: 'Diesen Grund gibt es nicht.' })
  reason?: RejectReason;

  /** A sentence of the restaurant for the guest. */
  @ApiPropertyOptional()
  @IsOptional()
  @IsString({ message: 'Bitte einen Text angeben.' })
  @MaxLength(200, { message: 'Bitte höchstens 200 Zeichen.' })
  text?: string;
}
