import { Injectable } from '@nestjs/common';
import { OrderHistory } from '../order/history/order-history.service.js';
import type { Order } from '../order/order.types.js';
import { OrderMoney } from '../payment/refund/order-money.service.js';
import type { HistoryAsked } from './history.view.js';
import { questionOf } from './history-question.rules.js';
import { fileHead, fileRow } from './order-file.rules.js';

const BYTE_ORDER_MARK = '\uFEFF';
const AT_ONCE = 100;

/** Orders as a file for the tax adviser. It leaves while it is written: a hundred lines of it are in memory. */
@Injectable()
export class OrderFileService {
  constructor(
    private readonly history: OrderHistory,
    private readonly money: OrderMoney,
  ) {}

  async *csv(shopId: string, asked: HistoryAsked): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + fileHead();
    let orders: Order[] = [];
    for await (const order of this.history.all(shopId, questionOf(asked))) {
      orders.push(order);
      if (orders.length < AT_ONCE) continue;
      yield await this.rows(shopId, orders);
      orders = [];
    }
    yield await this.rows(shopId, orders);
  }

  private async rows(shopId: string, orders: readonly Order[]): Promise<string> {
    const money = await this.money.of(shopId, orders);
    return orders.map((order) => fileRow(order, money.get(order.id))).join('');
  }
}
