import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsIn, Matches, ValidateIf } from 'class-validator';
import { FULFILMENTS, type Fulfilment } from '../../../shared/fulfilment.types.js';
import { Count, Id } from '../../menu/menu-fields.js';
import { Line, Nested, NestedList } from '../../restaurant/fields.js';
import { NewOfferDto } from '../desk/offer.dto.js';
import { TRIAL_GUESTS, type TrialGuest } from './trial.view.js';

const MOST_LINES = 30;
const DAY = /^\d{4}-\d\d-\d\d$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

export class TrialLineDto {
  @Id() productId: string;
  @Id() variantId: string;
  @Count(1, 99) quantity: number;
}

export class TrialDto {
  @ApiProperty({ type: String, nullable: true })
  @ValidateIf((_, value) => value !== null)
  @Id()
  id: string | null;

  @Nested(() => NewOfferDto, 'Welche Regel?') offer: NewOfferDto;

  @ArrayMinSize(1, { message: 'Leg etwas in den Warenkorb.' })
  @ArrayMaxSize(MOST_LINES, { message: 'Das sind zu viele Zeilen zum Probieren.' })
  @NestedList(() => TrialLineDto, 'Was liegt im Warenkorb?')
  lines: TrialLineDto[];

  @ApiProperty({ enum: FULFILMENTS })
  @IsIn(FULFILMENTS, { message: 'Diese Bestellart gibt es nicht.' })
  fulfilment: Fulfilment;

  @ApiProperty({ description: 'In Berlin' })
  @Matches(DAY, { message: 'Bitte einen Tag wählen.' })
  day: string;

  @ApiProperty({ description: 'In Berlin' })
  @Matches(TIME, { message: 'Bitte eine Uhrzeit wählen.' })
  time: string;

  @Line(5) postalCode?: string;

  @ApiProperty({ enum: TRIAL_GUESTS })
  @IsIn(TRIAL_GUESTS, { message: 'Wer bestellt?' })
  guest: TrialGuest;
}
