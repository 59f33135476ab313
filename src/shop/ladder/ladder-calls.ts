import { Injectable } from '@nestjs/common';
import { WaitingOrders } from '../order/ladder/waiting-orders.service.js';
import type { LadderStep, Order } from '../order/order.types.js';
import { OrderMails } from '../order-mail/order-mails.service.js';
import { Pushes } from '../push/pushes.service.js';
import type { Shop } from '../restaurant/shop.types.js';
import { waitingPush } from './ladder-push.rules.js';

/** The steps of the ladder; each twice has one effect. */
@Injectable()
export class LadderCalls {
  constructor(
    private readonly pushes: Pushes,
    private readonly mails: OrderMails,
    private readonly orders: WaitingOrders,
  ) {}

  async take(step: LadderStep, order: Order, shop: Shop): Promise<void> {
    switch (step) {
      case 'push':
        return this.pushes.sendLater(shop.id, waitingPush(order, shop.name));
      case 'mail':
        return this.mails.mailWaiting(order, shop);
      case 'reject':
        return void (await this.orders.reject(order));
    }
  }
}
