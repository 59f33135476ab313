import { Injectable } from '@nestjs/common';
import { WaitingOrders } from '../../order/ladder/waiting-orders.service.js';
import type { Order } from '../../order/order.types.js';
import { OrderFollowers } from '../../order/order-followers.service.js';
import { KnownShops } from '../../restaurant/known-shops.js';
import { TabNews } from '../tab/tab-news.js';
import { Welcome } from './welcome.service.js';

/** Before what is reserved and the ladder. */
const RANK = 5;

/** Rounds of a table where people have been seated go to kitchen and bar as they are sent. */
@Injectable()
export class RoundFollower {
  constructor(
    followers: OrderFollowers,
    private readonly waiting: WaitingOrders,
    private readonly welcome: Welcome,
    private readonly news: TabNews,
    private readonly shops: KnownShops,
  ) {
    followers.add({ name: 'tables', rank: RANK, follow: (order) => this.follow(order) });
  }

  async follow(order: Order): Promise<void> {
    if (!order.table) return;
    if (order.state === 'placed' && (await this.welcome.isWelcome(order))) {
      const { settings } = await this.shops.get(order.shopId);
      await this.waiting.accept(order, settings.leadMinutes.table);
    }
    this.news.changed(order.shopId, [order.table.tabId]);
  }
}
