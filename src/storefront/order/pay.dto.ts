import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { PAYMENT_METHODS, type PaymentMethod } from '../../shop/restaurant/pay-ways.types.js';
import { says } from '../words/says.js';

export class PayDto {
  @ApiProperty({ enum: PAYMENT_METHODS })
  @IsIn(PAYMENT_METHODS, says('payment.unknown'))
  payment: PaymentMethod;
}
