import { Injectable } from '@nestjs/common';
import type { Order } from '../../order/order.types.js';
import { PaymentRepository } from '../payment.repository.js';
import { type MoneyByRate, moneyByRate } from './money-by-rate.rules.js';

type Paid = Pick<Order, 'id' | 'sums' | 'payment'>;

/** What others book of the money of orders. */
@Injectable()
export class OrderMoney {
  constructor(private readonly payments: PaymentRepository) {}

  /** Orders whose money should have gone back and did not, of every restaurant. */
  async listRefundedInVain(since: Date, limit: number): Promise<{ shopId: string; orderId: string }[]> {
    const found = await this.payments.listRefundedInVain(since, limit);
    return found.flatMap(({ shopId, for: { kind, id } }) =>
      kind === 'order' ? [{ shopId, orderId: id }] : [],
    );
  }

  /** By the id of the order; those that nobody has paid online are not in it. */
  async of(shopId: string, orders: readonly Paid[]): Promise<Map<string, MoneyByRate>> {
    const ids = orders.flatMap(({ payment }) => payment.paymentId ?? []);
    if (ids.length === 0) return new Map();
    const payments = new Map((await this.payments.list(shopId, ids)).map((one) => [one.id, one]));
    return new Map(
      orders.flatMap((order) => {
        const payment = payments.get(order.payment.paymentId ?? '');
        return payment ? [[order.id, moneyByRate(order, payment)] as const] : [];
      }),
    );
  }
}
