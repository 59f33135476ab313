import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayUnique, IsArray, IsIn, IsInt, Max, Min, ValidateIf } from 'class-validator';
import { FULFILMENTS, type Fulfilment } from '../../shared/fulfilment.types.js';
import {
  MOST_PAY_CENTS,
  PAYMENT_METHODS,
  type PaymentMethod,
  type PayWay,
} from '../restaurant/pay-ways.types.js';

const WRONG = { message: 'Bitte einen Betrag bis 100.000,00 € angeben.' };

/** null: no limit. */
const Limit = () =>
  applyDecorators(
    ValidateIf((_, value) => value !== null),
    IsInt(WRONG),
    Min(0, WRONG),
    Max(MOST_PAY_CENTS, WRONG),
    ApiProperty({ type: 'integer', nullable: true, minimum: 0, maximum: MOST_PAY_CENTS }),
  );

export class PayWayDto implements PayWay {
  @ApiProperty({ enum: PAYMENT_METHODS })
  @IsIn(PAYMENT_METHODS, { message: 'Diese Zahlart gibt es nicht.' })
  method: PaymentMethod;

  @ApiProperty({ enum: FULFILMENTS, isArray: true })
  @ArrayUnique({ message: 'Das steht schon da.' })
  @IsIn(FULFILMENTS, { each: true, message: 'Das gibt es hier nicht.' })
  @IsArray({ message: 'Bitte eine Liste angeben.' })
  fulfilments: Fulfilment[];

  @Limit() minCents: number | null;
  @Limit() maxCents: number | null;
}
