import { Injectable } from '@nestjs/common';
import { searchOf } from '../contact/contact-search.rules.js';
import { OrderRepository } from '../order.repository.js';
import type { Order } from '../order.types.js';
import { type HistoryFilter, HistoryRepository } from './history.repository.js';
import type { HistoryPlace, HistoryQuestion, OrderOutline } from './history.types.js';

const PAGE = 50;

export interface HistorySlice {
  orders: OrderOutline[];
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
    const orders: OrderOutline[] = [];
    for await (const order of this.outlines(shopId, question, after, PAGE + 1)) {
      orders.push(order);
      if (orders.length > PAGE) return { orders: orders.slice(0, PAGE), next: placeOf(orders[PAGE - 1]!) };
    }
    return { orders, next: null };
  }

  /** One after the other, as long as somebody reads on. */
  async *all(shopId: string, question: HistoryQuestion): AsyncGenerator<Order> {
    const filter = filterOf(question);
    if (filter) yield* matching(this.past.walk(shopId, filter), question);
  }

  /** The same without what was ordered. Of those that the store cannot tell, no number is enough. */
  async *outlines(
    shopId: string,
    question: HistoryQuestion,
    after: HistoryPlace | null = null,
    atOnce?: number,
  ): AsyncGenerator<OrderOutline> {
    const filter = filterOf(question);
    if (!filter) return;
    const found = this.past.outlines(shopId, filter, after, question.only ? undefined : atOnce);
    yield* matching(found, question);
  }
}

/** null: nothing can be found by what was typed. */
function filterOf({ search: typed, only, ...rest }: HistoryQuestion): HistoryFilter | null {
  const search = searchOf(typed);
  return typed !== '' && !search ? null : { ...rest, search };
}

async function* matching<T extends OrderOutline>(
  orders: AsyncGenerator<T>,
  { only }: HistoryQuestion,
): AsyncGenerator<T> {
  for await (const order of orders) if (!only || only(order)) yield order;
}

const placeOf = ({ businessDay, number }: OrderOutline): HistoryPlace => ({ day: businessDay, number });
