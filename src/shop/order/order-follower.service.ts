import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Queue } from '../../platform/queue/queue.js';
import { OrderMails } from '../order-mail/order-mails.service.js';
import { KitchenService } from './kitchen.service.js';
import { OUTBOX } from './order.jobs.js';
import { OrderRepository } from './order.repository.js';
import type { OrderHappened } from './order.types.js';
import { Reservations } from './reservations.service.js';

/** Follows what has been written: first the paper, then the mail. Run twice it has one effect. */
@Injectable()
export class OrderFollower implements OnModuleInit {
  constructor(
    private readonly queue: Queue,
    private readonly orders: OrderRepository,
    private readonly kitchen: KitchenService,
    private readonly mails: OrderMails,
    private readonly reservations: Reservations,
  ) {}

  onModuleInit(): void {
    this.queue.handle(OUTBOX, (happened) => this.follow(happened));
  }

  async follow({ shopId, orderId, to }: OrderHappened): Promise<void> {
    const order = await this.orders.get(shopId, orderId);
    await this.kitchen.follow(order, to);
    await this.reservations.follow(order, to);
    await this.mails.tellGuest(order, to);
    await this.mails.tellRestaurant(order, to);
  }
}
