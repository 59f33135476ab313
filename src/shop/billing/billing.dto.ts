import { ApiPropertyOptional } from '@nestjs/swagger';
import { Equals, IsBoolean, IsIn, IsString, Matches, MaxLength } from 'class-validator';
import { Moment } from '../../platform/http/input/moment.decorator.js';
import { Optional } from '../../platform/http/input/optional.decorator.js';
import { LEVEL, type Level } from '../subscription/plans.js';

const PAID = [LEVEL.starter, LEVEL.professional];
const WHICH = { message: 'Bitte wähle einen Tarif.' };
const HOW = { message: 'Bitte wähle, wie du zahlen möchtest.' };

export class OrderPlanDto {
  @IsIn(PAID, WHICH)
  level: Level;

  @IsIn(['stripe', 'paypal'], HOW)
  service: 'stripe' | 'paypal';

  @IsBoolean()
  @Equals(true, { message: 'Tarife gibt es nur für Unternehmer. Bitte bestätige das.' })
  entrepreneur: boolean;

  @IsBoolean()
  @Equals(true, { message: 'Bitte stimme den AGB zu.' })
  terms: boolean;
}

export class WhichPlanDto {
  @IsIn(PAID, WHICH)
  level: Level;
}

export class ChangePlanDto extends WhichPlanDto {
  /** The moment of the preview. */
  @Moment('Bitte die Seite neu laden.')
  at: Date;
}

export class CancelPlanDto {
  /** Goes on with the free plan afterwards. */
  @ApiPropertyOptional()
  @Optional()
  @IsBoolean()
  thenFree?: boolean;
}

export class InvoiceDto {
  @IsString()
  @Matches(/^TR-\d{4}-\d{6,12}$/, { message: 'So sieht keine Rechnungsnummer aus.' })
  number: string;
}

/** What stands in the address of the checkout; nobody's typing is refused there. */
export class CheckoutDto {
  @Optional()
  @IsString()
  @MaxLength(40)
  plan?: string;

  @Optional()
  @IsString()
  @MaxLength(20)
  done?: string;

  @Optional()
  @IsString()
  @MaxLength(200)
  begun?: string;

  @Optional()
  @IsString()
  @MaxLength(60)
  subscription_id?: string;

  @Optional()
  @IsString()
  @MaxLength(10)
  left?: string;

  @Optional()
  @IsString()
  @MaxLength(200)
  ba_token?: string;

  @Optional()
  @IsString()
  @MaxLength(200)
  token?: string;
}
