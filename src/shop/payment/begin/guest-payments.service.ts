import { Injectable } from '@nestjs/common';
import type { ChargeFailure } from '../../../platform/pay/pay.types.js';
import type { Order } from '../../order/order.types.js';
import { OrdersByToken } from '../../order/orders-by-token.service.js';
import { OrderPaying } from '../../order/paying/order-paying.service.js';
import { OrderChecks } from '../../order/placing/order-checks.js';
import type { PaymentMethod } from '../../restaurant/pay-ways.types.js';
import { isOnline, payableWith } from '../../restaurant/paying/payable.rules.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { CannotBeginPayment, MethodNotOffered, NothingLeftToPay } from '../payment.errors.js';
import type { BegunPaymentView, PayAnswer } from '../payment.view.js';
import { PaymentBeginnings } from './payment-beginnings.service.js';
import { PaymentReturns } from './payment-returns.service.js';

/** What a guest does about paying. */
@Injectable()
export class GuestPayments {
  constructor(
    private readonly orders: OrdersByToken,
    private readonly paying: OrderPaying,
    private readonly checks: OrderChecks,
    private readonly beginnings: PaymentBeginnings,
    private readonly returns: PaymentReturns,
  ) {}

  /** Right after the order was written; null: it is not paid online, or the service did not answer and is asked again. */
  async beginFor(shop: Shop, order: Order): Promise<BegunPaymentView | null> {
    const { way } = order.payment;
    if (order.state !== 'awaitPayment' || !isOnline(way)) return null;
    return this.beginnings.begin(shop, order, way).catch((error: unknown) => {
      if (error instanceof CannotBeginPayment) return null;
      throw error;
    });
  }

  /** Once more, or in another way. */
  async pay(shop: Shop, token: string, method: PaymentMethod): Promise<PayAnswer> {
    const order = await this.orders.byToken(shop.id, token);
    if (order.state !== 'awaitPayment') throw new NothingLeftToPay();
    const { fulfilment, sums } = order;
    if (!payableWith(shop, fulfilment, sums.payableCents).includes(method)) throw new MethodNotOffered();
    if (isOnline(method))
      return { payment: await this.beginnings.begin(shop, order, method), state: order.state };

    const { phone } = order.contact;
    await this.checks.callFirst(shop, { phone, payableCents: sums.payableCents, fulfilment, way: method });
    const placing = { way: method, paymentId: null, heldCents: 0, test: false };
    const placed = await this.paying.place(shop.id, order.id, placing);
    if (!placed) throw new NothingLeftToPay();
    return { payment: null, state: placed.state };
  }

  /** The guest is back: no more than a hint. Answers why the last try came to nothing; null when nobody has said no. */
  async returned(shop: Shop, token: string): Promise<ChargeFailure | null> {
    return this.returns.look(await this.orders.byToken(shop.id, token));
  }
}
