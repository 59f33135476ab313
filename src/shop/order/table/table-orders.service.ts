import { Injectable } from '@nestjs/common';
import { columnOf } from '../order.rules.js';
import type { Order } from '../order.types.js';
import { OrderNews } from '../order-news.js';
import { TableOrdersRepository } from './table-orders.repository.js';

/** Rounds of parties at tables. */
@Injectable()
export class TableOrders {
  constructor(
    private readonly orders: TableOrdersRepository,
    private readonly news: OrderNews,
  ) {}

  ofTabs(shopId: string, tabIds: readonly string[]): Promise<Order[]> {
    return tabIds.length > 0 ? this.orders.listOfTabs(shopId, tabIds) : Promise.resolve([]);
  }

  /** The board shows where to carry it. */
  async relabel(shopId: string, tabIds: readonly string[], label: string): Promise<void> {
    await this.orders.relabel(shopId, tabIds, label);
    for (const order of await this.ofTabs(shopId, tabIds))
      if (columnOf(order.state)) this.news.changed(order);
  }
}
