import { Body, Get, Headers, Ip, Param, Res } from '@nestjs/common';
import { ApiProduces } from '@nestjs/swagger';
import { RateLimit } from '../../platform/http/rate-limit.decorator.js';
import type { Reply } from '../../platform/http/request.js';
import { sendFile } from '../../platform/http/send-file.js';
import type { Language } from '../../shared/voice.types.js';
import type { PayAnswer } from '../../shop/payment/payment.view.js';
import { GuestAction, GuestCalls } from '../shop/guest-routes.decorator.js';
import { GuestShop } from '../shop/guest-shop.decorator.js';
import type { OpenShop } from '../shop/open-shops.js';
import { KeyMissing } from '../shop/storefront.errors.js';
import { Lang } from '../words/lang.decorator.js';
import { GuestVouchers } from './guest-vouchers.service.js';
import { BuyVoucherDto, PaySaleDto, WithdrawDto } from './voucher.dto.js';
import type { SaleView, WithdrawnView } from './voucher.view.js';

const KEY = /^[\w-]{8,200}$/;

@GuestCalls('api/storefront/:slug/voucher')
export class GuestVoucherController {
  constructor(private readonly vouchers: GuestVouchers) {}

  @GuestAction('buy', 201)
  buy(
    @GuestShop() shop: OpenShop,
    @Body() body: BuyVoucherDto,
    @Lang() lang: Language,
    @Headers('idempotency-key') key = '',
  ): Promise<{ token: string }> {
    if (!KEY.test(key)) throw new KeyMissing();
    return this.vouchers.buy(shop, body, { key, lang });
  }

  /** Without an account, at any time (§ 356a BGB). */
  @GuestAction('withdraw', 200, 10)
  withdraw(
    @GuestShop() shop: OpenShop,
    @Body() body: WithdrawDto,
    @Lang() lang: Language,
    @Ip() ip: string,
  ): Promise<WithdrawnView> {
    return this.vouchers.withdraw(shop, body, { lang, ip });
  }

  @Get(':token')
  show(@GuestShop() shop: OpenShop, @Param('token') token: string): Promise<SaleView> {
    return this.vouchers.show(shop, token);
  }

  @GuestAction(':token/pay')
  pay(
    @GuestShop() shop: OpenShop,
    @Param('token') token: string,
    @Body() body: PaySaleDto,
  ): Promise<PayAnswer> {
    return this.vouchers.pay(shop, token, body);
  }

  /** The guest is back from the bank or PayPal: the service is asked at once. */
  @GuestAction(':token/paid', 200, 60)
  paid(@GuestShop() shop: OpenShop, @Param('token') token: string): Promise<SaleView> {
    return this.vouchers.returned(shop, token);
  }

  @Get(':token/pdf')
  @RateLimit({ points: 20, seconds: 60, by: 'address' })
  @ApiProduces('application/pdf')
  async pdf(@GuestShop() shop: OpenShop, @Param('token') token: string, @Res() reply: Reply): Promise<void> {
    const content = await this.vouchers.pdf(shop, token);
    await sendFile(reply, { type: 'application/pdf', name: 'Gutschein.pdf', content });
  }
}
