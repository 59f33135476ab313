import { Injectable } from '@nestjs/common';
import { OrderHistory } from '../order/history/order-history.service.js';
import type { Order } from '../order/order.types.js';
import { OrderMoney } from '../payment/refund/order-money.service.js';
import { type TillOrder, toTillOrder } from './till-body.rules.js';

const MOST_ORDERS = 1_000;

/** Orders as a till gets them, with their money. */
@Injectable()
export class TillOrders {
  constructor(
    private readonly history: OrderHistory,
    private readonly money: OrderMoney,
  ) {}

  async one(order: Order): Promise<TillOrder> {
    return toTillOrder(order, (await this.money.of(order.shopId, [order])).get(order.id));
  }

  async ofDay(shopId: string, day: string): Promise<TillOrder[]> {
    const orders: Order[] = [];
    const all = {
      from: day,
      to: day,
      states: null,
      way: null,
      payment: null,
      money: null,
      by: null,
      search: '',
    };
    for await (const order of this.history.all(shopId, all)) {
      if (order.state !== 'awaitPayment') orders.push(order);
      if (orders.length >= MOST_ORDERS) break;
    }
    const money = await this.money.of(shopId, orders);
    return orders.map((order) => toTillOrder(order, money.get(order.id)));
  }
}
