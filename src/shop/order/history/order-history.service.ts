import { Injectable } from '@nestjs/common';
import { OrderRepository } from '../order.repository.js';
import type { Order } from '../order.types.js';
import { HistoryRepository } from './history.repository.js';
import type { HistoryPlace, HistoryQuestion } from './history.types.js';
import { isFound } from './history-search.rules.js';

const PAGE = 50;
/** A search that finds nothing goes on only when it is asked to. */
const LOOKED_AT = 5_000;

export interface HistorySlice {
  orders: Order[];
  /** Where the next one begins; null after the last order. */
  next: HistoryPlace | null;
  /** The search has come to this day and stopped; null when it has seen all it was asked to. */
  stoppedAt: string | null;
}

/** Looking back at orders of a shop, whatever has become of them. */
@Injectable()
export class OrderHistory {
  constructor(
    private readonly past: HistoryRepository,
    private readonly orders: OrderRepository,
  ) {}

  get(shopId: string, id: string): Promise<Order> {
    return this.orders.get(shopId, id);
  }

  /** With room for one more, so that the last page knows that it is. */
  async slice(shopId: string, question: HistoryQuestion, after: HistoryPlace | null): Promise<HistorySlice> {
    const orders: Order[] = [];
    let seen = 0;
    const atOnce = question.search ? undefined : PAGE + 1;
    for await (const order of this.past.walk(shopId, question, after, atOnce)) {
      seen += 1;
      if (isWanted(order, question)) orders.push(order);
      if (orders.length > PAGE)
        return { orders: orders.slice(0, PAGE), next: placeOf(orders[PAGE - 1]!), stoppedAt: null };
      if (seen >= LOOKED_AT) return { orders, next: placeOf(order), stoppedAt: order.businessDay };
    }
    return { orders, next: null, stoppedAt: null };
  }

  /** One after the other, as long as somebody reads on. */
  async *all(shopId: string, question: HistoryQuestion): AsyncGenerator<Order> {
    for await (const order of this.past.walk(shopId, question, null)) {
      if (isWanted(order, question)) yield order;
    }
  }
}

const isWanted = (order: Order, { search }: HistoryQuestion): boolean =>
  search === '' || isFound(order, search);

const placeOf = ({ businessDay, number }: Order): HistoryPlace => ({ day: businessDay, number });
