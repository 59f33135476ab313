import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsString,
  Length,
  Matches,
  MaxLength,
} from 'class-validator';
import { Clean } from '../../platform/http/input/clean.decorator.js';
import { Optional } from '../../platform/http/input/optional.decorator.js';
import { Given, ShownDay } from '../restaurant/fields.js';

const NAME = { message: 'Wie heißt, wer fährt?' };
const WHO = { message: 'Wer ist gemeint?' };
const STOPS = { message: 'Bitte mindestens eine Bestellung wählen.' };
const MOST_STOPS = 20;

export class NewDriverDto {
  @ApiProperty()
  @Clean(40)
  @Matches(/\S/, NAME)
  @IsString(NAME)
  name: string;
}

export class WhichDriverDto {
  @ApiProperty()
  @Length(20, 20, WHO)
  @IsString(WHO)
  id: string;
}

export class SendDto {
  @ApiProperty()
  @Length(20, 20, WHO)
  @IsString(WHO)
  driverId: string;

  /** In the order they are driven. */
  @ApiProperty({ type: [String] })
  @Length(20, 20, { each: true, ...STOPS })
  @IsString({ each: true, ...STOPS })
  @ArrayUnique({ message: 'Jede Bestellung nur einmal.' })
  @ArrayMaxSize(MOST_STOPS, { message: `Bitte höchstens ${MOST_STOPS} Halte.` })
  @ArrayMinSize(1, STOPS)
  @IsArray(STOPS)
  orderIds: string[];
}

export class DriverDayDto {
  @ApiPropertyOptional()
  @Given()
  @ShownDay()
  day?: string;
}

/** From whoever holds the link. */
export class StopDto {
  @ApiProperty()
  @MaxLength(100, WHO)
  @IsString(WHO)
  token: string;

  @ApiProperty()
  @MaxLength(40, WHO)
  @IsString(WHO)
  orderId: string;

  @ApiProperty({ enum: ['delivered', 'notMet'] })
  @IsIn(['delivered', 'notMet'], { message: 'Geliefert oder nicht angetroffen?' })
  to: 'delivered' | 'notMet';

  @ApiPropertyOptional()
  @Optional()
  @IsBoolean({ message: 'Wurde der Ausweis gezeigt?' })
  ageChecked?: boolean;
}
