import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { ChargeFailure } from '../../platform/pay/pay.types.js';
import { formatMoment } from '../../shared/berlin-time.js';
import type { Language } from '../../shared/voice.types.js';
import type { PayAnswer } from '../../shop/payment/payment.view.js';
import type { Shop } from '../../shop/restaurant/shop.types.js';
import { BoughtVouchers } from '../../shop/voucher/sale/bought-vouchers.service.js';
import type { VoucherSale } from '../../shop/voucher/sale/voucher-sale.types.js';
import { VoucherSelling } from '../../shop/voucher/sale/voucher-selling.service.js';
import { Withdrawals } from '../../shop/voucher/withdrawal/withdrawals.service.js';
import { voiceFor } from '../words/voice.rules.js';
import { saleViewOf } from './sale-view.rules.js';
import type { BuyVoucherDto, PaySaleDto, WithdrawDto } from './voucher.dto.js';
import type { SaleView, WithdrawnView } from './voucher.view.js';

/** Buying a voucher, from the form to the paper, and taking it back. */
@Injectable()
export class GuestVouchers {
  constructor(
    private readonly selling: VoucherSelling,
    private readonly bought: BoughtVouchers,
    private readonly withdrawals: Withdrawals,
    private readonly clock: Clock,
  ) {}

  async buy(shop: Shop, body: BuyVoucherDto, { key, lang }: { key: string; lang: Language }) {
    const { cents, name, email, forName = '', greeting = '', toEmail = '', sendOn = null, payment } = body;
    const wish = { cents, buyer: { name, email }, forName, greeting, toEmail, sendOn, service: payment };
    const { token } = await this.selling.buy(shop, wish, { key, speech: voiceFor(shop, lang) });
    return { token };
  }

  pay(shop: Shop, token: string, { payment }: PaySaleDto): Promise<PayAnswer> {
    return this.selling.pay(shop, token, payment);
  }

  async returned(shop: Shop, token: string): Promise<SaleView> {
    const failure = await this.selling.returned(shop, token);
    return this.view(shop, await this.selling.byToken(shop.id, token), failure);
  }

  async show(shop: Shop, token: string): Promise<SaleView> {
    return this.view(shop, await this.selling.byToken(shop.id, token));
  }

  async find(shop: Shop, token: string): Promise<SaleView | null> {
    const sale = await this.selling.findByToken(shop.id, token);
    return sale && this.view(shop, sale);
  }

  async pdf(shop: Shop, token: string): Promise<Buffer> {
    return this.bought.pdf(shop, await this.selling.byToken(shop.id, token));
  }

  async withdraw(
    shop: Shop,
    { token = '', name, email, contract }: WithdrawDto,
    { lang, ip }: { lang: Language; ip: string },
  ): Promise<WithdrawnView> {
    const said = { token, name, email, contract };
    const speech = voiceFor(shop, lang);
    const { state, cents, receivedAt } = await this.withdrawals.declare(shop, said, { address: ip, speech });
    return { state, cents, receivedAt: formatMoment(receivedAt, lang) };
  }

  private async view(shop: Shop, sale: VoucherSale, failure: ChargeFailure | null = null): Promise<SaleView> {
    const [{ voucher, code }, declaredAt] = await Promise.all([
      this.bought.of(sale),
      this.bought.withdrawnFrom(sale),
    ]);
    return saleViewOf(sale, shop, { voucher, code, declaredAt, now: this.clock.now(), failure });
  }
}
