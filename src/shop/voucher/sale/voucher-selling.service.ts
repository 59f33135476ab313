import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { withDeadline } from '../../../platform/dial/deadline.js';
import type { ChargeFailure, PaymentService } from '../../../platform/pay/pay.types.js';
import { berlinClock, MINUTE_MS } from '../../../shared/berlin-time.js';
import { newId, newToken } from '../../../shared/ids.js';
import type { Cents } from '../../../shared/money.js';
import type { Voice } from '../../../shared/voice.types.js';
import { PaymentBeginnings } from '../../payment/begin/payment-beginnings.service.js';
import { SalePayments } from '../../payment/begin/sale-payments.service.js';
import type { PayAnswer } from '../../payment/payment.view.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { AmountNotOffered, NoVouchersHere, SaleNotFound, SendDayRefused } from '../voucher.errors.js';
import { isSoldFor, termsOf } from '../voucher.rules.js';
import { offersVouchers } from './voucher-offer.rules.js';
import { VoucherSaleRepository } from './voucher-sale.repository.js';
import { canSendOn, payableOf } from './voucher-sale.rules.js';
import type { VoucherSale } from './voucher-sale.types.js';

const PAY_WITHIN_MS = 30 * MINUTE_MS;
/** Somebody waits in front of a phone; the read goes on without them. */
const PATIENCE_MS = 6_000;

export interface VoucherWish {
  cents: Cents;
  buyer: { name: string; email: string };
  forName: string;
  greeting: string;
  toEmail: string;
  sendOn: string | null;
  service: PaymentService;
}

/** What a guest does to buy a voucher. */
@Injectable()
export class VoucherSelling {
  constructor(
    private readonly sales: VoucherSaleRepository,
    private readonly beginnings: PaymentBeginnings,
    private readonly payments: SalePayments,
    private readonly clock: Clock,
  ) {}

  /** Under one key it is one sale, however often the button is pressed. */
  async buy(shop: Shop, wish: VoucherWish, { key, speech }: { key: string; speech: Voice }) {
    const terms = termsOf(shop);
    if (!offersVouchers(shop)) throw new NoVouchersHere();
    if (!isSoldFor(terms, wish.cents)) throw new AmountNotOffered(terms.ownFromCents, terms.ownToCents);
    const now = this.clock.now();
    if (wish.sendOn && !canSendOn(wish.sendOn, berlinClock(now).date)) throw new SendDayRefused();
    const { cents, service, ...who } = wish;
    const sale: VoucherSale = {
      id: newId(now.getTime()),
      shopId: shop.id,
      token: newToken(),
      state: 'awaitPayment',
      version: 1,
      cents,
      keepCents: cents,
      ...who,
      speech,
      payment: { way: service, paidCents: 0, refundedCents: 0, state: 'open', paymentId: null },
      payBy: new Date(now.getTime() + PAY_WITHIN_MS),
      createdAt: now,
      paidAt: null,
      toldAt: null,
      mailAt: null,
      idempotencyKey: key,
    };
    return this.sales.add(sale);
  }

  async byToken(shopId: string, token: string): Promise<VoucherSale> {
    const sale = await this.findByToken(shopId, token);
    if (!sale) throw new SaleNotFound();
    return sale;
  }

  findByToken(shopId: string, token: string): Promise<VoucherSale | null> {
    return this.sales.findByToken(shopId, token);
  }

  /** Goes on where it was left off: asked twice there is one payment. */
  async pay(shop: Shop, token: string, service: PaymentService): Promise<PayAnswer> {
    const sale = await this.byToken(shop.id, token);
    return { payment: await this.beginnings.begin(shop, payableOf(sale), service), state: sale.state };
  }

  /** The guest is back: no more than a hint. Answers why the last try came to nothing. */
  async returned(shop: Shop, token: string): Promise<ChargeFailure | null> {
    const sale = await this.byToken(shop.id, token);
    if (sale.state !== 'awaitPayment') return null;
    const looks = this.payments.look(shop.id, sale.id);
    await withDeadline(PATIENCE_MS, () => looks).catch(() => undefined);
    return this.payments.failureOf(shop.id, sale.id);
  }
}
