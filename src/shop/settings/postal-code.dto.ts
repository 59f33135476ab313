import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsNumber, Max, Min } from 'class-validator';

export class AroundDto {
  @ApiProperty({ type: Number, minimum: -180, maximum: 180 })
  @Type(() => Number)
  @Max(180, { message: 'Bitte die Länge angeben.' })
  @Min(-180, { message: 'Bitte die Länge angeben.' })
  @IsNumber({}, { message: 'Bitte die Länge angeben.' })
  lon: number;

  @ApiProperty({ type: Number, minimum: -90, maximum: 90 })
  @Type(() => Number)
  @Max(90, { message: 'Bitte die Breite angeben.' })
  @Min(-90, { message: 'Bitte die Breite angeben.' })
  @IsNumber({}, { message: 'Bitte die Breite angeben.' })
  lat: number;
}
