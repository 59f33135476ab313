import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { Nested } from '../restaurant/fields.js';

const MISSING = 'Der Browser hat keine Adresse genannt.';

class PushKeysDto {
  @ApiProperty()
  @IsString({ message: MISSING })
  @MaxLength(200, { message: MISSING })
  p256dh: string;

  @ApiProperty()
  @IsString({ message: MISSING })
  @MaxLength(100, { message: MISSING })
  auth: string;
}

export class PushEndpointDto {
  @ApiProperty()
  @IsString({ message: MISSING })
  @MaxLength(1_000, { message: MISSING })
  endpoint: string;
}

/** As `PushSubscription.toJSON()` of the browser says it. */
export class PushTargetDto extends PushEndpointDto {
  @ApiProperty({ type: PushKeysDto })
  @Nested(() => PushKeysDto, MISSING)
  keys: PushKeysDto;
}
