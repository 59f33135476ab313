import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, Length, MaxLength } from 'class-validator';

const WHICH = 'Welcher Bon ist gemeint?';
const STATION = 'Diese Station gibt es nicht.';

export class KitchenStationDto {
  /** Left out: every one. */
  @ApiPropertyOptional()
  @IsOptional()
  @IsString({ message: STATION })
  @MaxLength(80, { message: STATION })
  station?: string | null;
}

export class TicketDto extends KitchenStationDto {
  @ApiProperty()
  @IsString({ message: WHICH })
  @Length(20, 20, { message: WHICH })
  id: string;
}
