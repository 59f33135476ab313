import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';

export class DeskHereDto {
  /** The browser lets it ring. */
  @ApiProperty()
  @IsBoolean({ message: 'Bitte an oder aus angeben.' })
  sound: boolean;
}
