import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { OrderNotFound } from '../../shop/order/order.errors.js';
import type { Order } from '../../shop/order/order.types.js';
import { TableOrders } from '../../shop/order/table/table-orders.service.js';
import { RoundPayments } from '../../shop/payment/begin/round-payments.service.js';
import type { PayAnswer } from '../../shop/payment/payment.view.js';
import type { PaymentMethod } from '../../shop/restaurant/pay-ways.types.js';
import type { Shop } from '../../shop/restaurant/shop.types.js';
import { ServedTables } from '../../shop/table/serve/served-tables.service.js';
import { payRoundOf } from './guest-table.rules.js';
import type { PayRoundView } from './table.view.js';

/** A round of the table somebody sits at, whoever ordered it. */
export interface AskedRound {
  guest: string;
  orderId: string;
}

/** What guests at a table pay online before they leave. What they pay in the house is the house's own till's. */
@Injectable()
export class TablePayments {
  constructor(
    private readonly served: ServedTables,
    private readonly rounds: TableOrders,
    private readonly payments: RoundPayments,
    private readonly clock: Clock,
  ) {}

  async show(shop: Shop, asked: AskedRound, failure: string | null = null): Promise<PayRoundView> {
    const { order, me } = await this.find(shop, asked);
    const view = payRoundOf(order, { shop, now: this.clock.now(), me });
    return { ...view, money: { ...view.money, failure } };
  }

  async pay(shop: Shop, asked: AskedRound, method: PaymentMethod): Promise<PayAnswer> {
    const { order, me, code } = await this.find(shop, asked);
    const back = { path: `tisch/${code}`, token: 'zahlen' };
    return this.payments.begin(shop, order, { guestId: me, method, back });
  }

  async returned(shop: Shop, asked: AskedRound): Promise<PayRoundView> {
    const { order } = await this.find(shop, asked);
    return this.show(shop, asked, await this.payments.look(order));
  }

  async release(shop: Shop, asked: AskedRound): Promise<PayRoundView> {
    const { order, me } = await this.find(shop, asked);
    await this.payments.release(shop, order, me);
    return this.show(shop, asked);
  }

  /** Of one's own table alone: the secret says which that is. */
  private async find(shop: Shop, { guest, orderId }: AskedRound) {
    const { seat, served } = await this.served.seated(shop, guest);
    const ids = seat.parts.map(({ id }) => id);
    const order: Order | undefined = (await this.rounds.ofTabs(shop.id, ids)).find(
      ({ id }) => id === orderId,
    );
    if (!order) throw new OrderNotFound();
    return { order, me: seat.guest.id, code: served.table.code };
  }
}
