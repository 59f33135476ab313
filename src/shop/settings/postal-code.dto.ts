import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsNumber, Max, Min } from 'class-validator';

export class AroundDto {
  @Type(() => Number)
  @IsNumber({}, { message: 'Bitte die Länge angeben.' })
  @Min(-180, { message: 'Bitte die Länge angeben.' })
  @Max(180, { message: 'Bitte die Länge angeben.' })
  @ApiProperty({ type: Number, minimum: -180, maximum: 180 })
  lon: number;

  @Type(() => Number)
  @IsNumber({}, { message: 'Bitte die Breite angeben.' })
  @Min(-90, { message: 'Bitte die Breite angeben.' })
  @Max(90, { message: 'Bitte die Breite angeben.' })
  @ApiProperty({ type: Number, minimum: -90, maximum: 90 })
  lat: number;
}
