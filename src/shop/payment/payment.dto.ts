import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsIn, IsInt, IsString, Length, Max, MaxLength, Min } from 'class-validator';
import { Clean } from '../../platform/http/input/clean.decorator.js';
import { Optional } from '../../platform/http/input/optional.decorator.js';
import { PAYMENT_SERVICES, type PaymentService } from '../../platform/pay/pay.types.js';
import { NestedList } from '../restaurant/fields.js';
import { MOST_PAY_CENTS } from '../restaurant/pay-ways.types.js';

const WHICH = { message: 'Welche Bestellung ist gemeint?' };
const SUM = { message: 'Bitte einen Betrag von mindestens 0,01 € angeben.' };
const LINE = { message: 'Welche Position ist gemeint?' };
const PIECES = { message: 'Bitte eine Stückzahl angeben.' };
const ON_SITE = ['cash', 'cardOnSite'] as const;

export class WhichPaidOrderDto {
  @ApiProperty()
  @Length(20, 20, WHICH)
  @IsString(WHICH)
  orderId: string;
}

export class PayAtDoorDto extends WhichPaidOrderDto {
  @ApiProperty({ enum: ON_SITE })
  @IsIn(ON_SITE, { message: 'Bar oder mit Karte?' })
  way: (typeof ON_SITE)[number];
}

class RefundedLineDto {
  @ApiProperty()
  @MaxLength(60, LINE)
  @IsString(LINE)
  lineId: string;

  /** So many pieces are given back. */
  @ApiProperty()
  @Max(999, PIECES)
  @Min(1, PIECES)
  @IsInt(PIECES)
  quantity: number;
}

/** Everything that is left, or a sum, or lines. */
export class RefundDto extends WhichPaidOrderDto {
  @ApiPropertyOptional({ type: 'integer' })
  @Optional()
  @Max(MOST_PAY_CENTS, { message: 'So viel kostet keine Bestellung.' })
  @Min(1, SUM)
  @IsInt(SUM)
  cents?: number;

  @ApiPropertyOptional({ type: [RefundedLineDto] })
  @Optional()
  @ArrayMaxSize(100, { message: 'Bitte höchstens 100 Positionen.' })
  @NestedList(() => RefundedLineDto, 'Bitte eine Liste angeben.')
  lines?: RefundedLineDto[];

  @ApiPropertyOptional()
  @Optional()
  @Clean(140)
  @IsString({ message: 'Bitte einen Grund angeben.' })
  reason?: string;

  /** What the page has seen as refunded; another figure means that somebody was quicker. */
  @ApiPropertyOptional({ type: 'integer' })
  @Optional()
  @IsInt({ message: 'Bitte die Seite neu laden.' })
  refundedCents?: number;
}

export class CheckKeysDto {
  @ApiPropertyOptional({ enum: PAYMENT_SERVICES })
  @Optional()
  @IsIn(PAYMENT_SERVICES, { message: 'Diesen Zahlungsdienst gibt es nicht.' })
  service?: PaymentService;
}
