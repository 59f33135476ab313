import { Injectable } from '@nestjs/common';
import { searchOf } from '../contact/contact-search.rules.js';
import { OrderRepository } from '../order.repository.js';
import type { Order } from '../order.types.js';
import { HistoryRepository } from './history.repository.js';
import type { HistoryPlace, HistoryQuestion } from './history.types.js';

const PAGE = 50;

export interface HistorySlice {
  orders: Order[];
  /** Where the next one begins; null after the last order. */
  next: HistoryPlace | null;
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
    for await (const order of this.found(shopId, question, after, PAGE + 1)) {
      orders.push(order);
      if (orders.length > PAGE) return { orders: orders.slice(0, PAGE), next: placeOf(orders[PAGE - 1]!) };
    }
    return { orders, next: null };
  }

  /** One after the other, as long as somebody reads on. */
  all(shopId: string, question: HistoryQuestion): AsyncGenerator<Order> {
    return this.found(shopId, question, null);
  }

  private async *found(
    shopId: string,
    { search: typed, only, ...rest }: HistoryQuestion,
    after: HistoryPlace | null,
    atOnce?: number,
  ): AsyncGenerator<Order> {
    const search = searchOf(typed);
    if (typed !== '' && !search) return;
    if (!only) return yield* this.past.walk(shopId, { ...rest, search }, after, atOnce);
    for await (const order of this.past.walk(shopId, { ...rest, search }, after))
      if (only(order)) yield order;
  }
}

const placeOf = ({ businessDay, number }: Order): HistoryPlace => ({ day: businessDay, number });
