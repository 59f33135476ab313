import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  IsEmail,
  IsIn,
  IsInt,
  IsISO8601,
  IsString,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { Clean } from '../../platform/http/input/clean.decorator.js';
import { Optional } from '../../platform/http/input/optional.decorator.js';
import { PAYMENT_SERVICES, type PaymentService } from '../../platform/pay/pay.types.js';
import { MOST_VOUCHER_CENTS } from '../../shop/voucher/voucher.rules.js';
import { says } from '../words/says.js';

const MAIL = says('email.invalid');

export class PaySaleDto {
  @ApiProperty({ enum: PAYMENT_SERVICES })
  @IsIn(PAYMENT_SERVICES, says('payment.unknown'))
  payment: PaymentService;
}

export class BuyVoucherDto extends PaySaleDto {
  @ApiProperty({ minimum: 1, maximum: MOST_VOUCHER_CENTS })
  @Min(1, says('voucher.amount'))
  @Max(MOST_VOUCHER_CENTS, says('voucher.amount'))
  @IsInt(says('voucher.amount'))
  cents: number;

  @ApiProperty()
  @Clean(80)
  @IsString(says('name.missing'))
  @Length(1, 80, says('name.missing'))
  name: string;

  @ApiProperty()
  @MaxLength(120, MAIL)
  @IsEmail({}, MAIL)
  email: string;

  @ApiPropertyOptional()
  @Clean(60)
  @Optional()
  @IsString(says('value.unreadable'))
  forName?: string;

  @ApiPropertyOptional()
  @Clean(300)
  @Optional()
  @IsString(says('voucher.greeting'))
  greeting?: string;

  @ApiPropertyOptional()
  @Optional()
  @MaxLength(120, MAIL)
  @IsEmail({}, MAIL)
  toEmail?: string;

  @ApiPropertyOptional()
  @Optional()
  @Matches(/^\d{4}-\d\d-\d\d$/, says('voucher.day'))
  @IsISO8601({ strict: true }, says('voucher.day'))
  sendOn?: string;
}

export class WithdrawDto {
  @ApiProperty()
  @Clean(80)
  @IsString(says('name.missing'))
  @Length(1, 80, says('name.missing'))
  name: string;

  @ApiProperty()
  @MaxLength(120, MAIL)
  @IsEmail({}, MAIL)
  email: string;

  /** The code, or whatever else tells which one it is. */
  @ApiProperty()
  @Clean(200)
  @IsString(says('contract.missing'))
  @Length(1, 200, says('contract.missing'))
  contract: string;

  @ApiPropertyOptional()
  @Optional()
  @Matches(/^[\w-]{10,60}$/, says('contract.missing'))
  token?: string;
}
