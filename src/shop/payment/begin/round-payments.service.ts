import { Injectable } from '@nestjs/common';
import type { ChargeFailure } from '../../../platform/pay/pay.types.js';
import type { Order } from '../../order/order.types.js';
import { RoundPaying } from '../../order/paying/round-paying.service.js';
import type { PaymentMethod } from '../../restaurant/pay-ways.types.js';
import { isOnline, payableWith } from '../../restaurant/paying/payable.rules.js';
import type { Shop } from '../../restaurant/shop.types.js';
import { MethodNotOffered, NothingLeftToPay } from '../payment.errors.js';
import type { PayAnswer } from '../payment.view.js';
import { PaymentBeginnings } from './payment-beginnings.service.js';
import { PaymentReturns } from './payment-returns.service.js';

/** Who pays, with what, and where the payment service sends them back to. */
export interface RoundPayer {
  guestId: string;
  method: PaymentMethod;
  /** Below the address of the shop. */
  back: { path: string; token: string };
}

/** Guests at a table pay online what they would have paid in the house. */
@Injectable()
export class RoundPayments {
  constructor(
    private readonly rounds: RoundPaying,
    private readonly beginnings: PaymentBeginnings,
    private readonly returns: PaymentReturns,
  ) {}

  async begin(shop: Shop, order: Order, { guestId, method, back }: RoundPayer): Promise<PayAnswer> {
    const { fulfilment, sums } = order;
    if (!isOnline(method) || !payableWith(shop, fulfilment, sums.payableCents).includes(method))
      throw new MethodNotOffered();
    const reserved = await this.rounds.reserve(shop.id, order.id, guestId);
    if (!reserved) throw new NothingLeftToPay();
    const payment = await this.beginnings.begin(shop, { ...reserved, ...back }, method);
    return { payment, state: reserved.state };
  }

  /** The guest is back: no more than a hint. Answers why the last try came to nothing. */
  look(order: Order): Promise<ChargeFailure | null> {
    return this.returns.look(order);
  }

  release(shop: Shop, order: Order, guestId: string): Promise<void> {
    return this.rounds.release(shop.id, order.id, guestId);
  }
}
